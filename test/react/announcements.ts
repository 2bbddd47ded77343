// What the live regions of the page say. A sentence may come alone or joined with others, and is there for some seconds
// only: tests look for it among all that was said, whenever that was.
import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';

let texts: string[] = [];
const last = new WeakMap<Element, string>();

function note(records: MutationRecord[]) {
  for (const { target } of records) {
    const element = target instanceof Element ? target : target.parentElement;
    const region = element?.closest('[role="status"]');
    const text = region?.textContent ?? '';
    if (!region || last.get(region) === text) continue;
    last.set(region, text);
    if (text !== '') texts.push(text);
  }
}

const observer = new MutationObserver(note);

/** Begins anew. Called before each test. */
export function listen(): void {
  observer.disconnect();
  texts = [];
  observer.observe(document, { childList: true, characterData: true, subtree: true });
}

/** All that was said in this test, in order; each with what was said in the same breath. */
export function announcements(): readonly string[] {
  note(observer.takeRecords());
  return [...texts];
}

/** Whether a sentence has been said. */
export function wasAnnounced(sentence: string): boolean {
  return announcements().some((text) => text.includes(sentence));
}

/** Waits until a sentence has been said, and gives it with what was said in the same breath. */
export async function hear(sentence: string): Promise<string> {
  await waitFor(() => expect(announcements().join('\n')).toContain(sentence));
  return announcements().find((text) => text.includes(sentence)) ?? '';
}
