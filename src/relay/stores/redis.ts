// Rows in Redis, over the host's own `redis` or `ioredis`.
import { report } from '../../mcp/internal.js';
import { hashOf, type RelayStore, type Row } from '../rows.js';

/** What is used of a client of `redis` (from version 4) that is connected. */
export interface NodeRedisClient {
  sendCommand: (command: string[]) => Promise<unknown>;
  duplicate: () => NodeRedisSubscriber;
}

/** What is used of its copy that listens. */
export interface NodeRedisSubscriber {
  connect: () => Promise<unknown>;
  subscribe: (channel: string, listener: (message: string) => void) => Promise<unknown>;
  on: (event: 'error' | 'ready', listener: () => void) => unknown;
  destroy: () => void;
}

/** What is used of a client of `ioredis` (from version 5). */
export interface IoRedisClient {
  call: (command: string, ...values: string[]) => Promise<unknown>;
  duplicate: () => IoRedisSubscriber;
}

/** What is used of its copy that listens. */
export interface IoRedisSubscriber {
  subscribe: (channel: string) => Promise<unknown>;
  on: (event: 'error' | 'ready' | 'message', listener: (...values: string[]) => void) => unknown;
  disconnect: () => void;
}

/** See {@link redisStore}. */
export interface RedisStoreOptions {
  /** What all keys and the channel begin with. @default "mcp-elicitations:" */
  prefix?: string;
}

/**
 * A person's rows are the fields of one hash, `r` and the id, as "version goes-at number JSON". `n` counts rows, for
 * their order; `o` those without an end, for which the hash stays. All times are those of Redis.
 */
const common = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local function read(text)
  local version, goes, number, row = string.match(text or '', '^(%d+) (%d+) (%d+) (.*)$')
  return version, tonumber(goes), number, row
end
`;

const swap = `${common}
local key, field, was, version, row, ttl = KEYS[1], 'r' .. ARGV[1], ARGV[2], ARGV[3], ARGV[4], tonumber(ARGV[5])
local current, goes, number = read(redis.call('HGET', key, field))
local stays = current and goes == 0
if current and goes > 0 and goes <= now then current = nil end
if (current or '0') ~= was then return 0 end
if version == '' then
  redis.call('HDEL', key, field)
else
  local ends = 0
  if ttl > 0 then ends = now + math.ceil(ttl) end
  if not current then number = redis.call('HINCRBY', key, 'n', 1) end
  redis.call('HSET', key, field, version .. ' ' .. string.format('%.0f', ends) .. ' ' .. number .. ' ' .. row)
  if ends == 0 and not stays then redis.call('HINCRBY', key, 'o', 1) end
end
if stays and (version == '' or ttl > 0) then redis.call('HINCRBY', key, 'o', -1) end
if tonumber(redis.call('HGET', key, 'o') or '0') > 0 then
  redis.call('PERSIST', key)
else
  redis.call('PEXPIRE', key, math.max(redis.call('PTTL', key), math.ceil(ttl), 60000))
end
redis.call('PUBLISH', ARGV[6], ARGV[7])
return 1`;

/** Rows that are over leave here. */
const list = `${common}
local found = {}
local all = redis.call('HGETALL', KEYS[1])
for i = 1, #all, 2 do
  local version, goes, number, row = read(all[i + 1])
  if version then
    if goes > 0 and goes <= now then redis.call('HDEL', KEYS[1], all[i])
    else found[#found + 1] = number .. ' ' .. row end
  end
end
return found`;

/**
 * Keeps the rows of a relay in Redis 6 or later: a hash for each person, changed by a script. While somebody waits, a
 * copy of the client listens. Redis must be set to keep what it has: with `maxmemory-policy noeviction`, and with
 * append-only files where open requests are to outlive it.
 *
 * @example
 * const client = createClient({ url }).on('error', console.error); // without it, redis ends the process
 * await client.connect();
 * const relay = createElicitationRelay({ who, store: redisStore(client) });
 * @param client Of the host's `redis` or `ioredis`.
 */
export function redisStore(
  client: NodeRedisClient | IoRedisClient,
  { prefix = 'mcp-elicitations:' }: RedisStoreOptions = {},
): RelayStore {
  const channel = `${prefix}changed`;
  const listener = createListener(client, channel);

  const run = (script: string, key: string, ...values: string[]): Promise<unknown> => {
    const command = [script, '1', key, ...values];
    return 'call' in client
      ? client.call('EVAL', ...command)
      : client.sendCommand(['EVAL', ...command]);
  };
  const keyOf = (who: string) => `${prefix}of ${who}`;

  return {
    async list(who) {
      const found = (await run(list, keyOf(who))) as string[];
      return found
        .map((text) => {
          const gap = text.indexOf(' ');
          return {
            number: Number(text.slice(0, gap)),
            row: JSON.parse(text.slice(gap + 1)) as Row,
          };
        })
        .toSorted((a, b) => a.number - b.number)
        .map(({ row }) => row);
    },
    async swap(who, id, row, was, ttlMs = 0) {
      const next = row ? [`${row.version}`, JSON.stringify(row), `${ttlMs}`] : ['', '', '0'];
      const values = [id, `${was}`, ...next, channel, hashOf(who)];
      return Number(await run(swap, keyOf(who), ...values)) === 1;
    },
    watch: (who, changed) => listener.add(hashOf(who), changed),
  };
}

/** A copy of the client that listens, as long as somebody watches. Both libraries connect again by themselves. */
function createListener(client: NodeRedisClient | IoRedisClient, channel: string) {
  const watchers = new Set<{ hash: string; changed: () => void }>();
  let close: (() => void) | undefined;

  function hear(message: string): void {
    for (const { hash, changed } of watchers) if (hash === message) changed();
  }

  /** What changed while the line was down was not heard. */
  function tellAll(): void {
    for (const { changed } of watchers) changed();
  }

  function open(): () => void {
    if ('call' in client) {
      const copy = client.duplicate();
      copy.on('error', () => {});
      copy.on('ready', tellAll);
      copy.on('message', (_, message = '') => hear(message));
      copy.subscribe(channel).then(tellAll, report);
      return () => copy.disconnect();
    }
    const copy = client.duplicate();
    copy.on('error', () => {});
    copy.on('ready', tellAll);
    copy
      .connect()
      .then(() => copy.subscribe(channel, hear))
      .then(tellAll, report);
    return () => copy.destroy();
  }

  return {
    add(hash: string, changed: () => void): () => void {
      const watcher = { hash, changed };
      watchers.add(watcher);
      close ??= open();
      return () => {
        watchers.delete(watcher);
        if (watchers.size > 0) return;
        close?.();
        close = undefined;
      };
    },
  };
}
