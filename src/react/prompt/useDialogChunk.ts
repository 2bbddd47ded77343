'use client';

import { useEffect, useState } from 'react';
import { useOnDemand } from '../page/onDemand.js';
import { dialogChunk, urlChunk } from './chunks.js';

/** A request must not stay away because a file does. */
const LONGEST_WAIT_MS = 3_000;

type Fetched = ReturnType<typeof dialogChunk.get>;
type DialogChunk = Exclude<Fetched, 'failed' | undefined>;

function orNone(chunk: Fetched): DialogChunk | 'none' {
  return chunk === undefined || chunk === 'failed' ? 'none' : chunk;
}

/**
 * The dialog, when what is drawn in it has come as well: nothing is to change under the eye. For three seconds at most it is
 * `coming`; where it does not come there is `none`, and a card in the page stays one whatever comes later.
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
