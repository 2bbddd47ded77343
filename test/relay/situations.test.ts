// The situations of a request that outlives the page, each by its number. These need no browser and no network.
import { afterEach, expect, test, vi } from 'vitest';
import { accept, cancel, createElicitHandler, decline } from '../../src/mcp/index.js';
import { connectElicitations } from '../../src/relay/page/index.js';
import { acme, form, other, url } from '../mcp/queue/room.js';
import { address, pageOf, relayRoom, type Page } from './room.js';

let rooms: ReturnType<typeof relayRoom>[] = [];
function room(...options: Parameters<typeof relayRoom>) {
  const made = relayRoom(...options);
  rooms.push(made);
  return made;
}
afterEach(() => {
  for (const made of rooms) made.close();
  rooms = [];
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const ann = accept({ name: 'Ann' });
const reply = (status: number, body: object = {}) => new Response(JSON.stringify(body), { status });

/** The request is over, and its answer no longer on its way. */
const isOver =
  (id: string) =>
  ({ entry }: Page) =>
    entry(id)?.phase === 'done' && entry(id)?.delivery !== 'sending';

/** Whether a call of a page is a `POST`. */
const isPost = (init?: RequestInit) => init?.method === 'POST';

test('a page answers what the backend was asked', async () => {
  const { open, ask, log } = room();
  const page = open();
  const { id, result } = ask();
  await page.shown();
  page.queue.settle(id, ann);
  expect(page.entry(id)).toMatchObject({ phase: 'done', outcome: 'accept', delivery: 'sending' });
  expect(await result).toEqual(ann);
  await page.until(isOver(id));
  expect(page.entry(id)).toMatchObject({ outcome: 'accept' });
  expect(log(id)).toEqual(['asked', 'presented', 'settled']);
  page.queue.forget(id);
  expect(page.entry(id)).toBeUndefined();
  const later = open();
  await later.until(
    ({ queue }) => queue.connection() === 'live' && queue.getSnapshot().length === 0,
  );
});

test('3: of two pages the other shows that it was answered elsewhere', async () => {
  const { open, ask } = room();
  const [one, two] = [open(), open()];
  const { id } = ask();
  await one.shown();
  await two.until(({ entry }) => entry(id)?.phase === 'presented');
  two.queue.keepDraft(id, { plain: { f0: 'An' } });
  one.queue.settle(id, ann);
  await two.until(isOver(id));
  expect(two.entry(id)).toMatchObject({ outcome: 'elsewhere' });
  expect(two.queue.draft(id)).toEqual({ plain: { f0: 'An' } });
  await one.until(isOver(id));
  expect(one.entry(id)).toMatchObject({ outcome: 'accept' });
  // A page that comes later has no form to lose, and shows how it really ended.
  const third = open();
  await third.until(({ entry }) => entry(id));
  expect(third.entry(id)).toMatchObject({ outcome: 'accept' });
});

test('4, 5: of two answers at once one counts, and both pages show the truth', async () => {
  const { open, ask, log } = room();
  const pages = [open(), open()] as const;
  const { id, result } = ask();
  await pages[0].shown();
  await pages[1].until(({ entry }) => entry(id)?.phase === 'presented');
  pages[0].queue.settle(id, ann);
  pages[1].queue.settle(id, decline());
  const { action } = await result;
  for (const page of pages) await page.until(isOver(id));
  expect(new Set(pages.map(({ entry }) => entry(id)?.outcome))).toEqual(
    new Set([action, 'elsewhere']),
  );
  expect(log(id).filter((type) => type === 'settled')).toHaveLength(1);
});

test('6: a double click is one command', async () => {
  const { open, ask, call } = room();
  const page = open();
  const { id, result } = ask();
  await page.shown();
  for (let i = 0; i < 5; i++) page.queue.settle(id, ann);
  await result;
  await page.until(isOver(id));
  const sent = call.mock.calls.filter(
    ([, init]) => typeof init?.body === 'string' && init.body.includes('settle'),
  );
  expect(sent).toHaveLength(1);
});

test('7: while the network is away the answer is on its way, and there is no receipt', async () => {
  const { open, ask, call, relay } = room();
  const page = open();
  const { id, result } = ask();
  await page.shown();
  const through = call.getMockImplementation();
  call.mockRejectedValue(new TypeError('Failed to fetch'));
  page.queue.settle(id, ann);
  await page.until(({ queue }) => queue.connection() === 'offline');
  expect(page.entry(id)).toMatchObject({ phase: 'done', outcome: 'accept', delivery: 'sending' });
  expect(relay.queueOf('ann').getSnapshot()).toMatchObject([{ phase: 'presented' }]);
  if (through) call.mockImplementation(through);
  expect(await result).toEqual(ann);
  await page.until(isOver(id));
  expect(page.queue.connection()).toBe('live');
});

test('an answer that did not arrive at the server is given once more', async () => {
  const { open, ask } = room();
  const page = open();
  const fates = ['failed', 'sent'] as const;
  const deliver = vi.fn(async () => fates[deliver.mock.calls.length - 1] ?? 'unknown');
  const { id } = ask(form(), { deliver });
  await page.shown();
  page.queue.settle(id, ann);
  await page.until(({ entry }) => entry(id)?.delivery === 'failed');
  expect(page.entry(id)).toMatchObject({ phase: 'presented' });
  expect(page.entry(id)).not.toHaveProperty('outcome');
  page.queue.settle(id, decline());
  await page.until(isOver(id));
  expect(page.entry(id)).toMatchObject({ outcome: 'decline', delivery: 'sent' });
  expect(deliver.mock.calls).toEqual([[ann], [decline()]]);
});

test('8: the reply is lost, and the repeated command gets the first result', async () => {
  const { open, ask, call, log } = room();
  const page = open();
  const { id, result } = ask();
  await page.shown();
  const through = call.getMockImplementation();
  let lost = 0;
  call.mockImplementation(async (...args) => {
    const response = await through?.(...args);
    if (isPost(args[1]) && lost++ < 2) throw new TypeError('Failed to fetch');
    return response ?? reply(500);
  });
  page.queue.settle(id, ann);
  expect(await result).toEqual(ann);
  await page.until(isOver(id));
  await vi.waitFor(() => expect(lost).toBeGreaterThan(2), { timeout: 30_000 });
  expect(page.entry(id)).toMatchObject({ phase: 'done', outcome: 'accept' });
  expect(log(id)).toEqual(['asked', 'presented', 'settled']);
});

test('9: an answer after the end shows as expired, and keeps what was typed', async () => {
  vi.useFakeTimers();
  const { open, ask, call } = room();
  const page = open();
  const { id, result } = ask(form(), { expiresAt: Date.now() + 60_000 });
  const shown = page.shown();
  await vi.advanceTimersByTimeAsync(1000);
  await shown;
  page.queue.keepDraft(id, { plain: { f0: 'An' } });
  const through = call.getMockImplementation();
  call.mockRejectedValue(new TypeError('Failed to fetch'));
  await vi.advanceTimersByTimeAsync(61_000);
  page.queue.settle(id, ann);
  if (through) call.mockImplementation(through);
  await vi.advanceTimersByTimeAsync(40_000);
  expect(page.entry(id)).toMatchObject({ phase: 'done', outcome: 'expired' });
  expect(page.queue.draft(id)).toEqual({ plain: { f0: 'An' } });
  expect(await result).toEqual(cancel());
});

test('10: withdrawn while the person types', async () => {
  const { open, ask, relay } = room();
  const page = open();
  const { id } = ask();
  await page.shown();
  page.queue.keepDraft(id, { plain: { f0: 'An' } });
  relay.queueOf('ann').withdraw(id, 'withdrawn');
  await page.until(isOver(id));
  expect(page.entry(id)).toMatchObject({ outcome: 'withdrawn' });
  expect(page.queue.draft(id)).toEqual({ plain: { f0: 'An' } });
});

test('18: a page that the restarted backend does not know gets 404, and shows as disconnected', async () => {
  const before = room();
  const page = before.open();
  const { id } = before.ask();
  await page.shown();
  page.queue.keepDraft(id, { plain: { f0: 'An' } });
  const after = room();
  before.call.mockImplementation(async (...args) => {
    // The page has not heard of the restart when it sends.
    if (!isPost(args[1])) return new Promise(() => {});
    const response = await after.call(...args);
    expect(response.status).toBe(404);
    return response;
  });
  page.queue.settle(id, ann);
  await page.until(isOver(id));
  expect(page.entry(id)).toMatchObject({ outcome: 'disconnected' });
  expect(page.queue.draft(id)).toEqual({ plain: { f0: 'An' } });
  expect(page.queue.getSnapshot()).toHaveLength(1);
});

test('18: so does a request that was on the screen when the backend died, before it could confirm that', async () => {
  const before = room();
  const page = before.open();
  const { id } = before.ask();
  await page.until(({ entry }) => entry(id));
  const after = room();
  const down = new TypeError('Failed to fetch');
  before.call.mockRejectedValue(down);
  page.queue.present(id);
  await page.until(({ queue }) => queue.connection() === 'offline');
  before.call.mockImplementation(after.call);
  page.queue.refresh();
  await page.until(isOver(id));
  expect(page.entry(id)).toMatchObject({ outcome: 'disconnected' });
  expect(page.entry(id)?.presentedAt).toBeDefined(); // else an outlet shows no receipt
});

test('11: a backend that ends in order is followed by one that does not know the request: what was typed stays to be copied', async () => {
  const [old, next] = [room(), room()];
  const { id } = old.ask();
  let backend = old;
  const page = pageOf(connectElicitations(address, { fetch: (...args) => backend.call(...args) }));
  await page.shown();
  page.queue.keepDraft(id, { plain: { f0: 'An' } });
  old.relay.close();
  await page.until(isOver(id));
  backend = next;
  page.queue.refresh();
  const later = next.ask();
  await page.until(({ entry }) => entry(later.id));
  expect(page.entry(id)).toMatchObject({ phase: 'done', outcome: 'disconnected' });
  expect(page.queue.draft(id)).toEqual({ plain: { f0: 'An' } });
  page.queue.forget(id);
  expect(page.entry(id)).toBeUndefined();
  page.leave();
});

test('19: a request that the transport delivers twice is one entry', async () => {
  const { open, ask } = room();
  const page = open();
  const [one, two] = [ask(form(), { requestId: 1 }), ask(form(), { requestId: 1 })];
  await page.shown();
  expect(page.queue.getSnapshot()).toHaveLength(1);
  page.queue.settle(one.id, ann);
  expect([await one.result, await two.result]).toEqual([ann, ann]);
});

test('20: to a slow page a thousand changes are few answers, and always the newest', async () => {
  vi.useFakeTimers();
  const { ask, relay, call } = room();
  const { id } = ask(form(), { expiresAt: Date.now() + 1e6 });
  let version = '';
  const answers: number[] = [];
  async function poll(): Promise<void> {
    const response = await call(`${address}?since=${version}`);
    const snapshot = await response.json();
    ({ version } = snapshot);
    answers.push(snapshot.entries[0].expiresAt);
    return poll();
  }
  void poll();
  for (let i = 1; i <= 1000; i++) {
    relay.queueOf('ann').extend(id, 2e6 + Date.now() + i);
    await vi.advanceTimersByTimeAsync(2);
  }
  const last = relay.queueOf('ann').getSnapshot()[0]?.expiresAt;
  await vi.advanceTimersByTimeAsync(250);
  expect(answers.at(-1)).toBe(last);
  expect(answers.length).toBeGreaterThan(4);
  expect(answers.length).toBeLessThanOrEqual(11); // 2.25 s, 4 a second, and the first
});

test('22: a laptop sleeps for eight hours; what ended meanwhile is shown so, and a stale answer is not sent', async () => {
  vi.useFakeTimers();
  const { open, ask, relay, call, log } = room();
  const page = open();
  const { id, result } = ask(form(), { expiresAt: Date.now() + 3_600_000 });
  const shown = page.shown();
  await vi.advanceTimersByTimeAsync(1000);
  await shown;
  const through = call.getMockImplementation();
  call.mockImplementation(() => new Promise(() => {})); // asleep: nothing arrives
  page.queue.refresh();
  await vi.advanceTimersByTimeAsync(8 * 3_600_000);
  expect(await result).toEqual(cancel());
  if (through) call.mockImplementation(through);
  page.queue.settle(id, ann);
  page.queue.refresh();
  await vi.advanceTimersByTimeAsync(1000);
  expect(page.entry(id)).toMatchObject({ phase: 'done', outcome: 'expired' });
  expect(log(id)).toEqual(['asked', 'presented', 'settled']);
  expect(
    relay
      .queueOf('ann')
      .getSnapshot()
      .every(({ phase }) => phase === 'done'),
  ).toBe(true);
});

test.each([-2, 2])('23: a clock that is %i hours off counts down the same', async (hours) => {
  const off = hours * 3_600_000;
  const { relay, ask, call } = room();
  const { id } = ask(form(), { expiresAt: Date.now() + 60_000 });
  await call(address);
  const real = Date.now.bind(Date);
  const left = async () => {
    const snapshot = await (
      await relay.fetch(new Request(address, { headers: { 'x-who': 'ann' } }))
    ).json();
    vi.spyOn(Date, 'now').mockImplementation(() => real() + off);
    const page = pageOf(connectElicitations(address, { fetch: async () => reply(200, snapshot) }));
    await page.until(({ entry }) => entry(id));
    page.leave();
    const { expiresAt = 0, askedAt = 0 } = page.entry(id) ?? {};
    return [expiresAt - Date.now(), Date.now() - askedAt];
  };
  const [until, since] = await left();
  vi.restoreAllMocks();
  expect(until).toBeGreaterThan(50_000);
  expect(until).toBeLessThanOrEqual(60_000);
  expect(since).toBeGreaterThanOrEqual(0);
  expect(since).toBeLessThan(10_000);
});

/** The tab's storage, as far as it is used. */
function tabStorage() {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  return kept;
}

test('1: a reload in the middle finds the same place and what was typed, and the server hears nothing', async () => {
  const kept = tabStorage();
  const { open, ask, log } = room();
  const before = open();
  const { id } = ask(form(), { expiresAt: Date.now() + 60_000 });
  await before.shown();
  before.queue.keepDraft(id, { plain: { f0: 'An' }, flagged: { f1: 'hunter2' } });
  const expiresAt = before.entry(id)?.expiresAt ?? 0;
  before.leave();
  const after = open();
  await after.until(({ entry }) => entry(id)?.phase === 'presented');
  expect(after.queue.draft(id)).toEqual({ plain: { f0: 'An' } });
  expect(Math.abs((after.entry(id)?.expiresAt ?? 0) - expiresAt)).toBeLessThan(5000);
  expect(log(id)).toEqual(['asked', 'presented']);
  // 35: what looks like a secret is in no storage.
  expect([...kept.values()].join()).toContain('An');
  expect([...kept.values()].join()).not.toContain('hunter2');
});

test('35: what looks like a secret leaves the draft with the end of its request', async () => {
  const kept = tabStorage();
  const { open, ask } = room();
  const here = open();
  const { id } = ask(form());
  await here.shown();
  here.queue.keepDraft(id, { plain: { f0: 'An' }, flagged: { f1: 'hunter2' } });
  here.queue.settle(id, decline());
  await here.until(({ queue }) => !JSON.stringify(queue.draft(id)).includes('hunter2'));
  expect(here.queue.draft(id)).toEqual({ plain: { f0: 'An' }, flagged: {} });
  expect([...kept.values()].join()).not.toContain('hunter2');
});

test('2: after a crash the request is there, the draft of another tab is not', async () => {
  tabStorage();
  const { open, ask } = room();
  const before = open();
  const { id } = ask();
  await before.shown();
  before.queue.keepDraft(id, { plain: { f0: 'An' } });
  tabStorage(); // a new tab
  const after = open();
  await after.until(({ entry }) => entry(id)?.phase === 'presented');
  expect(after.queue.draft(id)).toBeUndefined();
});

test('24: after sign-out page and storage are empty; the same person finds what was typed again', async () => {
  const kept = tabStorage();
  const { open, ask, session } = room();
  const page = open();
  const { id } = ask();
  await page.shown();
  page.queue.keepDraft(id, { plain: { f0: 'An' } });
  session.who = undefined;
  page.queue.settle(id, ann);
  await page.until(({ queue }) => queue.connection() === 'signed-out');
  expect(page.queue.getSnapshot()).toEqual([]);
  expect(kept.size).toBe(0);
  session.who = 'ann';
  page.queue.refresh();
  await page.until(({ entry }) => entry(id));
  expect(page.entry(id)).toMatchObject({ phase: 'presented', delivery: 'failed' });
  expect(page.queue.draft(id)).toEqual({ plain: { f0: 'An' } });
});

test('25: another person in the same tab sees nothing of it, and an old command is 404', async () => {
  const kept = tabStorage();
  const { open, ask, session, call } = room();
  const page = open();
  const { id, result } = ask();
  await page.shown();
  page.queue.keepDraft(id, { plain: { f0: 'An' } });
  session.who = 'bob';
  page.queue.settle(id, ann);
  await page.until(({ queue }) => queue.getSnapshot().length === 0);
  expect(page.queue.draft(id)).toBeUndefined();
  expect(kept.size).toBe(0);
  const answered = await Promise.all(
    call.mock.results.map(({ value }) => value as Promise<Response>),
  );
  expect(answered.at(-1)?.status === 404 || answered.some(({ status }) => status === 404)).toBe(
    true,
  );
  session.who = 'ann';
  page.queue.refresh();
  await page.until(({ entry }) => entry(id)?.phase === 'presented');
  expect(page.queue.draft(id)).toBeUndefined();
  page.queue.settle(id, decline());
  expect(await result).toEqual(decline());
});

test('27: a guessed id, and one of another person, are the same 404', async () => {
  const { ask, call, session, open } = room();
  const { id } = ask();
  await open().shown();
  session.who = 'bob';
  const send = async (guess: string) => {
    const command = { type: 'settle', id: guess, key: 'k', result: ann };
    const body = JSON.stringify({ v: 1, commands: [command] });
    const headers = { 'Content-Type': 'application/json' };
    const response = await call(address, { method: 'POST', headers, body });
    const { error } = await response.json();
    return [response.status, error];
  };
  expect(await send(id)).toEqual(await send('e1'));
  expect((await send(id))[0]).toBe(404);
  expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4/); // nobody counts up to it
});

test('30: where nobody looks it ends as cancel, never as decline', async () => {
  vi.useFakeTimers();
  const { ask, open, log } = room({ unattendedMs: 600_000 });
  const first = ask();
  await vi.advanceTimersByTimeAsync(500_000);
  // A look makes the time count from the start.
  const page = open();
  await vi.advanceTimersByTimeAsync(1000);
  page.leave();
  await vi.advanceTimersByTimeAsync(500_000);
  expect(log(first.id)).toEqual(['asked']);
  await vi.advanceTimersByTimeAsync(150_000);
  expect(await first.result).toEqual(cancel());
  // With a page that stays it does not end.
  const second = ask();
  open();
  await vi.advanceTimersByTimeAsync(2_000_000);
  expect(log(second.id)).toEqual(['asked']);
});

test('31: what was never shown can be neither accepted nor declined', async () => {
  const { open, ask, call, log } = room();
  const { id } = ask();
  const send = async (result: object) => {
    const body = JSON.stringify({
      v: 1,
      commands: [{ type: 'settle', id, key: String(Math.random()), result }],
    });
    return call(address, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
  };
  await open().until(({ entry }) => entry(id));
  expect((await send(ann)).status).toBe(409);
  expect((await send(decline())).status).toBe(409);
  expect(log(id)).toEqual(['asked', 'refused', 'refused']);
  expect((await send(cancel())).status).toBe(200);
});

test('32: the address was opened and the command was lost: it arrives later', async () => {
  const { open, ask, call } = room();
  const page = open();
  const { id, result } = ask(url('el-1'));
  await page.shown();
  const through = call.getMockImplementation();
  call.mockRejectedValue(new TypeError('Failed to fetch'));
  page.queue.settle(id, accept());
  await page.until(({ queue }) => queue.connection() === 'offline');
  if (through) call.mockImplementation(through);
  expect(await result).toEqual(accept());
  await page.until(({ entry }) => entry(id)?.phase === 'waiting' && !entry(id)?.delivery);
  expect(page.entry(id)).toMatchObject({ consented: true, wait: 'open' });
});

test('33: the flow at an address is completed while no page is open', async () => {
  const { open, ask, relay } = room();
  const page = open();
  const { id } = ask(url('el-1'));
  await page.shown();
  page.queue.settle(id, accept());
  await page.until(({ entry }) => entry(id)?.phase === 'waiting' && !entry(id)?.delivery);
  page.leave();
  relay.queueOf('ann').complete('acme-1', 'el-1');
  const later = open();
  await later.until(isOver(id));
  expect(later.entry(id)).toMatchObject({ outcome: 'completed', consented: true });
});

test('a wait at an address: done, not yet, and stop reach the process that asked, once each', async () => {
  const { open, ask } = room();
  const page = open();
  const answers = ['not-yet', undefined];
  const onContinue = vi.fn(async () => answers.shift());
  const onStop = vi.fn();
  const { id } = ask(url('el-1'), { onContinue, onStop });
  await page.shown();
  page.queue.settle(id, accept());
  await page.until(({ entry }) => entry(id)?.wait === 'open' && !entry(id)?.delivery);
  page.queue.continueWaiting(id);
  page.queue.continueWaiting(id);
  await page.until(({ entry }) => entry(id)?.wait === 'not-yet');
  expect(onContinue).toHaveBeenCalledTimes(1);
  page.queue.stopWaiting(id);
  await page.until(isOver(id));
  expect(onStop).toHaveBeenCalledTimes(1);
});

test('more time: the wish reaches the process that asked, the new deadline the page', async () => {
  const { open, ask, relay } = room();
  const page = open();
  const { id } = ask(form(), {
    expiresAt: Date.now() + 60_000,
    onRequestMoreTime: () => relay.queueOf('ann').extend(id, Date.now() + 600_000),
  });
  await page.shown();
  expect(page.entry(id)?.moreTime).toBe(true);
  page.queue.requestMoreTime(id);
  await page.until(({ entry }) => (entry(id)?.expiresAt ?? 0) > Date.now() + 300_000);
});

test('35: values are in no event, and in the store only until they are delivered', async () => {
  const { memoryStore } = await import('../../src/relay/memoryStore.js');
  const store = memoryStore();
  const { open, ask, events } = room({ store });
  const page = open();
  const { id, result } = ask();
  await page.shown();
  page.queue.settle(id, accept({ name: 'hunter2' }));
  await result;
  await page.until(isOver(id));
  expect(JSON.stringify(await store.list('ann'))).not.toContain('hunter2');
  expect(JSON.stringify(events)).not.toContain('hunter2');
});

test('36: a schema of 10 MB does not go to the page, which shows it as too large', async () => {
  const { open, ask, call } = room();
  const page = open();
  const schema = { type: 'object', properties: { a: { type: 'string', title: 'x'.repeat(1e7) } } };
  const { id, result } = ask({ mode: 'form', message: 'Big', requestedSchema: schema });
  await page.shown();
  const text = await (await call(address)).text();
  expect(text.length).toBeLessThan(2000);
  const { compileForm } = await import('../../src/core/index.js');
  const { elicitation } = page.entry(id) ?? {};
  const model = compileForm(elicitation?.mode === 'form' ? elicitation.requestedSchema : undefined);
  expect(model).toMatchObject({ answerable: false, notices: [{ code: 'schema-too-large' }] });
  page.queue.settle(id, decline());
  expect(await result).toEqual(decline());
});

test('37: a flood from one server ends for itself, and leaves room for others', async () => {
  const { open, ask } = room();
  const flood = Array.from({ length: 60 }, (_, i) => ask(form(`No ${i}`)));
  const ended = await Promise.all(flood.slice(50).map(({ result }) => result));
  expect(ended).toEqual(Array(10).fill(cancel()));
  const { id } = ask(form('Calm'), { requester: other });
  const page = open();
  await page.until(({ entry }) => entry(id));
  expect(page.queue.getSnapshot()).toHaveLength(51);
});

test('38: a page of another version says so, and draws nothing by halves', async () => {
  const { open, ask, call } = room();
  const page = open();
  const { id } = ask();
  await page.shown();
  page.queue.keepDraft(id, { plain: { f0: 'An' } });
  const through = call.getMockImplementation();
  call.mockImplementation(async (...args) => {
    const response = await through?.(...args);
    return reply(200, { ...(await response?.json()), v: 2, entries: 'something new' });
  });
  await vi.waitFor(() => {
    page.queue.refresh();
    expect(page.queue.connection()).toBe('outdated');
  });
  expect(page.queue.getSnapshot()).toEqual([]);
  if (through) call.mockImplementation(through);
  page.queue.refresh();
  await page.until(({ entry }) => entry(id));
  expect(page.queue.draft(id)).toEqual({ plain: { f0: 'An' } });
});

test('38: so does a backend that gets commands of another version', async () => {
  const { call } = room();
  const headers = { 'Content-Type': 'application/json' };
  const response = await call(address, { method: 'POST', headers, body: '{"v":2,"commands":[]}' });
  expect([response.status, (await response.json()).error.code]).toEqual([400, 'version']);
});

test('40: one handler asks one person; what it asks is in no queue but theirs', async () => {
  const { relay, open, session } = room();
  const handler = createElicitHandler(relay.queueOf('ann'), { requester: acme });
  const result = handler({ params: { mode: 'form', message: 'Name?', requestedSchema: {} } });
  session.who = 'bob';
  const bob = open();
  await bob.until(({ queue }) => queue.connection() === 'live');
  expect(bob.queue.getSnapshot()).toEqual([]);
  bob.leave();
  session.who = 'ann';
  const page = open();
  const { id } = await page.shown();
  page.queue.settle(id, accept({}));
  expect(await result).toEqual(accept({}));
});
