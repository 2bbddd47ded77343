// What a person sees when an answer is refused on its way to the backend: words, and nothing typed is lost.
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ElicitationOutlet } from '../../../src/index.js';
import { en } from '../../../src/locales/en.js';
import { connectElicitations } from '../../../src/relay/page/index.js';
import { accept } from '../../../src/mcp/index.js';
import { address, relayRoom } from '../../relay/room.js';
import { press } from '../docs/person.js';

let room: ReturnType<typeof relayRoom>;
beforeEach(() => {
  vi.stubGlobal('reportError', vi.fn());
  room = relayRoom();
});
afterEach(() => {
  room.close();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const box = () => screen.findByRole<HTMLInputElement>('textbox', { name: /name/i });

/** Types, and presses Send; the answer is refused by `refuse`, as often as that says so. */
async function send(refuse: (body: string) => Response | undefined) {
  const { relay, call } = room;
  const queue = connectElicitations(address, {
    fetch: async (url, init) =>
      refuse(typeof init?.body === 'string' ? init.body : '') ?? call(url, init),
  });
  render(<ElicitationOutlet queue={queue} acceptDelayMs={0} />);
  const requestedSchema = {
    type: 'object',
    properties: { name: { type: 'string', title: 'Name' } },
  };
  const result = relay
    .queueOf('ann')
    .ask(
      { mode: 'form', message: '?', requestedSchema },
      { requester: { connectionId: 'acme', name: 'Acme' } },
    );
  await userEvent.type(await box(), 'Ann');
  await press(/^Send to/);
  return { result, queue };
}

const json = (status: number, code: string) =>
  Response.json({ v: 1, error: { code, message: 'No.' } }, { status });
const html = (status: number) => new Response('<h1>No</h1>', { status });

test.each<[string, () => Response]>([
  ['403, a foreign origin', () => json(403, 'origin')],
  ['413, too large', () => json(413, 'too-large')],
  ['415, another type', () => json(415, 'type')],
  ['403 of a firewall, which is no JSON', () => html(403)],
  ['413 of a proxy, which is no JSON', () => html(413)],
])(
  '%s: it could not be sent, the form is there as it was, and can be sent again',
  async (_, no) => {
    let isRefused = false;
    const { result } = await send((body) => {
      if (isRefused || !body.includes('"settle"')) return undefined;
      isRefused = true;
      return no();
    });
    await screen.findAllByText(/^Could not send/);
    expect((await box()).value).toBe('Ann');
    await press(/^Send to/);
    expect(await result).toEqual(accept({ name: 'Ann' }));
  },
);

test.each<[string, () => Response]>([
  ['401', () => json(401, 'signed-out')],
  ['401 of a proxy, which is no JSON', () => html(401)],
])('%s: the page says so and is empty; after a sign-in what was typed is there', async (_, no) => {
  let isSignedOut = true;
  const { result, queue } = await send((body) => {
    if (isSignedOut && body.includes('"settle"')) room.session.who = undefined;
    return isSignedOut && room.session.who === undefined ? no() : undefined;
  });
  await screen.findByText(en['connection.signed-out'], { selector: 'p' });
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  isSignedOut = false;
  room.session.who = 'ann';
  queue.refresh();
  expect((await box()).value).toBe('Ann');
  await press(/^Send to/);
  expect(await result).toEqual(accept({ name: 'Ann' }));
});
