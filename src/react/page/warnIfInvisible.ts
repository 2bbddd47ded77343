declare const process: { env: { NODE_ENV?: string } };

/** Bundlers replace the expression. Without a bundler this counts as production. */
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
 * A ref for the button that accepts. In development it warns, once, if our style sheet is loaded but a rule of the page
 * has removed the button's background and border.
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
