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
import { createPerson } from './person.js';
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
}

/** A client of SDK v2, wired as a host would, and a person at it. */
export async function connectV2(v2: V2Server, wiring: Wiring) {
  const { url, close } = await serveV2(v2);
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

  const call = async (script: object, signal?: AbortSignal) => {
    const params = { name: 'ask', arguments: { ...script } };
    const result: CallToolResult =
      wiring.rounds === 'sdk'
        ? await client.callTool(params, { signal })
        : await runWithElicitation(
            (more) => client.callTool({ ...params, ...more }, { allowInputRequired: true, signal }),
            { queue, requester, signal, ...wiring.run },
          );
    const [content] = result.content;
    return JSON.parse(content?.type === 'text' ? content.text : 'null') as unknown;
  };
  return {
    client,
    queue,
    person: createPerson(queue),
    /** The calls of tools, as they went out. */
    calls: () =>
      sent.flatMap((message) =>
        'id' in message && 'method' in message && message.method === 'tools/call' ? [message] : [],
      ),
    /** Calls the tool; resolves to what the server received. */
    call,
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
