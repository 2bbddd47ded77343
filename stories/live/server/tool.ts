import type {
  CallToolResult,
  InputRequest,
  InputRequiredResult,
  ServerContext,
} from '@modelcontextprotocol/server';
import { inputRequired, inputResponse } from '@modelcontextprotocol/server';
import type { ElicitRequest } from '../../../src/core/index.js';
import type { Tickets } from './tickets.js';

/** What a tool may use beside its arguments. */
export interface Desk {
  tickets: Tickets;
  /** The address of the page on which a ticket is finished. */
  pageFor(ticket: string, ctx: ServerContext): string;
}

/** One tool of the Live server, written once for both eras of the protocol. */
export interface LiveTool {
  name: string;
  title: string;
  description: string;
  /** JSON Schema of the arguments. @default none */
  inputSchema?: Record<string, unknown>;
  call: (
    args: Record<string, unknown>,
    ctx: ServerContext,
    desk: Desk,
  ) => CallToolResult | InputRequiredResult | Promise<CallToolResult | InputRequiredResult>;
}

/** What a person answered, exactly as it came over the wire. */
export type Answers = Record<string, { action: string; content?: unknown }>;

/** Since 2026-07-28 each request carries its own envelope, and the server cannot send requests. */
export function isModern(ctx: ServerContext): boolean {
  return ctx.mcpReq.envelope !== undefined;
}

/** `elicitation/create` as an input request; schemas that the SDK's type does not know are sent as they are. */
export function elicitation(params: ElicitRequest): InputRequest {
  return { method: 'elicitation/create', params } as InputRequest;
}

/** The answers to these questions, once all are there. */
export function answersTo(keys: readonly string[], ctx: ServerContext): Answers | undefined {
  const views = keys.map((key) => [key, inputResponse(ctx.mcpReq.inputResponses, key)] as const);
  const answers: Answers = {};
  for (const [key, view] of views) {
    if (view.kind !== 'elicit') return undefined;
    const { action, content } = view;
    answers[key] = content === undefined ? { action } : { action, content };
  }
  return answers;
}

/** Asks all questions in one round, then tells what was received. */
export function ask(
  questions: Record<string, ElicitRequest>,
  ctx: ServerContext,
  tell: (answers: Answers) => string,
): CallToolResult | InputRequiredResult {
  const answers = answersTo(Object.keys(questions), ctx);
  if (answers) return received(tell(answers), answers);
  return inputRequired({
    inputRequests: Object.fromEntries(
      Object.entries(questions).map(([key, params]) => [key, elicitation(params)]),
    ),
  });
}

/** A sentence for people, and what the server received as JSON for everybody else. */
export function received(sentence: string, answers: Answers): CallToolResult {
  return {
    content: [
      { type: 'text', text: sentence },
      { type: 'text', text: JSON.stringify({ received: answers }, null, 2) },
    ],
    structuredContent: { received: answers },
  };
}

/** One sentence for each way in which a single question was answered. */
export function byAction(
  answers: Answers,
  key: string,
  sentences: { accept: string; decline: string; cancel: string },
): string {
  const action = answers[key]?.action;
  return action === 'accept' || action === 'decline' ? sentences[action] : sentences.cancel;
}
