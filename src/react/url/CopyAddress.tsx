'use client';

import { useState } from 'react';
import { useMessages } from '../words/messages.js';
import { useAnnounce } from '../page/LiveRegion.js';
import { useConsentParts } from './context.js';

/** Copies the whole address, for another browser or somebody who knows more. The clipboard asks nobody on the network. */
export function CopyAddress() {
  const { text } = useMessages();
  const announce = useAnnounce();
  const { report } = useConsentParts('CopyAddress');
  const [said, setSaid] = useState<'url.copied' | 'url.copyFailed'>();
  const { href } = report;
  if (href === undefined) return null;

  async function copy(address: string) {
    const result = await write(address);
    setSaid(result);
    announce(text(result));
  }
  return (
    <button type="button" data-elicit-part="copy" onClick={() => void copy(href)}>
      {text(said ?? 'url.copy')}
    </button>
  );
}

/** The clipboard is missing on insecure pages, and refused in frames. */
async function write(address: string): Promise<'url.copied' | 'url.copyFailed'> {
  try {
    await navigator.clipboard.writeText(address);
    return 'url.copied';
  } catch {
    return 'url.copyFailed';
  }
}
