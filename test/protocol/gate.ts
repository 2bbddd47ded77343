import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { serve } from './http.js';
import type { V1Server } from './v1Server.js';

/** What happens to the answer to an elicitation: it passes, is refused with a status, breaks, or is never answered. */
type Rule = 'pass' | 'break' | 'hold' | number;

/** Serves one session over Streamable HTTP, behind a gate that the test opens and shuts. */
export async function serveGated({ server }: V1Server) {
  const transport = new StreamableHTTPServerTransport({ sessionIdGenerator: randomUUID });
  await server.connect(transport);
  let rule: Rule = 'pass';
  let held: (() => void) | undefined;
  const holding = new Promise<void>((resolve) => {
    held = resolve;
  });
  const serving = await serve(async (req, res) => {
    if (req.method !== 'POST') return transport.handleRequest(req, res);
    const message = JSON.parse(await text(req)) as object;
    if ('method' in message || rule === 'pass') return transport.handleRequest(req, res, message);
    if (rule === 'break') req.socket.destroy();
    else if (rule === 'hold') held?.();
    else res.writeHead(rule).end();
  });
  return {
    ...serving,
    /** From now on. */
    answers: (next: Rule) => {
      rule = next;
    },
    /** Resolves when an answer is held. */
    holding,
  };
}
