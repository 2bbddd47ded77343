import { virtual } from '@guidepup/virtual-screen-reader';
import './jsdom.js';

/** What a screen reader says on its way through an element. */
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
    return withoutStatus(await virtual.spokenPhraseLog());
  } finally {
    await virtual.stop();
  }
}

/** The live region holds the last sentence for some seconds: whether the walk meets it is a matter of time. */
function withoutStatus(phrases: string[]): string[] {
  let isInside = false;
  return phrases.filter((phrase, index) => {
    if (phrase === 'status') isInside = phrases.indexOf('end of status', index) > 0;
    const isDropped = isInside || phrase === 'status';
    if (phrase === 'end of status') isInside = false;
    return !isDropped;
  });
}

/** The same for a file, a phrase a line. */
export async function transcript(container?: HTMLElement): Promise<string> {
  return `${(await spoken(container)).join('\n')}\n`;
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
