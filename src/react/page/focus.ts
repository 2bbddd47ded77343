// Where the focus is, also within a shadow root, where `document.activeElement` is only the host.

/** The focused element of the tree that `node` is in. */
export function activeElement(node: Node): Element | null {
  const root = node.getRootNode();
  return root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
}

/** Whether the focus is on or in `element`. */
export function hasFocus(element: Element | null): boolean {
  return element !== null && element.contains(activeElement(element));
}

/** The focused element of the page, through all open shadow roots. */
export function deepActiveElement(): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}

/** Whether what had the focus has gone with it. */
export function isFocusNowhere(): boolean {
  const active = deepActiveElement();
  return active === null || active === document.body;
}

/** Whether keys typed there are text. */
export function isEditable(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement)
    return !/^(button|checkbox|radio|submit|reset|range|color|file|image)$/.test(target.type);
  return (
    target instanceof HTMLTextAreaElement || target.isContentEditable || target.role === 'textbox'
  );
}
