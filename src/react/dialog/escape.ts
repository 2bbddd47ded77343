// Escape in a dialog of the kit is not for the host's own layers under it, which would close as well. Most of them
// listen on the document, some on the window: only a listener that was there before theirs, on the window and in the
// capture phase, is heard first.
import { isComposing } from '../page/keys.js';

/** An open dialog of the kit. */
interface EscapeLayer {
  /** Only listeners in here hear the key. */
  element: Element;
  /** Escape was pressed where no control in the dialog can hear it. */
  dismiss: () => void;
  /** Escape was pressed in the dialog. @param isForPopup it closes a list or a popup there, and not the dialog */
  onPressed: (isForPopup: boolean) => void;
}

const layers: EscapeLayer[] = [];
/** The key that closed a dialog is still down. */
let isHeld = false;

/** Once, as early as can be. Does nothing on a server, and while no dialog is open. */
export function listenForEscapeFirst(): void {
  if (typeof window !== 'undefined') window.addEventListener('keydown', hear, true);
}

/** Takes Escape from everything that is outside the dialog, until the returned function is called. */
export function takeEscape(layer: EscapeLayer): () => void {
  layers.push(layer);
  return () => void layers.splice(layers.indexOf(layer), 1);
}

function hear(event: KeyboardEvent) {
  if (event.key !== 'Escape') return;
  if (!event.repeat) isHeld = false;
  const layer = layers.at(-1);
  if (layer) take(event, layer);
  else if (isHeld) event.stopImmediatePropagation();
}

function take(event: KeyboardEvent, { element, dismiss, onPressed }: EscapeLayer) {
  const path = event.composedPath();
  const at = path.indexOf(element);
  isHeld = true;
  if (at === -1) {
    event.stopImmediatePropagation();
    if (isComposing(event)) return;
    event.preventDefault();
    if (!event.repeat) dismiss();
    return;
  }
  const inside = path.slice(0, at).filter((node) => node instanceof Element);
  // Popups of libraries listen on the document as well. The one that is open is the innermost layer of its library.
  const isPopupOfHost = inside.some((node) => node.matches(POPUP) && !node.matches(OURS));
  onPressed(
    isPopupOfHost || (inside[0]?.matches('[role="combobox"][aria-expanded="true"]') ?? false),
  );
  if (isPopupOfHost) return;
  hideKey(event, element);
  // Otherwise the browser closes the dialog by itself.
  if (!isComposing(event)) event.preventDefault();
}

/** A control whose popup is open, or the popup. */
const POPUP =
  '[aria-expanded="true"]:is([aria-haspopup], [role="combobox"]), [role="listbox"], [role="menu"], [role="tree"], [role="grid"], [role="dialog"]:not([data-elicit-part])';
const OURS = '[data-elicit-part]';

/** To listeners outside of the element it looks like a key that means nothing. The controls inside may still keep it. */
function hideKey(event: KeyboardEvent, element: Element) {
  const isInside = () =>
    event.currentTarget instanceof Node && element.contains(event.currentTarget);
  const { key, code, keyCode } = event;
  const values = { key: [key, 'Unidentified'], code: [code, ''], keyCode: [keyCode, 0] } as const;
  for (const [name, [inside, outside]] of Object.entries({ ...values, which: values.keyCode })) {
    // A script that made the event may have fixed them.
    Reflect.defineProperty(event, name, { get: () => (isInside() ? inside : outside) });
  }
}
