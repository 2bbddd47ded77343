import {
  Client,
  StreamableHTTPClientTransport,
  type CallToolResult,
  type JSONRPCMessage,
  type Transport,
} from '@modelcontextprotocol/client';
import {
  createElicitationQueue,
  createElicitHandler,
  elicitationCapability,
  runWithElicitation,
  type ElicitHandlerOptions,
  type Requester,
  type RunOptions,
} from '../../src/core/index.js';
import { createPerson, type Casting } from './person.js';
import { serveV2, type V2Server } from './v2Server.js';

/** How a test wires SDK v2 to the kit. */
export interface Wiring {
  /** `auto` speaks 2026-07-28 where the server does. */
  protocol: 'legacy' | 'auto';
  /** Who drives the rounds of 2026-07-28. @default 'kit' */
  rounds?: 'sdk' | 'kit';
  handler?: Partial<ElicitHandlerOptions>;
  run?: Partial<RunOptions>;
  maxRounds?: number;
  /** Who answers. @default a person without a screen */
  cast?: Casting;
}

/** A client of SDK v2, wired as a host would, and a person at it. */
export async function connectV2(server: V2Server | URL, wiring: Wiring) {
  const { url, close } =
    server instanceof URL ? { url: server, close: async () => {} } : await serveV2(server);
  const queue = createElicitationQueue();
  const requester: Requester = { connectionId: 'v2', name: 'v2-test' };
  const client = new Client(
    { name: 'client', version: '1' },
    {
      capabilities: { elicitation: elicitationCapability(), sampling: {} },
      versionNegotiation: { mode: wiring.protocol },
      inputRequired: { maxRounds: wiring.maxRounds ?? 10 },
    },
  );
  const handler = createElicitHandler(queue, {
    requester,
    protocolVersion: () => client.getNegotiatedProtocolVersion(),
    ...wiring.handler,
  });
  client.setRequestHandler('elicitation/create', handler);
  client.setNotificationHandler('notifications/elicitation/complete', ({ params }) =>
    queue.complete(requester.connectionId, params.elicitationId),
  );
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- the SDK's client is no EventTarget
  client.onclose = () => queue.closeConnection(requester.connectionId);
  const transport = new StreamableHTTPClientTransport(url);
  const sent = recordSent(transport);
  await client.connect(transport);

  const text = async (name: string, args: object = {}, signal?: AbortSignal) => {
    const params = { name, arguments: { ...args } };
    const { content }: CallToolResult =
      wiring.rounds === 'sdk'
        ? await client.callTool(params, { signal })
        : await runWithElicitation(
            (more) =>
              client.request(
                { method: 'tools/call', params: { ...params, ...more } },
                { allowInputRequired: true, signal },
              ),
            { queue, requester, signal, ...wiring.run },
          );
    return content[0]?.type === 'text' ? content[0].text : '';
  };
  return {
    client,
    queue,
    person: (wiring.cast ?? createPerson)(queue),
    /** The calls of tools, as they went out. */
    calls: () =>
      sent.flatMap((message) =>
        'id' in message && 'method' in message && message.method === 'tools/call' ? [message] : [],
      ),
    /** Calls a tool; resolves to the text of its result. */
    text,
    /** Calls the tool of the test server; resolves to what the server received. */
    call: async (script: object, signal?: AbortSignal) =>
      JSON.parse(await text('ask', script, signal)) as unknown,
    close: async () => {
      await client.close();
      await close();
    },
  };
}

function recordSent(transport: Transport): JSONRPCMessage[] {
  const sent: JSONRPCMessage[] = [];
  const send = transport.send.bind(transport);
  transport.send = (message, options) => {
    sent.push(message);
    return send(message, options);
  };
  return sent;
}
