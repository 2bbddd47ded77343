import { render } from '@testing-library/react';
import { createElement, type ComponentType } from 'react';
import { expect, test, vi } from 'vitest';
import samples from 'virtual:samples';
import { chooseTrieste, trieste } from './person.js';

type Fetch = (request: Request) => Promise<Response>;
type Call = (name: string) => Promise<{ structuredContent?: unknown }>;

/** The samples that are whole hosts: how each of them calls a tool, once it is loaded. */
const hosts: Record<string, (sample: Record<string, unknown>) => Promise<Call>> = {
  'README-1.tsx': async ({ call }) => call as Call,
  async 'Migrating-3.tsx'({ client, callTool }) {
    const { StreamableHTTPClientTransport } = await import('@modelcontextprotocol/client');
    const { connect, listTools } = bound(client as Client);
    await connect(new StreamableHTTPClientTransport(new URL('http://localhost:6006/mcp')));
    await listTools(); // from now on the SDK checks the tool's results
    return (name) => (callTool as CallTool)({ name, arguments: {} });
  },
};

interface Client {
  connect: (transport: object) => Promise<void>;
  listTools: () => Promise<unknown>;
}
type CallTool = (params: object) => ReturnType<Call>;

const bound = (client: Client): Client => ({
  connect: (transport) => client.connect(transport),
  listTools: () => client.listTools(),
});

/** Every sample that is a whole host works with this server, whose tool `plan_trip` is typed and asks where to. */
export function testHosts(server: string, serve: () => Promise<Fetch>): void {
  test.each(Object.entries(hosts))(`%s works with ${server}`, async (name, open) => {
    const answer = await serve();
    vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) =>
      answer(new Request(input, { ...init, signal: null })),
    );
    vi.resetModules(); // a host connects when it is loaded, and another test may have loaded it
    const sample = (await samples.get(name)?.()) ?? {};
    render(createElement(sample['default'] as ComponentType));
    const call = await open(sample);
    const [result] = await Promise.all([call('plan_trip'), chooseTrieste()]);
    expect(result.structuredContent).toEqual({ received: trieste });
  });
}
