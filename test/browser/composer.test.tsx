// A person types into the composer while servers ask. Whatever comes, whenever it comes, nothing is answered by a key
// that was meant for the composer, and no key is lost.
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { afterEach, expect, test } from 'vitest';
import { ElicitationJump, ElicitationOutlet, createElicitationQueue } from '../../src/index.js';
import type { Elicitation, ElicitResult } from '../../src/index.js';
import 'mcp-elicitation-react/styles.css';

afterEach(cleanup);

/** Mulberry32: small, and the same everywhere. */
function createRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const kinds: readonly ((n: number) => Elicitation)[] = [
  (n) => ({
    mode: 'form',
    message: `Confirm ${n}?`,
    requestedSchema: { type: 'object', properties: {} },
  }),
  (n) => ({
    mode: 'form',
    message: `Name ${n}?`,
    requestedSchema: { type: 'object', properties: { n: { type: 'string', default: 'x' } } },
  }),
  (n) => ({ mode: 'url', message: `Sign in ${n}.`, url: `https://site${n}.example.test/` }),
];

const text = 'Hello there. Please book a table, yes y n a d c ok';
/** Keys that do something to a button or a dialog that has caught the focus. */
const dangerous = [' ', '{Enter}', '{Escape}', '{Control>}{Enter}{/Control}'];

const seeds = [Date.now() % 1_000_000, 1, 20_260_728];

test.each(seeds)(
  'requests that arrive while a person types are neither answered nor in the way (seed %i)',
  async (seed) => {
    console.info(`composer seed ${seed}`);
    const random = createRandom(seed);
    const queue = createElicitationQueue();
    const results: ElicitResult[] = [];
    let asked = 0;
    function ask() {
      asked += 1;
      const elicitation = kinds[Math.floor(random() * kinds.length)]?.(asked);
      const server = { connectionId: `s${asked % 3}`, name: `Server ${asked % 3}` };
      if (elicitation)
        act(
          () => void queue.ask(elicitation, { requester: server }).then((one) => results.push(one)),
        );
    }
    let sent = '';
    render(
      <>
        <textarea
          aria-label="Composer"
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            sent += event.currentTarget.value;
            event.currentTarget.value = '';
          }}
        />
        <ElicitationOutlet queue={queue} />
        <ElicitationJump queue={queue} />
      </>,
    );
    const composer = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Composer' });
    await userEvent.click(composer);
    for (const character of text) {
      // Between two keys, and while one is on its way.
      if (random() < 0.2) ask();
      const late = random() < 0.2 ? setTimeout(ask, random() * 10) : undefined;
      await userEvent.keyboard(character);
      if (random() < 0.1)
        await userEvent.keyboard(dangerous[Math.floor(random() * dangerous.length)] ?? '');
      clearTimeout(late);
      expect(document.activeElement).toBe(composer);
    }
    expect(asked).toBeGreaterThan(3);
    expect((sent + composer.value).replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(results).toEqual([]);
    expect(queue.getSnapshot().map(({ phase }) => phase)).toEqual(Array(asked).fill('presented'));
  },
);
