import type { CDPSession } from 'playwright';

/** What a page holds once all that can be collected is. */
export interface Weight {
  /** Nodes and listeners, in the page or not. */
  nodes: number;
  listeners: number;
  /** Of the program's own values: neither compiled code nor the browser's records grow by a leak of ours. */
  bytes: number;
}

interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
}

const own = new Set(['object', 'closure', 'array', 'string', 'concatenated string', 'regexp']);

export async function weigh(session: CDPSession): Promise<Weight> {
  await session.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { nodes, listeners: jsEventListeners, bytes: await heapBytes(session) };
}

async function heapBytes(session: CDPSession): Promise<number> {
  const chunks: string[] = [];
  const take = ({ chunk }: { chunk: string }) => void chunks.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', take);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', take);
  return bytesOf(JSON.parse(chunks.join('')) as Snapshot);
}

function bytesOf({ snapshot: { meta }, nodes }: Snapshot): number {
  const step = meta.node_fields.length;
  const size = meta.node_fields.indexOf('self_size');
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += step) {
    if (own.has(meta.node_types[0][nodes[at] ?? 0] ?? '')) bytes += nodes[at + size] ?? 0;
  }
  return bytes;
}
