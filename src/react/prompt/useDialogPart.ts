'use client';

import { useEffect, useState } from 'react';
import { useOnDemand } from '../page/onDemand.js';
import { dialogPart, urlPart } from './parts.js';

/** A request must not stay away because a file does. */
const PATIENCE_MS = 3_000;

type Fetched = ReturnType<typeof dialogPart.get>;
type DialogPart = Exclude<Fetched, 'failed' | undefined>;

function orNone(part: Fetched): DialogPart | 'none' {
  return part === undefined || part === 'failed' ? 'none' : part;
}

/**
 * The dialog, when what is drawn in it has come as well: nothing is to change under the eye. For three seconds at most it is
 * `coming`; where it does not come there is `none`, and a card in the page stays one whatever comes later.
 */
export function useDialogPart(isWanted: boolean, isUrl: boolean): DialogPart | 'coming' | 'none' {
  const dialog = useOnDemand(dialogPart, isWanted);
  const url = useOnDemand(urlPart, isWanted && isUrl);
  const [settled, setSettled] = useState<DialogPart | 'none'>();
  const isComing = isWanted && (dialog === undefined || (isUrl && url === undefined));
  useEffect(() => {
    if (!isComing) return undefined;
    const timer = setTimeout(() => setSettled(orNone(dialogPart.get())), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isComing]);
  if (isWanted && dialog === 'failed' && settled === undefined) setSettled('none');
  if (settled) return settled;
  return isComing ? 'coming' : orNone(dialog);
}
