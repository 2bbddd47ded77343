/** A key that belongs to an input method: it confirms a candidate, and must neither send nor close. */
export function isComposing(event: KeyboardEvent): boolean {
  // Safari ends the composition before the key that confirmed it; only this code tells (WebKit 165004).
  return event.isComposing || event.keyCode === 229;
}

/** Ctrl+Enter or Cmd+Enter, which sends from anywhere in a request. */
export function isSendShortcut(event: KeyboardEvent): boolean {
  return event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !isComposing(event);
}

/** A held Enter clicks again and again; Space clicks once, when it is let go. */
export function stopHeldKey(event: { repeat: boolean; preventDefault: () => void }): void {
  if (event.repeat) event.preventDefault();
}
