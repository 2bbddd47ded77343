/** How long a request stays after the last surface went: a remount, or Strict Mode's second mount, takes it over. */
const grace = 1000;

/** Several surfaces on one queue: the one that has been there longest shows the requests. */
export function createSurfaces(onChange: () => void, onDeserted: () => void) {
  const surfaces = new Set<object>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function detach(surface: object): void {
    if (!surfaces.delete(surface)) return;
    if (surfaces.size === 0) timer = setTimeout(onDeserted, grace);
    onChange();
  }

  return {
    attach(surface: object): () => void {
      if (typeof surface !== 'object' || surface === null) return () => {}; // a caller without types
      clearTimeout(timer);
      surfaces.add(surface);
      onChange();
      return () => detach(surface);
    },
    activeSurface: (): object | undefined => surfaces.values().next().value,
  };
}
