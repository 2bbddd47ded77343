import { answerTo } from '../mcp/internal.js';
import type { ElicitResult, Outcome } from '../mcp/index.js';
import { change, isDead, type RelayStore, type Row } from './rows.js';
import type { Command, WireError } from './wire.js';

/** Commands of one `POST`. */
export const MOST_COMMANDS = 32;

/** Calls that are remembered, so that a repeated command counts once. */
const CALLS_KEPT = 8;

/** Why nothing was done: an HTTP status and its reason. */
export interface Rejection {
  status: number;
  error: WireError;
}

/** Options of {@link perform}. */
export interface CommandOptions {
  who: string;
  store: RelayStore;
  /** This process. */
  process: string;
  /** Called for an accept or decline of a request that was not presented, and for a result that is no answer. */
  onRefused: (row: Row) => void;
}

const refused = (
  status: number,
  code: WireError['code'],
  message: string,
  outcome?: Outcome,
): Rejection => ({ status, error: { code, message, ...(outcome && { outcome }) } });

const unknown = refused(404, 'unknown', 'No such request, or it is not yours.');

/** Carries out one command. Returns why it was refused, if it was. */
export async function perform(
  command: Command,
  options: CommandOptions,
): Promise<Rejection | undefined> {
  const { who, store } = options;
  let found: Rejection | undefined = unknown;
  await change(store, who, command.id, (row) => {
    const next = after(row, command, options);
    found = 'status' in next ? next : undefined;
    if ('status' in next) return row;
    return next.row;
  });
  return found;
}

/** What a command makes of its row. */
function after(
  row: Row,
  command: Command,
  options: CommandOptions,
): { row: Row | undefined } | Rejection {
  const isOpen = row.state === 'open';
  switch (command.type) {
    case 'present':
      return {
        row: isOpen && row.presentedAt === undefined ? { ...row, presentedAt: Date.now() } : row,
      };
    case 'forget':
      if (row.outcome === undefined) return { row };
      // The same ref may be posted again, and must not be asked again.
      return { row: row.posted ? { ...row, hidden: true } : undefined };
    case 'settle':
      return answered(row, command, options);
    case 'requestMoreTime':
    case 'continueWaiting':
    case 'stopWaiting': {
      const { type, key } = command;
      const calls = row.calls ?? [];
      if (row.outcome !== undefined || calls.some((call) => call.key === key)) return { row };
      return { row: { ...row, calls: [...calls, { type, key }].slice(-CALLS_KEPT) } };
    }
    default:
      return command satisfies never;
  }
}

function answered(
  row: Row,
  { key, result }: { key: string; result: unknown },
  { process, onRefused }: CommandOptions,
): { row: Row } | Rejection {
  if (row.answer?.key === key && row.outcome !== 'disconnected') return { row };
  const over = endOf(row, process);
  if (over === 'disconnected') {
    return refused(
      410,
      'gone',
      'The process that asked is gone, and its connection with it.',
      over,
    );
  }
  if (over) return refused(409, 'answered', 'It was answered before, or has ended.', over);
  const answer = answerTo(row.elicitation, result);
  if (!answer) {
    onRefused(row);
    return refused(400, 'no-answer', 'This is no result of an elicitation.');
  }
  // A result must never claim that a person accepted or declined a request that was not presented.
  if (row.presentedAt === undefined && answer.action !== 'cancel') {
    onRefused(row);
    return refused(409, 'not-presented', 'It was not presented to a person.');
  }
  return {
    row: { ...row, state: 'answered', answer: { key, result: answer }, delivery: undefined },
  };
}

/** How the request ended; undefined while it is open. */
function endOf(row: Row, process: string): Outcome | undefined {
  const now = Date.now();
  if (row.outcome !== undefined) return row.outcome;
  if (isDead(row, process, now)) return 'disconnected';
  if (row.state !== 'open') return row.answer?.result?.action ?? 'accept';
  return row.expiresAt !== undefined && row.expiresAt <= now ? 'expired' : undefined;
}

/** The commands in a body; undefined if it is malformed. Results are checked later, with their request. */
export function readCommands(body: unknown): Command[] | undefined {
  if (!isObject(body) || !Array.isArray(body.commands)) return undefined;
  const commands: unknown[] = body.commands;
  const read = commands.map(readCommand);
  return read.every((command) => command !== undefined) ? read : undefined;
}

function readCommand(command: unknown): Command | undefined {
  if (!isObject(command)) return undefined;
  const { type, id, key, result } = command;
  const isKeyed = isName(key);
  switch (type) {
    case 'present':
    case 'forget':
      return isName(id) ? { type, id } : undefined;
    case 'settle':
      return isName(id) && isKeyed ? { type, id, key, result: result as ElicitResult } : undefined;
    case 'requestMoreTime':
    case 'continueWaiting':
    case 'stopWaiting':
      return isName(id) && isKeyed ? { type, id, key } : undefined;
    default:
      return undefined;
  }
}

/** Limited in length, because keys are stored. */
function isName(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= 1000;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
