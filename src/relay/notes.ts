// Who has something due: a store lists the rows of one person only, and after a crash nobody knows whose to list.
import { LEASE_MS, type RelayStore, type Row } from './rows.js';

/** Notes are kept as the rows of nobody: no session is of this person. */
export const EVERYBODY = '';

/** When something must happen to what was posted; undefined where it waits for the person, or is over. */
export function dueAt({ state, expiresAt, handing, owner }: Row): number | undefined {
  switch (state) {
    case 'open':
      return expiresAt;
    case 'answered':
      return handing?.after ?? 0;
    case 'claimed':
      return owner?.until;
    default:
      return undefined;
  }
}

/** Before the row itself is written, so that a crash in between loses nothing. Where a note is there, it says the same. */
export async function addNote(store: RelayStore, row: Row): Promise<void> {
  const due = dueAt(row);
  // Of a claim, the note of the answer is still there.
  if (due === undefined || row.state === 'claimed') return;
  const version = row.state === 'open' ? 0 : row.version; // a deadline is noted once
  const id = `${row.id} ${version} ${due}`;
  const now = Date.now();
  const note: Row = {
    id,
    version: 1,
    who: EVERYBODY,
    scope: row.who,
    posted: { ref: row.id },
    elicitation: { mode: 'form', message: '', requestedSchema: null },
    requester: { connectionId: '', name: '' },
    askedAt: now,
    lookedAt: now,
    expiresAt: due,
    state: 'open',
  };
  await store.swap(EVERYBODY, id, note, 0);
}

/** What is due, by person. */
export async function dueNotes(store: RelayStore): Promise<Map<string, Row[]>> {
  const now = Date.now();
  const found = new Map<string, Row[]>();
  for (const note of await store.list(EVERYBODY)) {
    if ((note.expiresAt ?? 0) > now || note.scope === undefined) continue;
    found.set(note.scope, [...(found.get(note.scope) ?? []), note]);
  }
  return found;
}

/** Removes a note where nothing is due any more. */
export async function removeNote(
  store: RelayStore,
  note: Row,
  rows: readonly Row[],
): Promise<void> {
  const state = rows.find(({ id }) => id === note.posted?.ref)?.state;
  const isBusy = state === 'answered' || state === 'claimed';
  // The row may not be written yet.
  const isYoung = (state === undefined || state === 'open') && note.askedAt + LEASE_MS > Date.now();
  if (!isBusy && !isYoung) await store.swap(EVERYBODY, note.id, undefined, 1);
}
