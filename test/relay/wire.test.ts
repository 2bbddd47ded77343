// The exchange on the page "The wire", said once more to a relay: what a page sends is in the file, what the relay
// answers is compared. Ids and times are those of the recording.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import type { Elicitation, ElicitResult } from '../../src/mcp/index.js';
import { createElicitationRelay } from '../../src/relay/index.js';

interface Step {
  what: string;
  /** What the MCP client was asked. */
  asked?: Elicitation;
  request?: { method: string; query?: string; session?: string; type?: string; body?: unknown };
  response?: { status: number; body: unknown };
  /** What the MCP client was answered. */
  result?: ElicitResult;
}

const file = path.join(import.meta.dirname, '../data/wire.json');
const steps = JSON.parse(readFileSync(file, 'utf8')) as Step[];

test('the relay answers as it did when the exchange was recorded', async () => {
  let ids = 0;
  vi.spyOn(crypto, 'randomUUID').mockImplementation(
    () => `00000000-0000-4000-8000-00000000000${ids++}`,
  );
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 30, 12) });
  const relay = createElicitationRelay({
    who: (request) => request.headers.get('cookie') ?? undefined,
    holdMs: 1,
  });
  const requester = { connectionId: 'acme', name: 'Acme', origin: 'mcp.acme.example' };
  const results: Promise<ElicitResult>[] = [];

  async function replay({ what, asked, request, result }: Step): Promise<Step> {
    vi.setSystemTime(Date.now() + 1000);
    if (asked) {
      results.push(relay.queueOf('ann').ask(asked, { requester, expiresAt: Date.now() + 600_000 }));
      return { what, asked };
    }
    if (result) return { what, result: (await results.shift()) ?? { action: 'cancel' } };
    const { method = 'GET', query = '', session, type = 'application/json', body } = request ?? {};
    const response = await relay.fetch(
      new Request(`https://app.example/api/elicitations${query}`, {
        method,
        headers: {
          ...(session && { cookie: session }),
          ...(body !== undefined && { 'Content-Type': type }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    );
    return {
      what,
      ...(request && { request }),
      response: { status: response.status, body: await response.json() },
    };
  }

  const replayed: Step[] = [];
  for (const step of steps) replayed.push(await replay(step));
  relay.close();
  vi.restoreAllMocks();
  vi.useRealTimers();
  await expect(`${JSON.stringify(replayed, null, 1)}\n`).toMatchFileSnapshot(file);
});
