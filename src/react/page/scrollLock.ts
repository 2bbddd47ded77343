let locks = 0;
let restore = () => {};

/** With CSSOM, because a strict content security policy forbids style elements. */
function hold(root: HTMLElement): () => void {
  // Replace the width of the scroll bar that disappears, so that the page does not jump.
  const bar = Math.max(0, window.innerWidth - root.clientWidth);
  return 'adoptedStyleSheets' in document ? holdBySheet(bar) : holdByStyle(root.style, bar);
}

/** Not in the style attribute: a modal of the host that closes below ours restores its old value there. */
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

/** Stops the page behind a dialog from scrolling. The returned function releases this lock; the page scrolls again after the last one. */
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
