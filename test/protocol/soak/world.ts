import { createElicitHandler, createElicitationQueue } from '../../../src/index.js';
import type { ElicitResult, ElicitationQueue, Outcome } from '../../../src/index.js';
import type { Random } from '../../random.js';
import { pass } from './clock.js';
import { count } from './listeners.js';

export const connections = ['a', 'b', 'c', 'd', 'e'];

/** A client's queue, the servers that ask, and what came of it. */
export interface World {
  queue: ElicitationQueue;
  /** What each request was answered with, by its number. */
  answers: Map<number, ElicitResult[]>;
  /** What the audit log says of each, by our id. */
  outcomes: Map<string, Outcome[]>;
  subscribers: () => number;
  send: (n: number) => void;
  /** What servers, the network and the clock may do to the requests. */
  weather: readonly (() => void)[];
}

export function createWorld(random: Random): World {
  const answers: World['answers'] = new Map();
  const outcomes: World['outcomes'] = new Map();
  const { queue, subscribers } = createCountedQueue(outcomes);
  const aborts: AbortController[] = [];
  const handlers = connections.map((id) => createHandler(queue, id));
  function send(n: number) {
    const controller = new AbortController();
    count(controller.signal);
    aborts.push(controller);
    const handler = random.of(handlers);
    const request = { params: paramsOf(n, random) };
    const extra = {
      requestId: n,
      signal: controller.signal,
      _meta: random.chance(0.5) ? { progressToken: n } : undefined,
      sendNotification: () => Promise.resolve(),
    };
    void handler?.(request, extra).then((result) => {
      answers.set(n, [...(answers.get(n) ?? []), result]);
    });
    if (random.chance(0.1)) void handler?.(request, extra); // delivered twice
  }
  return { queue, answers, outcomes, subscribers, send, weather: weather(queue, aborts, random) };
}

function createCountedQueue(outcomes: World['outcomes']) {
  let subscribers = 0;
  const queue = createElicitationQueue({
    maxOpen: 1000, // more than a connection may ask, or the rest is refused at once
    onEvent({ type, id, outcome }) {
      if (type === 'settled' && outcome) outcomes.set(id, [...(outcomes.get(id) ?? []), outcome]);
    },
  });
  const subscribe: ElicitationQueue['subscribe'] = (listener) => {
    subscribers += 1;
    const leave = queue.subscribe(listener);
    return () => {
      subscribers -= 1;
      leave();
    };
  };
  return { queue: { ...queue, subscribe }, subscribers: () => subscribers };
}

function createHandler(queue: ElicitationQueue, connectionId: string) {
  return createElicitHandler(queue, {
    requester: { connectionId, name: `Server ${connectionId}` },
    ...(connectionId === 'a' && { expiresAfterMs: 5_000 }),
    ...(connectionId === 'b' && {
      expiresAfterMs: 2_000,
      onRequestMoreTime: (id: string) => queue.extend(id, Date.now() + 2_000),
    }),
  });
}

function paramsOf(n: number, random: Random): object {
  const message = `Question ${n}`;
  if (random.chance(0.3)) {
    const elicitationId = `e${random.below(50)}`;
    return { mode: 'url', message, url: `https://ok.example.test/${n}`, elicitationId };
  }
  const properties = {
    name: { type: 'string', title: 'Name', default: random.chance(0.5) ? 'Ada' : undefined },
    sure: { type: 'boolean', title: 'Sure' },
    plan: { type: 'string', enum: ['a', 'b'] },
    day: { type: 'string', format: 'date' },
  };
  return { message, requestedSchema: { type: 'object', properties, required: ['name'] } };
}

function weather(queue: ElicitationQueue, aborts: AbortController[], random: Random) {
  const entry = () => random.of(queue.getSnapshot());
  return [
    () => random.of(aborts)?.abort(),
    () => queue.withdraw(entry()?.id ?? '', random.chance(0.5) ? 'expired' : 'withdrawn'),
    () => {
      const { elicitation, requester } = entry() ?? {};
      if (elicitation?.mode !== 'url') return;
      queue.complete(requester?.connectionId ?? '', elicitation.elicitationId ?? '');
    },
    () => {
      if (random.chance(0.02)) queue.closeConnection(random.of(connections) ?? '');
    },
    () => pass(random.below(400)),
    () => {
      if (random.chance(0.05)) pass(3_000);
    },
  ];
}
