/** These are the same in every language. */
const NAMES = '[translate="no"], time, script, style';
const ADDRESS = /[\w-]+(?:\.[\w-]+)+/g;
const SCROLL = 'input, textarea, select';
/** Width in pixels of what is only read out; inline boxes have none. */
const SPOKEN = 1;

/** What was said in plain letters: nobody translated it. The server's words must not have any. */
export function untranslated(root: Element): string[] {
  const spoken = [...root.querySelectorAll('*')]
    .filter((element) => element.closest(NAMES) === null)
    .flatMap((element) => [...ownTexts(element), element.getAttribute('aria-label') ?? '']);
  return spoken.filter((text) => /[a-z]/i.test(text.replaceAll(ADDRESS, '')));
}

function ownTexts({ childNodes }: Element): string[] {
  return [...childNodes].filter((node) => node instanceof Text).map((node) => node.data);
}

/** What shows less than it says, and what stands out over its place. */
export function cutOff(root: Element): string[] {
  return [...root.querySelectorAll('*')]
    .filter((element) => element.closest(`${NAMES}, ${SCROLL}`) === null)
    .filter(({ scrollWidth, clientWidth }) => clientWidth > SPOKEN && scrollWidth > clientWidth + 1)
    .map((element) => `${element.tagName} ${element.textContent}`);
}
