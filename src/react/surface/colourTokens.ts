/** The `--elicit-*` tokens that are colours. */
export const COLOURS = [
  'bg',
  'bg-subtle',
  'bg-field',
  'bg-hover',
  'bg-active',
  'fg',
  'fg-muted',
  'border',
  'border-control',
  'border-control-hover',
  'accent',
  'accent-hover',
  'accent-active',
  'on-accent',
  'accent-subtle',
  'accent-border',
  'focus',
  'danger',
  'danger-subtle',
  'danger-border',
  'warn',
  'warn-subtle',
  'warn-border',
  'success',
  'success-subtle',
].map((name) => `--elicit-${name}`);

let hasWarned = false;

/**
 * Resets all colour tokens if one of the host's is not a colour: CSS has no fallback for such a value, so a button would
 * lose its background. All are reset, because the host's text colour may be unreadable on our background.
 */
export function resetInvalidColours(root: HTMLElement): void {
  // jsdom has no CSS.supports
  if (typeof CSS === 'undefined' || typeof CSS.supports !== 'function') return;
  const style = getComputedStyle(root);
  const values = COLOURS.map((token) => [token, style.getPropertyValue(token).trim()] as const);
  const bad = values.find(([, value]) => value !== '' && !CSS.supports('color', value));
  if (!bad) return;
  for (const token of COLOURS) root.style.setProperty(token, 'initial');
  if (hasWarned) return;
  hasWarned = true;
  console.error(
    `mcp-elicitation-react: ${bad[0]} is "${bad[1]}", which is not a colour. The kit's own colours are used. A bundler that compiles light-dark() for old browsers can cause this: give the colours for light and for dark in two rules.`,
  );
}
