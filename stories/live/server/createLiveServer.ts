import {
  createMcpHandler,
  createRequestStateCodec,
  fromJsonSchema,
  isInputRequiredResult,
  isLegacyRequest,
  McpServer,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { createSessions } from './sessions.js';
import { createTickets, type Tickets } from './tickets.js';
import type { Desk } from './tool.js';
import { askAnything } from './tools/askAnything.js';
import { bookTable } from './tools/bookTable.js';
import { connectAccount } from './tools/connectAccount.js';
import { deleteProject } from './tools/deleteProject.js';
import { fileBugReport } from './tools/fileBugReport.js';
import { limitedOffer } from './tools/limitedOffer.js';
import { planTrip } from './tools/planTrip.js';

/** All that the Live server can do; the same in Node and in the page. */
export const liveTools = [
  bookTable,
  fileBugReport,
  connectAccount,
  deleteProject,
  planTrip,
  limitedOffer,
  askAnything,
];

/** An MCP server as a web-standard handler, for revision 2025-11-25 and for 2026-07-28. */
export interface LiveServer {
  /** Serves `…/mcp`, and `POST …/mcp/tickets/<ticket>`, with which the page says that it is done. */
  fetch(request: Request): Promise<Response>;
  tickets: Tickets;
  /** Calls that wait for an answer are not known any more, as after a restart with another key. */
  forget(): void;
  close(): Promise<void>;
}

/** What the state of a call is sealed with, so that it comes back as it was. It lasts a day. */
const newCodec = () =>
  createRequestStateCodec<string>({
    key: crypto.getRandomValues(new Uint8Array(32)),
    ttlSeconds: 86_400,
  });

/** @param page what to add to the page's address @default nothing */
export function createLiveServer(page: Record<string, string> = {}): LiveServer {
  const desk: Desk = {
    tickets: createTickets(),
    pageFor: (ticket, ctx) => pageUrl({ ticket, ...page }, ctx),
  };
  let codec = newCodec();
  const newOne = () => newServer(desk, () => codec);
  const modern = createMcpHandler(newOne, { legacy: 'reject' });
  const sessions = createSessions(newOne);

  return {
    tickets: desk.tickets,
    async fetch(request) {
      const ticket = /\/tickets\/([^/]+)$/.exec(new URL(request.url).pathname)?.[1];
      if (ticket !== undefined) return finish(ticket, request, desk.tickets);
      return (await isLegacyRequest(request)) ? sessions.fetch(request) : modern.fetch(request);
    },
    forget: () => void (codec = newCodec()),
    close: async () => {
      await Promise.all([modern.close(), sessions.close()]);
    },
  };
}

function newServer(desk: Desk, codec: () => ReturnType<typeof newCodec>): McpServer {
  const server = new McpServer(
    { name: 'olive-and-thyme', title: 'Olive & Thyme', version: '1.0.0' },
    {
      instructions: 'Tools that ask the person back. Nothing they do has an effect.',
      requestState: { verify: (state, ctx) => codec().verify(state, ctx) },
    },
  );
  for (const { name, title, description, inputSchema, call } of liveTools) {
    const schema = fromJsonSchema<Record<string, unknown>>(
      inputSchema ?? { type: 'object', properties: {} },
    );
    server.registerTool(name, { title, description, inputSchema: schema }, async (args, ctx) => {
      const result = await call(args, ctx, desk);
      if (!isInputRequiredResult(result)) return result;
      return { ...result, requestState: await codec().mint(result.requestState ?? '') };
    });
  }
  return server;
}

function pageUrl(params: Record<string, string>, ctx: ServerContext): string {
  const url = new URL('connect-account.html', ctx.http?.req?.url);
  url.search = new URLSearchParams(params).toString();
  return url.href;
}

function finish(ticket: string, request: Request, tickets: Tickets): Response {
  if (request.method !== 'POST') return new Response(null, { status: 405 });
  return new Response(null, { status: tickets.finish(ticket) ? 204 : 404 });
}
