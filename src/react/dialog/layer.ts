// Where a dialog of the kit is put. A host's open modal takes a press or a focus outside of its element for its end, and
// holds the focus in it: a dialog in that element is inside for the host. The top layer lifts it off again.

const LAYER = '[data-elicit-layer]';

/** An element that a portal can be made into, and that can be moved with all that is in it. */
export function createLayer(): HTMLElement {
  const layer = document.createElement('div');
  layer.dataset['elicitLayer'] = '';
  // No box, whatever the host's modal is laid out as.
  layer.style.display = 'contents';
  // React takes what comes up through the element of a host's modal for the host's: a form around it would be sent.
  layer.addEventListener('submit', (event) => event.stopPropagation());
  return layer;
}

/** The layer in which a dialog is. */
export function layerOf(dialog: Element): HTMLElement | null {
  return dialog.closest<HTMLElement>(LAYER);
}

/** Where a layer belongs now. @param container the host's own choice */
export function homeOf(container: Element | DocumentFragment | null | undefined): Node {
  return container ?? openModal() ?? document.body;
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
