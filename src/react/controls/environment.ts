import type { Environment } from 'downshift';

/** What downshift listens to: within a shadow root, events of the window have lost their target. */
export function environmentOf(root: Node): { environment?: Environment } {
  if (!('host' in root)) return {};
  const shadow = root as ShadowRoot;
  const view = {
    get activeElement() {
      return shadow.activeElement ?? document.body;
    },
    getElementById: (id: string) => shadow.getElementById(id),
    createElement: document.createElement.bind(document),
    body: document.body,
  };
  const environment = {
    addEventListener: shadow.addEventListener.bind(shadow),
    removeEventListener: shadow.removeEventListener.bind(shadow),
    document: view as unknown as Document,
    Node,
  };
  return { environment };
}
