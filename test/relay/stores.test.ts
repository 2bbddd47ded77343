// The stores, each over its real engine.
import { Redis } from 'ioredis';
import { Pool } from 'pg';
import { createClient } from 'redis';
import { afterAll, describe, expect, test } from 'vitest';
import { createElicitationRelay } from '../../src/relay/index.js';
import { memoryStore } from '../../src/relay/memoryStore.js';
import { postgresSchema, postgresStore } from '../../src/relay/stores/postgres.js';
import { redisStore } from '../../src/relay/stores/redis.js';
import { startPostgres } from './engines/postgres.js';
import { startRedis } from './engines/redis.js';
import { exampleRow, testStore } from './storeSuite.js';

const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
afterAll(async () => void (await Promise.all([postgres?.stop(), redis?.stop()])));

testStore('memory', async () => {
  const store = memoryStore();
  return { stores: [store, store], stop: async () => {} };
});

describe.skipIf(!postgres)('Postgres', () => {
  const pools = [1, 2].map(() => new Pool({ connectionString: postgres?.url, max: 10 }));
  const [one = new Pool(), two = new Pool()] = pools;
  testStore('two pools of pg', async () => {
    await one.query(postgresSchema);
    await one.query(postgresSchema); // once more does no harm
    return {
      stores: [postgresStore(one), postgresStore(two)],
      stop: async () => void (await Promise.all(pools.map((pool) => pool.end()))),
    };
  });

  test('a relay that is closed lets its pool end', async () => {
    const [pool, other] = [1, 2].map(() => new Pool({ connectionString: postgres?.url }));
    if (!pool || !other) throw new Error('there are two pools');
    await other.query(postgresSchema);
    const relay = createElicitationRelay({ who: () => 'eve', store: postgresStore(pool) });
    const elicitation = { mode: 'form', message: 'Go?', requestedSchema: {} } as const;
    const requester = { connectionId: 'c', name: 'Acme' };
    const asked = relay.queueOf('eve').ask(elicitation, { requester });
    const outcomes = async () => {
      const { rows } = await other.query("SELECT row FROM mcp_elicitations WHERE who = 'eve'");
      return rows.map(({ row }) => JSON.parse(row).outcome);
    };
    await expect.poll(outcomes).toHaveLength(1);
    relay.close();
    expect(await asked).toEqual({ action: 'cancel' });
    await expect.poll(outcomes).toEqual(['disconnected']);
    await pool.end();
    await other.end();
  });

  test('a listener whose connection was cut listens again', async () => {
    const pool = new Pool({ connectionString: postgres?.url });
    pool.on('error', () => {});
    const store = postgresStore(pool);
    let heard = 0;
    const end = store.watch('cut', () => (heard += 1));
    await expect.poll(() => heard).toBe(1); // it listens
    await pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'`,
    );
    await expect.poll(() => heard).toBe(2);
    end();
    await pool.end();
  });
});

describe.skipIf(!redis)('Redis', () => {
  const url = redis?.url ?? '';
  testStore('redis and ioredis', async () => {
    const ours = await createClient({ url }).connect();
    const theirs = new Redis(url);
    return {
      stores: [redisStore(ours), redisStore(theirs)],
      stop: async () => {
        ours.destroy();
        theirs.disconnect();
      },
    };
  });

  test('a hash goes when all of it has ended, and stays while something is open', async () => {
    const client = new Redis(url);
    const store = redisStore(client, { prefix: 'p:' });
    const row = exampleRow('ann', 'a');
    await store.swap('ann', 'a', row, 0);
    await store.swap('ann', 'b', { ...row, id: 'b' }, 0, 1000);
    expect(await client.pttl('p:of ann')).toBe(-1);
    await store.swap('ann', 'a', { ...row, version: 2 }, 1, 90_000);
    expect(await client.pttl('p:of ann')).toBeGreaterThan(60_000);
    await store.swap('ann', 'a', { ...row, version: 3 }, 2);
    expect(await client.pttl('p:of ann')).toBe(-1);
    await store.swap('ann', 'a', undefined, 3);
    expect(await client.pttl('p:of ann')).toBeGreaterThan(0);
    client.disconnect();
  });
});
