import type { Environment } from 'downshift';

/** What downshift listens to: within a shadow root, events of the window have lost their target. */
export function environmentOf(root: Node): Environment | undefined {
  if (!('host' in root)) return undefined;
  return {
    addEventListener: root.addEventListener.bind(root),
    removeEventListener: root.removeEventListener.bind(root),
    document: root as unknown as Document,
    Node,
  };
}
