// A browser that translates a page moves its text nodes into `<font>` elements that React does not know.

/** `moved`: React's own node ends up in the `<font>`; `replaced`: a new one with the same words, and React's is gone. */
export type Way = 'moved' | 'replaced';

export const isBlank = (text: Node) => /^\s*$/.test(text.textContent ?? '');

export function textsIn(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) found.push(walker.currentNode);
  return found;
}

/** As Chrome does. What is marked `translate="no"` is translated as well: some extensions do. */
export function translate(root: Node, way: Way) {
  for (const text of textsIn(root)) {
    const parent = text.parentElement;
    if (!parent || isBlank(text) || parent.closest('font, textarea, option, script, style'))
      continue;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    outer.append(inner);
    text.replaceWith(outer);
    inner.append(way === 'moved' ? text : text.data);
  }
}

let observer: MutationObserver | undefined;

/** From now on, whatever comes or changes is translated. */
export function keepTranslating(way: Way) {
  const watched = { childList: true, characterData: true, subtree: true };
  observer = new MutationObserver(() => {
    observer?.disconnect();
    translate(document.body, way);
    observer?.observe(document.body, watched);
  });
  translate(document.body, way);
  observer.observe(document.body, watched);
}

export function stopTranslating() {
  observer?.disconnect();
  observer = undefined;
}
