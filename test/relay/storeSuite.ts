// What every store of a relay must do. To test one of your own, copy this file, set its import to
// 'mcp-elicitation-react/relay', and call `testStore` from a test file of Vitest or Jest (with `globals`), with two
// stores over one database, as two processes have them:
//
//   testStore('my store', async () => ({ stores: [newStore(), newStore()], stop: async () => {} }));
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RelayStore, Row } from '../../src/relay/index.js';

/** What is under test: two stores that share what they keep. */
export interface StoresUnderTest {
  stores: readonly [RelayStore, RelayStore];
  stop: () => Promise<void>;
}

let people = 0;
/** Each test has a person of its own. */
const newPerson = () => `person ${Date.now()} ${(people += 1)}`;

export const exampleRow = (who: string, id: string, version = 1, message = 'Name?'): Row => ({
  id,
  version,
  who,
  elicitation: { mode: 'form', message, requestedSchema: { type: 'object' } },
  requester: { connectionId: 'c', name: 'Acme' },
  askedAt: 1,
  owner: { process: 'p', until: 2 },
  lookedAt: 1,
  state: 'open',
});

export function testStore(name: string, start: () => Promise<StoresUnderTest>): void {
  describe(`a store: ${name}`, () => {
    let [one, two]: RelayStore[] = [];
    let stop: StoresUnderTest['stop'] | undefined;
    const stores = (): [RelayStore, RelayStore] => {
      if (!one || !two) throw new Error('not started');
      return [one, two];
    };
    beforeAll(async () => {
      const under = await start();
      [one, two] = under.stores;
      stop = under.stop;
    }, 60_000);
    afterAll(() => stop?.());

    test('has nothing for a person it does not know', async () => {
      const [first] = stores();
      expect(await first.list(newPerson())).toEqual([]);
    });

    test('gives to the other process what one has written, in the order of writing', async () => {
      const [first, second] = stores();
      const who = newPerson();
      for (const id of ['z', 'a', 'm'])
        expect(await first.swap(who, id, exampleRow(who, id), 0)).toBe(true);
      expect(await first.swap(who, 'z', exampleRow(who, 'z', 2), 1)).toBe(true);
      const rows = ['z', 'a', 'm'].map((id) => exampleRow(who, id, id === 'z' ? 2 : 1));
      expect(await second.list(who)).toEqual(rows);
    });

    test('keeps people apart', async () => {
      const [first, second] = stores();
      const [ann, ben] = [newPerson(), newPerson()];
      await first.swap(ann, 'id', exampleRow(ann, 'id'), 0);
      expect(await second.list(ben)).toEqual([]);
      expect(await second.swap(ben, 'id', exampleRow(ben, 'id', 2), 1)).toBe(false);
      expect(await second.swap(ben, 'id', undefined, 1)).toBe(false);
      expect(await first.list(ann)).toHaveLength(1);
    });

    test('says no, and changes nothing, where the version is another one', async () => {
      const [first, second] = stores();
      const who = newPerson();
      expect(await first.swap(who, 'id', exampleRow(who, 'id', 2), 1)).toBe(false);
      expect(await first.swap(who, 'id', exampleRow(who, 'id', 1), 0)).toBe(true);
      expect(await second.swap(who, 'id', exampleRow(who, 'id', 1), 0)).toBe(false);
      expect(await second.swap(who, 'id', exampleRow(who, 'id', 3), 2)).toBe(false);
      expect(await second.swap(who, 'id', undefined, 2)).toBe(false);
      expect(await first.list(who)).toEqual([exampleRow(who, 'id', 1)]);
    });

    test('removes, and lets the id come again', async () => {
      const [first, second] = stores();
      const who = newPerson();
      await first.swap(who, 'id', exampleRow(who, 'id'), 0);
      expect(await second.swap(who, 'id', undefined, 1)).toBe(true);
      expect(await first.list(who)).toEqual([]);
      expect(await first.swap(who, 'id', exampleRow(who, 'id'), 0)).toBe(true);
    });

    test('has one winner of fifty, ten times', async () => {
      const [first, second] = stores();
      const who = newPerson();
      for (let version = 1; version <= 10; version++) {
        const swaps = Array.from({ length: 50 }, (_, i) =>
          (i % 2 ? first : second).swap(
            who,
            'id',
            exampleRow(who, 'id', version, `${i}`),
            version - 1,
          ),
        );
        const won = (await Promise.all(swaps)).map((isWon, i) => (isWon ? `${i}` : ''));
        const [winner, ...others] = won.filter(Boolean);
        expect(others).toEqual([]);
        expect((await first.list(who)).map(({ elicitation }) => elicitation.message)).toEqual([
          winner,
        ]);
      }
    });

    test('gives back every text as it was', async () => {
      const [first, second] = stores();
      const who = `${newPerson()} ' "; -- \\ % é 日本 🎉`;
      const message = `\0 \u{d800} ' " \\ \n \u{2028} ${'x'.repeat(100_000)}`;
      const row = { ...exampleRow(who, 'id', 1, message), scope: '1 2 3 {}' };
      await first.swap(who, 'id', row, 0);
      expect(await second.list(who)).toEqual([row]);
    });

    test('lets a row go when its time is up, and not before', async () => {
      const [first, second] = stores();
      const who = newPerson();
      await first.swap(who, 'short', exampleRow(who, 'short'), 0, 20);
      await first.swap(who, 'long', exampleRow(who, 'long'), 0, 60_000);
      await first.swap(who, 'stays', exampleRow(who, 'stays'), 0);
      await expect
        .poll(async () => (await second.list(who)).map(({ id }) => id))
        .toEqual(['long', 'stays']);
      expect(await second.swap(who, 'short', exampleRow(who, 'short', 2), 1)).toBe(false);
      expect(await second.swap(who, 'short', exampleRow(who, 'short'), 0)).toBe(true);
      // A new time counts from now; without one the row stays.
      expect(await first.swap(who, 'long', exampleRow(who, 'long', 2), 1, 20)).toBe(true);
      await expect
        .poll(async () => (await second.list(who)).map(({ id }) => id).includes('long'))
        .toBe(false);
      expect((await second.list(who)).map(({ id }) => id).toSorted()).toEqual(['short', 'stays']);
    });

    test('tells those who watch, in both processes, until they stop', async () => {
      const [first, second] = stores();
      const [who, other] = [newPerson(), newPerson()];
      const calls = { first: 0, second: 0, other: 0, gone: 0 };
      const ends = [
        first.watch(who, () => (calls.first += 1)),
        second.watch(who, () => (calls.second += 1)),
        second.watch(other, () => (calls.other += 1)),
      ];
      const end = second.watch(who, () => (calls.gone += 1));
      end();
      end();
      // A watch may begin late: what is written after it has heard once must be heard.
      let version = 0;
      const hears = async (): Promise<boolean> => {
        const before = { ...calls };
        version += 1;
        await first.swap(who, 'id', exampleRow(who, 'id', version), version - 1);
        await expect.poll(() => calls.first > before.first).toBe(true);
        return calls.second > before.second;
      };
      await expect.poll(hears).toBe(true);
      const { gone, other: others } = calls;
      await expect.poll(hears).toBe(true);
      expect([calls.gone, calls.other]).toEqual([gone, others]);
      for (const each of ends) each();
    });
  });
}
