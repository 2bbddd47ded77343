import { toNodeHandler } from '@modelcontextprotocol/node';
import {
  createMcpHandler,
  fromJsonSchema,
  inputRequired,
  isLegacyRequest,
  McpServer,
  UrlElicitationRequiredError,
  WebStandardStreamableHTTPServerTransport,
  type ElicitRequestURLParams,
  type InputRequest,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { serve, type Serving } from './http.js';

/** What a tool of the test server does; the arguments of the call are the script. */
interface Script {
  /** One round each, until all are answered: by key, the request; `null` for a round of state alone. */
  rounds?: (Record<string, unknown> | null)[];
  /** Rounds of this URL until the flow behind it is finished. */
  visit?: string;
  /** -32042 until the flows behind all of these are finished. */
  required?: ElicitRequestURLParams[];
}

/** What a call brought when it was made again, as the server received it. */
interface Leg {
  inputResponses?: unknown;
  requestState?: string;
}

const typed = fromJsonSchema<{ received: unknown }>({
  type: 'object',
  properties: { received: {} },
  required: ['received'],
});
const anyArguments = fromJsonSchema<Record<string, unknown>>({ type: 'object' });

/** A real server of SDK v2, for both eras. Its tools ask what the test says, and tell what they received; `typed` has an output schema. */
export function createV2Server() {
  const legs: Leg[] = [];
  const finished = new Set<string>();

  const ask = async (args: Record<string, unknown>, ctx: ServerContext) => {
    const { inputResponses } = ctx.mcpReq;
    const requestState = ctx.mcpReq.requestState<string>();
    legs.push({
      ...(inputResponses && { inputResponses }),
      ...(requestState !== undefined && { requestState }),
    });
    const script = args as Script;
    const required = script.required?.filter(({ url }) => !finished.has(url)) ?? [];
    if (required.length > 0) throw new UrlElicitationRequiredError(required);
    if (script.visit !== undefined) return visit(script.visit, ctx);
    const done = requestState === undefined ? 0 : Number(requestState.slice(stateMark.length));
    const round = script.rounds?.[done];
    if (round === undefined) return told(inputResponses ?? null);
    const state = `${stateMark}${done + 1}`;
    return inputRequired(
      round === null
        ? { requestState: state }
        : { inputRequests: round as Record<string, InputRequest>, requestState: state },
    );
  };

  const visit = (url: string, ctx: ServerContext) => {
    const answer = ctx.mcpReq.inputResponses?.['go'] as { action?: string } | undefined;
    if (answer && (answer.action !== 'accept' || finished.has(url))) return told(answer);
    const params = { mode: 'url' as const, message: 'Sign in.', url, elicitationId: 'e1' };
    return inputRequired({ inputRequests: { go: { method: 'elicitation/create', params } } });
  };

  const newServer = () => {
    const server = new McpServer({ name: 'v2-test', version: '1' });
    server.registerTool('ask', { inputSchema: anyArguments }, ask);
    server.registerTool('typed', { inputSchema: anyArguments, outputSchema: typed }, ask);
    return server;
  };
  return { newServer, legs, finish: (url: string) => void finished.add(url) };
}

export type V2Server = ReturnType<typeof createV2Server>;

/** Nothing that a client could read, or would print the same after parsing. */
export const stateMark = ' {"n": 1.0}\u202e#';

/** Serves 2026-07-28, and one session of older clients. */
export async function serveV2({ newServer }: V2Server): Promise<Serving> {
  const modern = createMcpHandler(newServer, { legacy: 'reject' });
  const transport = new WebStandardStreamableHTTPServerTransport({
    sessionIdGenerator: () => crypto.randomUUID(),
  });
  await newServer().connect(transport);
  const fetch = async (request: Request) =>
    (await isLegacyRequest(request)) ? transport.handleRequest(request) : modern.fetch(request);
  return serve(toNodeHandler({ fetch }));
}

function told(received: unknown) {
  return {
    content: [{ type: 'text' as const, text: JSON.stringify(received) }],
    structuredContent: { received },
  };
}
