/** Puts the focus on a question's control, wherever the form is mounted; scrolls its label into view. */
export function focusControl(from: Element, controlId: string): void {
  const root = from.getRootNode();
  if (!('getElementById' in root)) return;
  const control = (root as Document | ShadowRoot).getElementById(controlId);
  const field = control?.closest('[data-elicit-part="field"]');
  const invalid = field?.querySelector<HTMLElement>(':is(input, select, textarea)[aria-invalid]');
  const target = control?.matches('[aria-invalid]') ? control : (invalid ?? control);
  target?.focus({ preventScroll: true });
  const label = field?.querySelector('[data-elicit-part="label"]') ?? target;
  label?.scrollIntoView?.({ block: 'nearest' });
}
