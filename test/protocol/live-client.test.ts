import { afterEach, describe, expect, test } from 'vitest';
import {
  accept,
  cancel,
  createElicitationQueue,
  decline,
  type ElicitResult,
  type PendingElicitation,
} from '../../src/core/index.js';
import type { Protocol } from '../../stories/live/client/connect.js';
import { createLiveClient, type Call } from '../../stories/live/client/liveClient.js';
import { createLiveServer } from '../../stories/live/server/createLiveServer.js';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

/** The Live page without its screen. */
async function openLive(protocol: Protocol) {
  const server = createLiveServer();
  const queue = createElicitationQueue();
  const live = createLiveClient(
    queue,
    async () => (input, init) => server.fetch(new Request(input, init)),
  );
  await live.connect('http://localhost/mcp', protocol);
  expect(live.getSnapshot()).toMatchObject({ status: 'connected', serverName: 'Olive & Thyme' });
  closers.push(
    () => server.close(),
    () => live.disconnect(),
  );

  const pending = () => queue.getSnapshot().filter(({ phase }) => phase !== 'done');
  return {
    server,
    queue,
    live,
    pending,
    until: async (phase: PendingElicitation['phase'], count = 1) => {
      await expect
        .poll(() => pending().map((entry) => entry.phase))
        .toEqual(Array(count).fill(phase));
      return pending();
    },
    answer: (id: string | undefined, result: ElicitResult) => {
      queue.present(String(id));
      queue.settle(String(id), result);
    },
    lastCall: async (): Promise<Call | undefined> => {
      await expect.poll(() => live.getSnapshot().calls.at(-1)?.status).not.toBe('running');
      return live.getSnapshot().calls.at(-1);
    },
  };
}

describe.each(['auto', 'legacy'] as const)('with protocol %s', (protocol) => {
  test('a form is asked for, and its answer arrives as it was given', async () => {
    const { live, until, answer, lastCall } = await openLive(protocol);
    void live.call('book_table', {});
    const [entry] = await until('queued');
    expect(entry?.requester).toMatchObject({ name: 'Olive & Thyme', origin: 'localhost' });
    answer(entry?.id, accept({ name: 'Ada', guests: 2, diet: ['vegan'] }));
    expect((await lastCall())?.result?.structuredContent).toEqual({
      received: {
        booking: { action: 'accept', content: { name: 'Ada', guests: 2, diet: ['vegan'] } },
      },
    });
  });

  test('two questions of one round wait together', async () => {
    const { live, until, answer, lastCall } = await openLive(protocol);
    void live.call('plan_trip', {});
    const [where, when] = await until('queued', 2);
    answer(when?.id, decline());
    answer(where?.id, cancel());
    expect((await lastCall())?.result?.structuredContent).toEqual({
      received: { where: { action: 'cancel' }, when: { action: 'decline' } },
    });
  });

  test('a page is opened, waited for, finished', async () => {
    const { live, queue, server, until, answer, lastCall } = await openLive(protocol);
    void live.call('connect_account', {});
    const [entry] = await until('queued');
    answer(entry?.id, accept());
    const [waiting] = await until('waiting');
    expect(waiting?.id).toBe(entry?.id);

    const page = entry?.elicitation.mode === 'url' ? entry.elicitation.url : '';
    const done = () => queue.continueWaiting(String(entry?.id));
    if (protocol === 'auto') done(); // too early: the server asks for the page again
    await until('waiting');
    server.tickets.finish(new URL(page).searchParams.get('ticket') ?? '');
    await expect
      .poll(() => {
        if (protocol === 'auto') done(); // up to 2025-11-25 the server says so by itself
        return queue.getSnapshot()[0];
      })
      .toMatchObject({ phase: 'done', outcome: 'completed' });
    expect((await lastCall())?.result?.structuredContent).toEqual({
      received: { page: { action: 'accept' } },
    });
  });

  test('stopping a call withdraws what it asked', async () => {
    const { live, pending, until, lastCall } = await openLive(protocol);
    void live.call('book_table', {});
    await until('queued');
    live.stop(live.getSnapshot().calls.at(-1)?.id ?? -1);
    expect(await lastCall()).toMatchObject({ status: 'failed' });
    expect(pending()).toEqual([]);
  });

  test('disconnecting withdraws what was asked', async () => {
    const { live, pending, until } = await openLive(protocol);
    void live.call('book_table', {});
    await until('queued');
    await live.disconnect();
    await expect.poll(pending).toEqual([]);
    expect(live.getSnapshot()).toMatchObject({ status: 'off', tools: [] });
  });
});

test('an address that is none is told, not thrown', async () => {
  const live = createLiveClient(createElicitationQueue());
  await live.connect('no address', 'auto');
  expect(live.getSnapshot()).toMatchObject({ status: 'failed', error: 'Invalid URL' });
});
