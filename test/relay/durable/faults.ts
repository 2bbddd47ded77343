import { randomFrom } from '../../random.js';
import { answering, send, type Instance, type Instances } from './processes.js';

const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));

/** What became of all questions. */
export interface Figures {
  seed: number;
  /** Posted, and confirmed. */
  held: number;
  /** Their answer was confirmed. */
  answered: number;
  /** Posts, looks and answers that were sent again, because the instance died before it replied. */
  repeated: number;
  kills: number;
  /** The person was told that nobody knows whether the tool ran. */
  unknown: number;
  /** Neither did the tool run, nor was the person told so. */
  lost: number;
  /** The tool ran more than once. */
  twice: number;
  /** From the confirmed answer to the tool (milliseconds). */
  median: number;
  p99: number;
}

export interface FaultOptions {
  questions: number;
  seed: number;
  /** Questions that are under way at the same time. */
  atOnce?: number;
  /** On average an instance is killed once in so many answers. */
  killEvery: number;
}

/**
 * Posts questions on one instance, looks at them on a second and answers on a third, by a balancer without stickiness,
 * while instances are killed: any of them at any time, and those that just hand an answer over.
 */
export async function injectFaults(
  instances: Instances,
  { questions, seed, killEvery, atOnce = 40 }: FaultOptions,
): Promise<Figures> {
  const random = randomFrom(seed);
  const calls = new Map<string, number[]>();
  const answeredAt = new Map<string, number>();
  const ids = new Map<string, string>();
  const told = new Map<string, string>();
  const waiting = new Map<string, () => void>();
  let repeated = 0;
  let kills = 0;
  let isKilling = false;

  const whoOf = (i: number) => `person ${seed} ${Math.floor(i / 4)}`;
  const refOf = (i: number) => `question ${seed} ${i}`;

  function kill(victim: Instance | undefined): void {
    if (!victim || isKilling) return;
    isKilling = true;
    kills += 1;
    void instances.replace(victim).then(() => {
      isKilling = false;
    });
  }

  instances.onCall(({ ref, name }) => {
    calls.set(ref, [...(calls.get(ref) ?? []), Date.now()]);
    waiting.get(ref)?.();
    if (random.chance(0.5 / killEvery)) kill(instances.all().find((one) => one.name === name));
  });

  /** Through the balancer: any instance, and another one when that does not answer. */
  async function ask(where: string, who: string, body?: object) {
    for (;;) {
      const instance = random.of(instances.all());
      const reply = instance && (await send(instance, where, who, body));
      if (reply?.status === 200) return reply.body;
      if (reply) throw new Error(`${where}: ${reply.status} ${JSON.stringify(reply.body.error)}`);
      repeated += 1;
      await pause(random.below(40));
    }
  }

  async function entryOf(i: number) {
    const { entries = [] } = await ask('/elicitations', whoOf(i));
    return entries.find(({ id }) => id === ids.get(refOf(i)));
  }

  const called = (ref: string, ms: number) =>
    new Promise<void>((resolve) => {
      if (calls.has(ref)) return resolve();
      const timer = setTimeout(resolve, ms);
      waiting.set(ref, () => {
        clearTimeout(timer);
        resolve();
      });
    });

  async function question(i: number): Promise<void> {
    const [who, ref] = [whoOf(i), refOf(i)];
    const { id = '' } = await ask('/post', who, { who, ref });
    ids.set(ref, id);
    if (!(await entryOf(i))) throw new Error(`${ref} is not shown`);
    await ask('/elicitations', who, answering(id, `key ${ref}`));
    answeredAt.set(ref, Date.now());
    if (random.chance(0.5 / killEvery)) kill(random.of(instances.all()));
    for (;;) {
      await called(ref, 1000); // or its instance has died
      const entry = await entryOf(i);
      told.set(ref, entry?.delivery ?? 'none');
      if (entry?.phase === 'done' && entry.delivery !== 'sending') return;
      await pause(100);
    }
  }

  let next = 0;
  const worker = async () => {
    while (next < questions) await question(next++);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));

  const refs = Array.from({ length: questions }, (_, i) => refOf(i));
  const count = (check: (ref: string) => boolean) => refs.filter(check).length;
  const times = refs
    .flatMap((ref) => {
      const [at] = calls.get(ref) ?? [];
      return at === undefined ? [] : [Math.max(at - (answeredAt.get(ref) ?? at), 0)];
    })
    .toSorted((a, b) => a - b);
  return {
    seed,
    held: ids.size,
    answered: answeredAt.size,
    repeated,
    kills,
    unknown: count((ref) => told.get(ref) === 'unknown'),
    lost: count((ref) => !calls.has(ref) && told.get(ref) !== 'unknown'),
    twice: count((ref) => (calls.get(ref)?.length ?? 0) > 1),
    median: times[Math.floor(times.length / 2)] ?? 0,
    p99: times[Math.floor(times.length * 0.99)] ?? 0,
  };
}
