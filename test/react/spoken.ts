import { virtual } from '@guidepup/virtual-screen-reader';

/** What a screen reader says on its way through an element, a phrase a line. */
export async function spoken(container: HTMLElement = document.body): Promise<string[]> {
  await virtual.start({ container });
  try {
    // The way ends where it began, or at a dialog's end.
    const first = await virtual.lastSpokenPhrase();
    for (let step = 0; step < 300; step += 1) {
      await virtual.next();
      const phrase = await virtual.lastSpokenPhrase();
      if (phrase === first || phrase.startsWith('end of document')) break;
    }
    return await virtual.spokenPhraseLog();
  } finally {
    await virtual.stop();
  }
}

/** What is said while `act` happens, beside the way through the page. */
export async function heard(act: () => void | Promise<void>): Promise<string[]> {
  await virtual.start({ container: document.body });
  try {
    await virtual.clearSpokenPhraseLog();
    await act();
    return await virtual.spokenPhraseLog();
  } finally {
    await virtual.stop();
  }
}
