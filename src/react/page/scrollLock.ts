let locks = 0;
let restore = () => {};

/** Through CSSOM, since a strict content security policy forbids a style element, which is how most libraries do it. */
function hold(root: HTMLElement): () => void {
  const { style } = root;
  const { overflow, paddingInlineEnd } = style;
  const bar = window.innerWidth - root.clientWidth;
  style.overflow = 'hidden';
  // The page must not jump by the width of the scroll bar that goes.
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
