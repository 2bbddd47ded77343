/** Puts the focus on an element by its id, in the document or shadow root in which it stands. */
export function focusById(root: Node, id: string): void {
  find(root, id)?.focus();
}

/** Puts the focus on a question's control; in a group, on the first that is marked wrong. Its label comes into view. */
export function focusControl(from: Element, controlId: string): void {
  const control = find(from.getRootNode(), controlId);
  const field = control?.closest('[data-elicit-part="field"]');
  const isWrong = control?.matches('[aria-invalid]');
  const wrong = field?.querySelector<HTMLElement>(':is(input, select, textarea)[aria-invalid]');
  const target = isWrong ? control : (wrong ?? control);
  target?.focus({ preventScroll: true });
  const label = field?.querySelector('[data-elicit-part="label"]') ?? target;
  // jsdom has no layout to scroll.
  label?.scrollIntoView?.({ block: 'nearest' });
}

function find(root: Node, id: string): HTMLElement | null {
  return 'getElementById' in root ? (root as Document).getElementById(id) : null;
}
