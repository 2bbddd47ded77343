import { randomUUID } from 'node:crypto';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import {
  CallToolRequestSchema,
  ErrorCode,
  McpError,
  type ElicitRequestFormParams,
  type ElicitRequestURLParams,
} from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { serve, type Serving } from './http.js';

/** What a tool of the test server does; its arguments are the script. */
type Script =
  /** Through the SDK, which checks the answer. */
  | { name: 'elicit'; params: unknown; timeout?: number; keepAlive?: boolean }
  /** Past the SDK: any params, any answer. */
  | { name: 'raw'; params: unknown }
  /** Asks, and returns when the test says so, without the answer. */
  | { name: 'leaves'; params: unknown }
  /** -32042 until all of them are completed. */
  | { name: 'urls'; elicitations: { elicitationId: string }[] };

/** A real server of SDK v1 whose tools ask what the test says, and tell what they received. */
export function createV1Server() {
  const completed = new Set<string>();
  let release: (() => void) | undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const server = new Server({ name: 'v1-test', version: '1' }, { capabilities: { tools: {} } });

  server.setRequestHandler(CallToolRequestSchema, async ({ params }, extra) => {
    const script = { ...params.arguments, name: params.name } as Script;
    switch (script.name) {
      case 'elicit':
        return told(
          await server.elicitInput(
            script.params as ElicitRequestFormParams | ElicitRequestURLParams,
            {
              relatedRequestId: extra.requestId,
              signal: extra.signal,
              ...(script.timeout !== undefined && { timeout: script.timeout }),
              ...(script.keepAlive && { resetTimeoutOnProgress: true, onprogress() {} }),
            },
          ),
        );
      case 'leaves': {
        const left = { relatedRequestId: extra.requestId };
        server.elicitInput(script.params as ElicitRequestFormParams, left).catch(() => {});
        await released;
        return told('left');
      }
      case 'raw': {
        const request = { method: 'elicitation/create', params: script.params } as never;
        return told(await extra.sendRequest(request, z.looseObject({}) as never));
      }
      case 'urls': {
        const open = script.elicitations.filter(
          ({ elicitationId }) => !completed.has(elicitationId),
        );
        if (open.length === 0) return told('done');
        throw new McpError(ErrorCode.UrlElicitationRequired, 'More is needed.', {
          elicitations: open,
        });
      }
      default:
        throw new Error(`no such tool: ${String(script satisfies never)}`);
    }
  });

  return {
    server,
    /** The tool that leaves returns. */
    leave: () => release?.(),
    /** The flow behind a URL ends; the client is told, if the server is one that tells. */
    complete: async (elicitationId: string, tell = true): Promise<void> => {
      completed.add(elicitationId);
      if (tell) await server.createElicitationCompletionNotifier(elicitationId)();
    },
  };
}

export type V1Server = ReturnType<typeof createV1Server>;

/** Serves one session over Streamable HTTP. */
export async function serveV1({ server }: V1Server): Promise<Serving> {
  const transport = new StreamableHTTPServerTransport({ sessionIdGenerator: randomUUID });
  await server.connect(transport);
  return serve((req, res) => transport.handleRequest(req, res));
}

function told(received: unknown) {
  return { content: [{ type: 'text' as const, text: JSON.stringify(received) ?? 'undefined' }] };
}
