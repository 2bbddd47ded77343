/** Puts the focus on the heading of an element's first surface. */
export function focusHeading(element: Element | null | undefined): boolean {
  const heading = element?.querySelector<HTMLElement>(
    '[data-elicit-part="heading"], [data-elicit-part="receipt-heading"]',
  );
  heading?.focus();
  return heading !== null && heading !== undefined;
}
