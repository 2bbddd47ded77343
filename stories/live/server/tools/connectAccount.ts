import type {
  CallToolResult,
  InputRequiredResult,
  ServerContext,
} from '@modelcontextprotocol/server';
import { inputRequired } from '@modelcontextprotocol/server';
import { answersTo, byAction, elicitation, isModern, received } from '../tool.js';
import type { Desk, LiveTool } from '../tool.js';

export const connectAccount: LiveTool = {
  name: 'connect_account',
  title: 'Connect an account',
  description: 'Sends the person to a page where an account is really connected, then goes on.',
  async call(_args, ctx, desk) {
    const answers = answersTo(['page'], ctx);
    // The ticket came back through the client: it is looked up, never believed.
    const ticket = ctx.mcpReq.requestState<string>();
    if (!answers || ticket === undefined || !desk.tickets.has(ticket)) {
      return openPage(desk.tickets.open(), ctx, desk);
    }
    if (answers['page']?.action !== 'accept') return outcome(answers);
    // Accepted means that the page was opened, not that anything was done there.
    if (isModern(ctx)) {
      if (!desk.tickets.isFinished(ticket)) return openPage(ticket, ctx, desk);
    } else {
      await desk.tickets.whenFinished(ticket, ctx.mcpReq.signal);
      await ctx.mcpReq.notify({
        method: 'notifications/elicitation/complete',
        params: { elicitationId: ticket },
      });
    }
    return outcome(answers);
  },
};

function openPage(ticket: string, ctx: ServerContext, desk: Desk): InputRequiredResult {
  const page = elicitation({
    mode: 'url',
    message: 'Connect your calendar on the page that opens. Come back here when it is done.',
    url: desk.pageFor(ticket, ctx),
    ...(!isModern(ctx) && { elicitationId: ticket }),
  });
  return inputRequired({ inputRequests: { page }, requestState: ticket });
}

function outcome(answers: Parameters<typeof byAction>[0]): CallToolResult {
  return received(
    byAction(answers, 'page', {
      accept: 'The account is connected.',
      decline: 'The account is not connected: the person declined.',
      cancel: 'The account is not connected: the person left without an answer.',
    }),
    answers,
  );
}
