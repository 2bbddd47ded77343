// Rows in Postgres, over the host's own `pg`.
import { report } from '../../mcp/internal.js';
import { hashOf, type RelayStore, type Row } from '../rows.js';

/** What is used of a client of `pg`. */
export interface PostgresClient {
  query: (text: string) => Promise<unknown>;
  on: (
    event: 'notification' | 'error' | 'end',
    listener: (message: { channel?: string; payload?: string | undefined }) => void,
  ) => unknown;
  removeAllListeners: () => unknown;
  release: (destroy?: boolean) => void;
}

/** What is used of a `Pool` of `pg`. */
export interface PostgresPool {
  query: (text: string, values: unknown[]) => Promise<{ rows: unknown[]; rowCount: number | null }>;
  connect: () => Promise<PostgresClient>;
}

/**
 * The table of {@link postgresStore}. Run it once, or with your migrations. `row` is JSON text: `jsonb` refuses some
 * characters that a server may send.
 */
export const postgresSchema = `CREATE TABLE IF NOT EXISTS mcp_elicitations (
  who text NOT NULL,
  id text NOT NULL,
  version integer NOT NULL,
  row text NOT NULL,
  nr bigint GENERATED ALWAYS AS IDENTITY,
  goes_at timestamptz,
  PRIMARY KEY (who, id)
)`;

const CHANNEL = 'mcp_elicitations';

/** How often rows that may go are removed (milliseconds). */
const SWEEP = 60_000;

/** The longest pause before the next attempt to listen (milliseconds). */
const LONGEST = 30_000;

const list = `SELECT row FROM mcp_elicitations
  WHERE who = $1 AND (goes_at IS NULL OR goes_at > now()) ORDER BY nr`;

/** Each change is one statement, which also tells the listeners of all processes. */
const told = (change: string) =>
  `WITH done AS (${change} RETURNING 1) SELECT pg_notify('${CHANNEL}', $1) FROM done`;

const goesAt = (ttl: string) => `now() + ${ttl}::float8 * interval '1 millisecond'`;

const insert = told(`INSERT INTO mcp_elicitations AS kept (who, id, version, row, goes_at)
  VALUES ($2, $3, $4, $5, ${goesAt('$6')})
  ON CONFLICT (who, id) DO UPDATE SET version = $4, row = $5, goes_at = ${goesAt('$6')}
  WHERE kept.goes_at <= now()`);

const update = told(`UPDATE mcp_elicitations
  SET version = $4, row = $5, goes_at = ${goesAt('$6')}
  WHERE who = $2 AND id = $3 AND version = $7 AND (goes_at IS NULL OR goes_at > now())`);

const remove = told(`DELETE FROM mcp_elicitations
  WHERE who = $2 AND id = $3 AND version = $4 AND (goes_at IS NULL OR goes_at > now())`);

/**
 * Keeps the rows of a relay in Postgres: one table, see {@link postgresSchema}. While somebody waits, one client of the
 * pool is kept for `LISTEN`; give a pool that goes straight to the database, not through a pooler in transaction mode.
 * Rows that have ended are removed after 30 minutes.
 *
 * @example
 * const pool = new Pool({ connectionString });
 * pool.on('error', console.error); // without it, pg ends the process when the database goes
 * await pool.query(postgresSchema);
 * const relay = createElicitationRelay({ who, store: postgresStore(pool) });
 * @param pool Of the host's `pg`, version 8.
 */
export function postgresStore(pool: PostgresPool): RelayStore {
  const listener = createListener(pool);
  let sweptAt = 0;

  function sweep(): void {
    const now = Date.now();
    if (now - sweptAt < SWEEP) return;
    sweptAt = now;
    pool.query('DELETE FROM mcp_elicitations WHERE goes_at <= now()', []).catch(report);
  }

  return {
    async list(who) {
      const { rows } = await pool.query(list, [who]);
      return rows.map((found) => JSON.parse((found as { row: string }).row) as Row);
    },
    async swap(who, id, row, was, ttlMs) {
      sweep();
      const key = [hashOf(who), who, id];
      const next = row && [row.version, JSON.stringify(row), ttlMs ?? null];
      const [text, values] = !next
        ? [remove, [...key, was]]
        : was === 0
          ? [insert, [...key, ...next]]
          : [update, [...key, ...next, was]];
      const { rowCount } = await pool.query(text, values);
      return rowCount === 1;
    },
    watch: (who, changed) => listener.add(hashOf(who), changed),
  };
}

/** One client that listens, as long as somebody watches. */
function createListener(pool: PostgresPool) {
  const watchers = new Set<{ hash: string; changed: () => void }>();
  let client: PostgresClient | undefined;
  let isConnecting = false;
  let failures = 0;

  function tellAll(): void {
    for (const { changed } of watchers) changed();
  }

  async function connect(): Promise<void> {
    if (client || isConnecting || watchers.size === 0) return;
    isConnecting = true;
    let opened: PostgresClient | undefined;
    try {
      opened = await pool.connect();
      const mine = opened;
      mine.on('notification', ({ payload }) => {
        for (const { hash, changed } of watchers) if (hash === payload) changed();
      });
      mine.on('error', () => lose(mine));
      mine.on('end', () => lose(mine));
      await mine.query(`LISTEN ${CHANNEL}`);
      client = mine;
      failures = 0;
      tellAll(); // what changed meanwhile was not heard
    } catch (error) {
      if (opened) free(opened, true);
      if (failures === 0) report(error);
      again();
    }
    isConnecting = false;
    if (watchers.size === 0) leave();
  }

  function again(): void {
    failures += 1;
    setTimeout(() => void connect(), Math.min(100 * 2 ** failures, LONGEST));
  }

  function lose(lost: PostgresClient): void {
    if (client !== lost) return;
    client = undefined;
    free(lost, true);
    again();
  }

  /** To the pool it goes back without what was set here. */
  function free(one: PostgresClient, isBroken: boolean): void {
    one.removeAllListeners();
    one.on('error', () => {}); // one that comes late ends no process
    one.release(isBroken);
  }

  function leave(): void {
    const last = client;
    client = undefined;
    if (last) free(last, true);
  }

  return {
    add(hash: string, changed: () => void): () => void {
      const watcher = { hash, changed };
      watchers.add(watcher);
      void connect();
      return () => {
        watchers.delete(watcher);
        if (watchers.size === 0) leave();
      };
    },
  };
}
