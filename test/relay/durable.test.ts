// Three instances over one store, which are killed. `npm run test:durable` asks 10,000 questions instead of 200.
import process from 'node:process';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postgresSchema } from '../../src/relay/stores/postgres.js';
import { injectFaults } from './durable/faults.js';
import {
  answering,
  send,
  startInstances,
  type Instances,
  type Reply,
} from './durable/processes.js';
import { startPostgres } from './engines/postgres.js';
import { startRedis } from './engines/redis.js';

const questions = Number(process.env.QUESTIONS ?? 200);
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);

const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
if (postgres) {
  const pool = new Pool({ connectionString: postgres.url });
  await pool.query(postgresSchema);
  await pool.end();
}
afterAll(async () => void (await Promise.all([postgres?.stop(), redis?.stop()])));

describe.each([
  ['Postgres', postgres],
  ['Redis', redis],
])('over %s', (name, engine) => {
  let instances: Instances | undefined;
  beforeAll(async () => {
    if (engine) instances = await startInstances(engine.url);
  }, 60_000);
  afterAll(() => instances?.stop());

  test.skipIf(!engine)(
    `${questions} questions, and instances that die: each answered once, delivered once or told as unknown`,
    async () => {
      if (!instances) throw new Error('not started');
      const killEvery = questions > 1000 ? 60 : 12;
      const figures = await injectFaults(instances, { questions, seed, killEvery });
      console.log(name, JSON.stringify(figures));
      expect(figures).toMatchObject({ held: questions, answered: questions, lost: 0, twice: 0 });
      expect(figures.kills).toBeGreaterThan(0);
    },
    3_600_000,
  );
});

const steps = ['asked', 'looked', 'answered'] as const;
const cases = steps.flatMap((step) => [0, 1, 2].map((victim) => [victim, step] as const));

describe.skipIf(!postgres)(
  'asked on the first, looked at on the second, answered on the third',
  () => {
    let instances: Instances | undefined;
    const calls: string[] = [];
    beforeAll(async () => {
      instances = await startInstances(postgres?.url ?? '');
      instances.onCall(({ ref }) => calls.push(ref));
    }, 60_000);
    afterAll(() => instances?.stop());

    test.each(cases)('instance %i is killed when it was %s', async (victim, step) => {
      if (!instances) throw new Error('not started');
      const all = instances.all();
      const who = `person of ${victim} ${step}`;
      const living: [number, number, number] = [0, 1, 2];
      let killed = Promise.resolve();
      /** From here on its part is done by another. */
      const after = (done: (typeof steps)[number]) => {
        const dead = all[victim];
        if (done !== step || !dead) return;
        killed = instances?.replace(dead) ?? killed;
        living[victim] = (victim + 1) % 3;
      };
      const by = async (i: number, where: string, body?: object): Promise<Reply> => {
        for (;;) {
          const instance = all[living[i] ?? 0];
          const reply = instance && (await send(instance, where, who, body));
          if (reply) return reply.body;
        }
      };
      const look = (i: number) => by(i, '/elicitations').then(({ entries = [] }) => entries);

      const [asking] = all;
      const asked = asking && send(asking, '/ask', who, { who });
      const { id: posted = '' } = await by(0, '/post', { who, ref: who });
      await expect.poll(async () => (await look(1)).length).toBe(2);
      after('asked');
      const [one, two] = await look(1);
      const ours = one?.id === posted ? two?.id : one?.id;
      after('looked');
      await by(2, '/elicitations', answering(posted, 'k1'));
      const reply = await by(2, '/elicitations', answering(ours ?? '', 'k2'));
      after('answered');

      // What was asked lives and dies with the process that asked; what was posted does not.
      const result = await asked;
      const accepted = victim !== 0 || result !== undefined;
      expect(result?.body.action).toBe(accepted ? 'accept' : undefined);
      await expect
        .poll(async () =>
          (await look(1)).map(({ phase, delivery }) => `${phase} ${delivery === 'sending'}`),
        )
        .toEqual(['done false', 'done false']);
      const end = await look(2);
      const own = end.find(({ id }) => id === ours);
      expect(own).toMatchObject({ outcome: accepted ? 'accept' : 'disconnected' });
      expect(reply.error?.code).toBe(undefined);
      const times = calls.filter((ref) => ref === who).length;
      const { delivery } = end.find(({ id }) => id === posted) ?? {};
      expect([`sent 1`, `unknown 0`, `unknown 1`]).toContain(`${delivery} ${times}`);
      await killed;
    });
  },
);
