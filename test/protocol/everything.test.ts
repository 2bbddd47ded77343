import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startEverything, type Running } from './live/servers.js';
import { connectV1 } from './v1Client.js';

const form = 'Please provide inputs for the following fields:';
const page = { url: 'https://ok.example.test/a', message: 'Sign in.', elicitationId: 'e1' };

let server: Running;
beforeAll(async () => {
  server = await startEverything();
});
afterAll(() => server.stop());

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

/** A client of SDK v1; the server's last text holds what it received. */
async function connect(raw: boolean) {
  const client = await connectV1(new URL(server.url), { wire: 'http', raw });
  open.push(client.close);
  const received = async (name: string, args: object = {}) => {
    const last = (await client.texts(name, args)).at(-1) ?? '';
    return JSON.parse(last.slice(last.indexOf('{'))) as unknown;
  };
  return { ...client, received };
}

describe.each([
  ['a handler of the SDK', false],
  ['a fallback handler', true],
])('server-everything, through %s', (_, raw) => {
  it('gets a form with what was typed, chosen, and left as suggested', async () => {
    const { person, received } = await connect(raw);
    const result = received('trigger-elicitation-request');
    await person.accepts(form, {
      String: 'Ada Lovelace',
      Boolean: true,
      'String with email format': 'ada@example.com',
      'String with date format': '1815-12-10',
      Integer: '7',
      'Titled Single Select Enum': 'Wonder Woman',
      'Untitled Multiple Select Enum': ['Drums', 'Violin'],
      'Titled Multiple Select Enum': ['Trout'],
      'Legacy Titled Single Select Enum': 'Fish',
    });
    expect(await result).toEqual({
      action: 'accept',
      content: {
        name: 'Ada Lovelace',
        check: true,
        firstLine: 'It was a dark and stormy night.',
        email: 'ada@example.com',
        birthdate: '1815-12-10',
        integer: 7,
        number: 3.14,
        untitledSingleSelectEnum: 'Monica',
        untitledMultipleSelectEnum: ['Violin', 'Drums'],
        titledSingleSelectEnum: 'hero-3',
        titledMultipleSelectEnum: ['fish-3'],
        legacyTitledEnum: 'pet-4',
      },
    });
  });

  it('is declined and cancelled', async () => {
    const { person, received } = await connect(raw);
    const declined = received('trigger-elicitation-request');
    await person.declines(form);
    expect(await declined).toEqual({ action: 'decline' });
    const cancelled = received('trigger-elicitation-request');
    await person.cancels(form);
    expect(await cancelled).toEqual({ action: 'cancel' });
  });

  it.each(['opens', 'declines', 'cancels'] as const)('a person %s a URL', async (deed) => {
    const { person, received } = await connect(raw);
    const result = received('trigger-url-elicitation', page);
    await person[deed](page.message);
    const action = { opens: 'accept', declines: 'decline', cancels: 'cancel' }[deed];
    expect(await result).toEqual({ action });
  });

  it('sends -32042, and later what was answered once more: nobody is asked twice', async () => {
    const { person, received, queue, arrived } = await connect(raw);
    const args = { ...page, elicitationId: `${raw}`, errorPath: true };
    const result = received('trigger-url-elicitation', args);
    await person.opens(/prerequisite/);
    await person.finishes(/prerequisite/);
    await person.opens(page.message); // the second call asks by request
    expect(await result).toEqual({ action: 'accept' });
    // SDK v1 resumes the stream of the failed call, and gets all that was sent since.
    const requests = () =>
      arrived.filter((message) => 'method' in message && message.method === 'elicitation/create');
    await expect.poll(() => requests().length, { timeout: 20_000 }).toBe(2);
    expect(requests()[1]).toEqual(requests()[0]);
    expect(queue.getSnapshot().map(({ phase }) => phase)).toEqual(['done', 'waiting']);
  });
});
