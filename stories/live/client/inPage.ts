import type { FetchLike } from '@modelcontextprotocol/client';

/** The Live server in the page itself, for a Storybook that is only files. Its code is loaded on demand. */
export async function fetchInPage(): Promise<FetchLike> {
  const { createLiveServer } = await import('../server/createLiveServer.js');
  const server = createLiveServer({ via: 'page' });
  const finished = new BroadcastChannel('live-server-tickets');
  finished.addEventListener('message', ({ data }) => server.tickets.finish(String(data)));
  return (input, init) => server.fetch(new Request(input, init));
}
