import { describe, expect, test } from 'vitest';
import { createAnnouncer } from '../../../src/react/page/announcer.js';
import { pass, stopTheClock } from '../clock.js';

function listen() {
  const announcer = createAnnouncer();
  const said: string[] = [];
  announcer.subscribe(() => said.push(announcer.getText()));
  const stop = announcer.start();
  return { ...announcer, said, stop };
}

describe('the one polite voice', () => {
  stopTheClock();

  test('speaks after 150 ms, and is silent again after 7 s', () => {
    const { announce, said, getText } = listen();
    announce('One.');
    pass(149);
    expect(getText()).toBe('');
    pass(1);
    expect(getText()).toBe('One.');
    pass(7_000);
    expect(said).toEqual(['One.', '']);
  });

  test('says together what comes together, and nothing twice', () => {
    const { announce, said } = listen();
    announce('One.');
    pass(100);
    announce('Two.');
    pass(1_000);
    announce('Three.');
    pass(1_000);
    expect(said).toEqual(['One. Two.', 'Three.']);
  });

  test('says the same words again by clearing first', () => {
    const { announce, said } = listen();
    announce('One.');
    pass(200);
    announce('One.');
    pass(400);
    expect(said).toEqual(['One.', '', 'One.']);
  });

  test('says nothing after it has stopped, and goes on when it is started again', () => {
    const { announce, said, stop, start } = listen();
    announce('One.');
    stop();
    pass(1_000);
    expect(said).toEqual([]);
    start();
    pass(1_000);
    expect(said).toEqual(['One.']);
  });
});
