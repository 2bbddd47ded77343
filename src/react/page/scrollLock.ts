let locks = 0;
let restore = () => {};

/** Through CSSOM, since a strict content security policy forbids a style element, which is how most libraries do it. */
function hold(root: HTMLElement): () => void {
  // The page must not jump by the width of the scroll bar that goes.
  const bar = Math.max(0, window.innerWidth - root.clientWidth);
  return 'adoptedStyleSheets' in document ? holdBySheet(bar) : holdByStyle(root.style, bar);
}

/** Apart from the style attribute, in which a modal of the host's that closes under ours puts back what was there. */
function holdBySheet(bar: number): () => void {
  const sheet = new CSSStyleSheet();
  const padding = bar > 0 ? `padding-inline-end: ${bar}px !important` : '';
  sheet.replaceSync(`:root { overflow: hidden !important; ${padding} }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}

/** For browsers before 2023. */
function holdByStyle(style: CSSStyleDeclaration, bar: number): () => void {
  const { overflow, paddingInlineEnd } = style;
  style.overflow = 'hidden';
  if (bar > 0) style.paddingInlineEnd = `${bar}px`;
  return () => {
    style.overflow = overflow;
    style.paddingInlineEnd = paddingInlineEnd;
  };
}

/** Keeps the page behind a dialog still. The returned function lets go once; the page scrolls again after the last one. */
export function lockScroll(): () => void {
  if (locks === 0) restore = hold(document.documentElement);
  locks += 1;
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    locks -= 1;
    if (locks === 0) restore();
  };
}
