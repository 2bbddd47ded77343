// Where our dialog is put in the document. An open modal of the host may close on a press or focus outside of its element,
// and traps the focus, so our dialog is put inside that element. The top layer still shows it above. A modal without a role
// is found by the focus in it: a trap lets it be nowhere else.

const LAYER = '[data-elicit-layer]';

/** An element for a portal. It can be moved in the document with its content. */
export function createLayer(): HTMLElement {
  const layer = document.createElement('div');
  layer.dataset['elicitLayer'] = '';
  // It must not take part in the layout of the host's modal.
  layer.style.display = 'contents';
  // The event would bubble to the host's modal, and a form around it would be submitted.
  layer.addEventListener('submit', (event) => event.stopPropagation());
  return layer;
}

/** The layer in which a dialog is. */
export function layerOf(dialog: Element): HTMLElement | null {
  return dialog.closest<HTMLElement>(LAYER);
}

/** Where a layer belongs now. @param container chosen by the host */
export function homeOf(container: Element | DocumentFragment | null | undefined): Node {
  return container ?? openModal() ?? boxOfFocus() ?? document.body;
}

/** The modal of the host that was opened last. */
function openModal(): Element | undefined {
  const modals = document.querySelectorAll('[role="dialog"], [role="alertdialog"], dialog[open]');
  return [...modals].filter(isOpenModal).at(-1);
}

function isOpenModal(modal: Element): boolean {
  if (modal.closest(`${LAYER}, [aria-hidden="true"], [inert], [hidden]`)) return false;
  // jsdom has no layout.
  return modal.checkVisibility?.({ visibilityProperty: true }) ?? true;
}

/**
 * The element around the focus, if that is in a box over the page. It is as deep as possible, because the trap may be
 * inside of the box.
 */
function boxOfFocus(): Element | undefined {
  const focused = document.activeElement;
  if (!focused || focused.closest(LAYER)) return undefined;
  let box: Element | null = focused;
  // A press in our dialog would also press these.
  const outer = focused.closest(PRESSED)?.parentElement;
  const home = outer ?? focused;
  while (box && getComputedStyle(box).position !== 'fixed') box = box.parentElement;
  return box?.contains(home) ? home : undefined;
}

/** Elements that do something when they, or what is in them, are pressed, or that hold no other elements. */
const PRESSED =
  'a, button, input, label, select, summary, textarea, iframe, p, [contenteditable], [role="button"], [role="link"], [role="option"], [role="menuitem"], [role="tab"]';
