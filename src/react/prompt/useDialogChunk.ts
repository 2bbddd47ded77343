'use client';

import { useEffect, useState } from 'react';
import { useOnDemand } from '../page/onDemand.js';
import { dialogChunk, urlChunk } from './chunks.js';

/** A request must be shown even if the chunk does not load. */
const LONGEST_WAIT_MS = 3_000;

type Fetched = ReturnType<typeof dialogChunk.get>;
type DialogChunk = Exclude<Fetched, 'failed' | undefined>;

function orNone(chunk: Fetched): DialogChunk | 'none' {
  return chunk === undefined || chunk === 'failed' ? 'none' : chunk;
}

/**
 * The dialog, once the code of its content is loaded too, so that nothing changes after it opens. `coming` for at most three
 * seconds; then `none`: the request is shown as a card in the page, and stays one even if the chunk loads later.
 */
export function useDialogChunk(isWanted: boolean, isUrl: boolean): DialogChunk | 'coming' | 'none' {
  const dialog = useOnDemand(dialogChunk, isWanted);
  const url = useOnDemand(urlChunk, isWanted && isUrl);
  const [settled, setSettled] = useState<DialogChunk | 'none'>();
  const isComing = isWanted && (dialog === undefined || (isUrl && url === undefined));
  useEffect(() => {
    if (!isComing) return undefined;
    const timer = setTimeout(() => setSettled(orNone(dialogChunk.get())), LONGEST_WAIT_MS);
    return () => clearTimeout(timer);
  }, [isComing]);
  if (isWanted && dialog === 'failed' && settled === undefined) setSettled('none');
  if (settled) return settled;
  return isComing ? 'coming' : orNone(dialog);
}
