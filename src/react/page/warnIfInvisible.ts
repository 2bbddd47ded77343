declare const process: { env: { NODE_ENV?: string } };

/** Bundlers write the answer in; without one nobody is watching the console. */
function isDevelopment(): boolean {
  try {
    return process.env.NODE_ENV !== 'production';
  } catch {
    return false;
  }
}

const isUnseen = (colour: string) => /^(?:transparent|rgba\(.*, 0\))$/.test(colour);

let hasWarned = false;

/**
 * A ref for the button that accepts. In development, and once, it tells when the kit's style sheet is there but a
 * rule of the page has taken the button's fill and edge away: what cannot be seen is pressed by accident, or never.
 */
export function warnIfInvisible(button: HTMLButtonElement | null): void {
  if (!button || hasWarned || !isDevelopment()) return;
  const style = getComputedStyle(button);
  const isDressed = style.getPropertyValue('--_accent') !== '';
  const hasEdge = style.borderTopWidth !== '0px' && !isUnseen(style.borderTopColor);
  if (!isDressed || hasEdge || !isUnseen(style.backgroundColor)) return;
  hasWarned = true;
  console.warn(
    "mcp-elicitation-react: The button that accepts cannot be seen. A reset of this page wins over 'mcp-elicitation-react/styles.css', because it is in no cascade layer or in a later one. Import 'mcp-elicitation-react/styles.unlayered.css' instead, or say the order of the layers before anything else: @layer reset, base, elicit;",
  );
}
