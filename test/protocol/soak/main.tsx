// A thousand requests of five servers, a person who presses anything at any time, and a host and a network that are
// as bad as they may be.
import { createPortal, flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { pass, timersLeft } from './clock.js';
import { beginToCount, listenersLeft } from './listeners.js';
import { loadPublicSuffix } from '../../../src/index.js';
import { randomFrom } from '../../random.js';
import { createHost } from './host.js';
import { person } from './person.js';
import { connections, createWorld } from './world.js';
import type { World } from './world.js';
import 'mcp-elicitation-react/styles.css';

/** What is left when all is over. */
export interface Remains {
  settled: number;
  /** Requests that were not answered exactly once, or not told once to the audit log. */
  wrong: unknown[];
  outcomes: string[];
  phases: string[];
  listeners: string[];
  subscribers: number;
  timers: number;
  surface: boolean;
  page: string;
}

declare global {
  interface Window {
    soak: (seed: number, requests: number) => Promise<Remains>;
  }
}

/** Lets React and the promises do what they have begun. */
async function settle(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  await new Promise((resolve) => {
    port1.addEventListener('message', resolve);
    port1.start();
    port2.postMessage(undefined);
  });
  port1.close();
}

// React listens on what a dialog's title is put into from the first dialog on, which may come after the first hundred.
const first = createRoot(document.createElement('div'));
flushSync(() => first.render(createPortal(null, document.body)));
flushSync(() => first.unmount());

window.soak = async (seed, requests) => {
  await loadPublicSuffix();
  const random = randomFrom(seed);
  beginToCount();
  const world = createWorld(random);
  const host = createHost(world.queue, random);
  const people = person(random);
  for (let n = 0; n < requests; n += 1) {
    world.send(n);
    for (let deeds = random.below(4); deeds > 0; deeds -= 1) {
      random.of(random.chance(0.7) ? people : world.weather)?.();
      if (random.chance(0.7)) await settle();
    }
    if (random.chance(0.05)) host.change();
    if (random.chance(0.02)) host.remount();
  }
  for (const id of connections) world.queue.closeConnection(id);
  await settle();
  host.leave();
  pass(20_000);
  await settle();
  return remainsOf(world);
};

const isWrong = ([, all]: [unknown, unknown[]]) => all.length !== 1;

function remainsOf({ queue, answers, outcomes, subscribers }: World): Remains {
  return {
    settled: answers.size,
    wrong: [...[...answers].filter(isWrong), ...[...outcomes].filter(isWrong)],
    outcomes: [...new Set([...outcomes.values()].flat())].toSorted(),
    phases: queue.getSnapshot().map(({ phase }) => phase),
    listeners: listenersLeft(),
    subscribers: subscribers(),
    timers: timersLeft(),
    surface: queue.activeSurface() !== undefined,
    page: document.documentElement.outerHTML,
  };
}
