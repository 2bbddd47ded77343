// What a person would see: measured in the page.

/** All elements of the kit below `root`. */
function parts(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-elicit-part]')];
}

const name = (element: Element) =>
  `${element.getAttribute('data-elicit-part') ?? element.localName} “${element.textContent.slice(0, 30)}”`;

/** These scroll by themselves, or are hidden from sight on purpose. */
const MAY_CLIP = new Set([
  'hidden',
  'status',
  'scroll',
  'listbox',
  'control',
  'raw',
  'mark',
  'message-frame',
]);

/** Elements whose content does not fit into them. */
export function clipped(root: ParentNode): string[] {
  return parts(root)
    .filter((element) => {
      const part = element.dataset['elicitPart'] ?? '';
      if (MAY_CLIP.has(part) || element.dataset['scrolls'] !== undefined) return false;
      const { overflowY, display } = getComputedStyle(element);
      if (display === 'inline') return false;
      const hides = /hidden|clip/.test(overflowY);
      const isWider = element.scrollWidth > element.clientWidth + 1;
      const isHigher = hides && element.scrollHeight > element.clientHeight + 1;
      return element.clientWidth > 0 && (isWider || isHigher);
    })
    .map(name);
}

/** Elements that stick out of `box` sideways. */
export function sticksOut(root: ParentNode, box: Element): string[] {
  const { left, right } = box.getBoundingClientRect();
  return parts(root)
    .filter((element) => element.closest('[data-elicit-part="hidden"]') === null)
    .filter((element) => {
      const rect = element.getBoundingClientRect();
      return rect.width > 1 && (rect.left < left - 1 || rect.right > right + 1);
    })
    .map(name);
}

/** What can be pressed or typed into, with the box that takes the press. */
function targets(root: ParentNode): [Element, DOMRect][] {
  const found = root.querySelectorAll('a[href], button, input, select, textarea, summary');
  return [...found]
    .filter((element) => element.getClientRects().length > 0)
    .map((element) => {
      const row = element.matches('[type="radio"], [type="checkbox"]')
        ? (element.closest('[data-elicit-part="choice"]') ?? element)
        : element;
      return [element, row.getBoundingClientRect()];
    });
}

/** Targets that are smaller than `height` by `width`. A link within a sentence may be as high as its line (WCAG 2.5.8). */
export function tooSmall(root: ParentNode, height: number, width: number): string[] {
  return targets(root)
    .filter(([element]) => element.getAttribute('data-elicit-part') !== 'fallback-link')
    .filter(([, rect]) => rect.height < height - 0.5 || rect.width < width - 0.5)
    .map(([element, rect]) => `${name(element)} ${rect.width} × ${rect.height}`);
}

const isSeen = (colour: string) => !/^(?:transparent|rgba\(.*, 0\))$/.test(colour);

/** Whether an edge or a fill can be seen. */
export function isVisibleButton(button: Element): boolean {
  const { backgroundColor, borderTopColor, borderTopWidth } = getComputedStyle(button);
  return isSeen(backgroundColor) || (borderTopWidth !== '0px' && isSeen(borderTopColor));
}
