import type { Client } from '@modelcontextprotocol/client';
import { isForgotten, parkCall, resumeParams, type ParkedCall } from '../../src/core/index.js';
import { createElicitationRelay, type RelayOptions } from '../../src/relay/index.js';

/** A row of your table: a call that waits, or its result. `requestState` is in it: it stays on the backend, out of logs. */
export interface Waiting {
  call: ParkedCall;
  round: number;
  /** Which answer was the last one: it takes the call on. */
  last?: string;
  forgotten?: boolean;
  result?: unknown;
}

export interface Options extends Pick<RelayOptions, 'who' | 'store' | 'onEvent'> {
  /** Yours: a table with a text key and JSON. `update` is one transaction: two answers may come at the same time. */
  table: {
    get: (key: string) => Promise<Waiting | undefined>;
    set: (key: string, waiting: Waiting) => Promise<unknown>;
    update: (key: string, change: (now: Waiting) => Waiting) => Promise<Waiting>;
  };
  /** Yours: a client for the server of this person, and with which account. Rejects while nobody is signed in. */
  connect: (who: string) => Promise<{ client: Client } & To>;
}

interface To {
  endpoint: string;
  principal: string;
}

const send = (client: Client, method: string, params: object) =>
  client.request(
    { method: method as 'tools/call', params: params as { name: string } },
    { allowInputRequired: true },
  );

/** The first round once more; answers to the same questions are kept. */
async function begin(client: Client, old: ParkedCall): Promise<ParkedCall> {
  const next = parkCall(old, await send(client, old.method, old.params));
  if (!next) throw new Error('The server wants no answer any more.');
  const isSame = ([key]: [string, unknown]) =>
    JSON.stringify(next.requests[key]) === JSON.stringify(old.requests[key]);
  return { ...next, answers: Object.fromEntries(Object.entries(old.answers).filter(isSame)) };
}

/** Calls tools whose questions may be answered tomorrow, through any process. */
export function createCalls({ table, connect, ...options }: Options) {
  const relay = createElicitationRelay({
    ...options,
    async onSettled({ who, ref }, answer, { willSend }) {
      const [key = '', name = '', round] = JSON.parse(ref) as string[];
      const { client, ...to } = await connect(who);
      const found = await table.get(key);
      if (!found || `${found.round}` !== round || 'result' in found) return 'sent';
      const call = found.forgotten ? await begin(client, found.call) : undefined;
      const now = await table.update(key, (kept) => {
        const answers = { ...(call ?? kept.call).answers, [name]: answer };
        const next = { ...kept, call: { ...(call ?? kept.call), answers }, forgotten: false };
        return resumeParams(next.call) ? { last: name, ...next } : next;
      });
      const params = resumeParams(now.call);
      if (!params && call) await ask(key, who, now, to); // it asks something else now
      if (!params || now.last !== name) return 'sent'; // another answer takes it on
      await willSend(to); // from here on it happens at most once
      try {
        await keep(key, who, now, await send(client, now.call.method, params), to);
        return 'sent';
      } catch (error) {
        if (!isForgotten(error)) throw error;
        await table.update(key, (kept) => ({ ...kept, forgotten: true }));
        return 'failed'; // the person may send the answer again, and then the call begins again
      }
    },
  });

  /** Its result; or the next round, which waits for the person. */
  async function keep(key: string, who: string, { call, round }: Waiting, result: unknown, to: To) {
    const next = parkCall(call, result, call);
    if (next) await ask(key, who, { call: next, round }, to);
    else await table.set(key, { call, round, result });
  }

  async function ask(key: string, who: string, { call, round }: Waiting, to: To) {
    await table.set(key, { call, round: round + 1 });
    const requester = { connectionId: `${who} ${to.endpoint}`, name: new URL(to.endpoint).host };
    for (const [name, elicitation] of Object.entries(call.requests)) {
      if (Object.hasOwn(call.answers, name)) continue;
      const ref = JSON.stringify([key, name, `${round + 1}`]);
      await relay.post({ who, ref, elicitation, requester, ...to });
    }
  }

  return {
    relay,
    async callTool(key: string, who: string, params: { name: string; arguments?: object }) {
      const { client, ...to } = await connect(who);
      const call: ParkedCall = { v: 1, method: 'tools/call', params, requests: {}, answers: {} };
      await keep(key, who, { call, round: 0 }, await send(client, call.method, params), to);
    },
  };
}
