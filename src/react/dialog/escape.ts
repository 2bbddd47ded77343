// Escape in our dialog must not also close layers of the host below it. Most of them listen on the document, some on the
// window: only a capture listener on the window that was added before theirs is called first.
import { isComposing } from '../page/keys.js';

/** An open dialog of the kit. */
interface EscapeLayer {
  /** Only listeners inside get the key. */
  element: Element;
  /** Escape was pressed outside of the dialog. */
  dismiss: () => void;
  /** Escape was pressed in the dialog. @param isForPopup it closes a list or a popup there, and not the dialog */
  onPressed: (isForPopup: boolean) => void;
}

const layers: EscapeLayer[] = [];
/** The Escape key that closed a dialog is still held down. */
let isHeld = false;

/** Call once, as early as possible. Does nothing on a server, and while no dialog is open. */
export function listenForEscapeFirst(): void {
  if (typeof window !== 'undefined') window.addEventListener('keydown', hear, true);
}

/** Keeps Escape from everything outside of the dialog, until the returned function is called. */
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
  // Popups of the host inside our dialog listen on the document; they must get the key.
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

/** Listeners outside of the element see an unknown key. Controls inside see the real one and can still handle it. */
function hideKey(event: KeyboardEvent, element: Element) {
  const isInside = () =>
    event.currentTarget instanceof Node && element.contains(event.currentTarget);
  const { key, code, keyCode } = event;
  const values = { key: [key, 'Unidentified'], code: [code, ''], keyCode: [keyCode, 0] } as const;
  for (const [name, [inside, outside]] of Object.entries({ ...values, which: values.keyCode })) {
    // The properties may be read-only on an event that a script made.
    Reflect.defineProperty(event, name, { get: () => (isInside() ? inside : outside) });
  }
}
