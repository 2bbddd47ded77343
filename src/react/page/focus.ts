import type { FocusEvent } from 'react';

// Finds and moves the focus, also in a shadow root, where `document.activeElement` is only the shadow host.

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

/** Whether nothing has the focus, because the focused element was removed. */
export function isFocusNowhere(): boolean {
  const active = deepActiveElement();
  return active === null || active === document.body;
}

/** Whether it takes text from the keyboard. */
export function isEditable(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement)
    return !/^(button|checkbox|radio|submit|reset|range|color|file|image)$/.test(target.type);
  return (
    target instanceof HTMLTextAreaElement || target.isContentEditable || target.role === 'textbox'
  );
}

/**
 * Runs a check after blur, once the new element has the focus. Until then nothing has it: removing an element from a
 * dialog at that moment would make the dialog's focus trap move the focus back.
 */
export function afterFocusMoved({ relatedTarget }: FocusEvent, check: () => void): void {
  if (relatedTarget) relatedTarget.addEventListener('focusin', () => check(), { once: true });
  else check();
}

/** Puts the focus on an element by its id, in the document or shadow root that contains it. */
export function focusById(root: Node, id: string): void {
  find(root, id)?.focus();
}

/**
 * Puts the focus on a field's control; in a group, on the first that is marked wrong. Its label comes into view:
 * `start` puts it to the top, with as much as possible of what follows.
 */
export function focusControl(
  from: Element,
  controlId: string,
  block: 'nearest' | 'start' = 'nearest',
): void {
  const control = find(from.getRootNode(), controlId);
  const field = control?.closest('[data-elicit-part="field"]');
  const isWrong = control?.matches('[aria-invalid]');
  const wrong = field?.querySelector<HTMLElement>(':is(input, select, textarea)[aria-invalid]');
  const target = isWrong ? control : (wrong ?? control);
  target?.focus({ preventScroll: true });
  const label = field?.querySelector('[data-elicit-part="label"]') ?? target;
  // jsdom has no layout to scroll.
  label?.scrollIntoView?.({ block });
}

function find(root: Node, id: string): HTMLElement | null {
  return 'getElementById' in root ? (root as Document).getElementById(id) : null;
}

/** Puts the focus on the heading of an element's first surface. */
export function focusHeading(element: Element | null | undefined): boolean {
  const heading = element?.querySelector<HTMLElement>(
    '[data-elicit-part="heading"], [data-elicit-part="receipt-heading"]',
  );
  heading?.focus();
  return heading !== null && heading !== undefined;
}
