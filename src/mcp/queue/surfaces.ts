import { atTime } from './deadline.js';

/**
 * The surfaces of one queue. The one that was attached first is active.
 *
 * @param leaveMs how long after the last one was detached the person counts as gone; 0 waits one microtask, which is enough for
 *   Strict Mode's second mount
 */
export function createSurfaces(leaveMs: number, onChange: () => void, onLeave: () => void) {
  const surfaces = new Set<object>();
  let callOff: (() => void) | undefined;
  let hasLeft = false;

  function leave(): void {
    if (surfaces.size > 0) return; // another one came
    hasLeft = true;
    onLeave();
  }

  function detach(surface: object): void {
    if (!surfaces.delete(surface)) return;
    if (surfaces.size === 0) {
      if (leaveMs === 0) queueMicrotask(leave);
      else if (leaveMs !== Infinity) callOff = atTime(Date.now() + leaveMs, leave);
    }
    onChange();
  }

  return {
    /** Whether all surfaces were detached, for longer than `leaveMs`. */
    hasLeft: () => hasLeft,
    attach(surface: object): () => void {
      if (typeof surface !== 'object' || surface === null) return () => {}; // a caller without types
      callOff?.();
      hasLeft = false;
      surfaces.add(surface);
      onChange();
      return () => detach(surface);
    },
    activeSurface: (): object | undefined => surfaces.values().next().value,
  };
}
