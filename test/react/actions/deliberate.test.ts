import { describe, expect, test, vi } from 'vitest';
import { createPressGuard } from '../../../src/react/page/pressGuard.js';
import { pass, stopTheClock } from '../clock.js';

const click = { type: 'click', isTrusted: true, detail: 1 };
const key = { type: 'keydown', isTrusted: true, detail: 0 };

function watch(delayMs: number) {
  const pressGuard = createPressGuard(delayMs);
  const stop = pressGuard.start();
  return { ...pressGuard, stop };
}

describe('an activation counts', () => {
  stopTheClock();

  test('after the delay, and tells its listeners once', () => {
    const { allows, isArmed, subscribe, stop } = watch(500);
    const listener = vi.fn();
    const unsubscribe = subscribe(listener);
    pass(499);
    expect([isArmed(), allows(click)]).toEqual([false, false]);
    pass(1);
    expect([isArmed(), allows(click)]).toEqual([true, true]);
    expect(listener).toHaveBeenCalledOnce();
    unsubscribe();
    stop();
    pass(10_000);
    expect(listener).toHaveBeenCalledOnce();
  });

  test.each([
    ['the second half of a double click', { ...click, detail: 2 }],
    ['a held key', { ...key, repeat: true }],
  ])('not if it is %s', (_, event) => {
    const { allows } = watch(500);
    pass(500);
    expect(allows(event)).toBe(false);
    expect(watch(0).allows(event)).toBe(false);
  });

  test('not if it began too early, but the next one does', () => {
    const { press, allows } = watch(500);
    pass(450);
    press({ ...click, type: 'pointerdown' });
    pass(100);
    expect(allows(click)).toBe(false);
    press({ ...click, type: 'pointerdown' });
    expect(allows(click)).toBe(true);
  });

  test('not before the delay has passed again after a key that came too early', () => {
    const { press, allows } = watch(500);
    pass(450);
    press(key);
    pass(450);
    expect(allows(click)).toBe(false);
    pass(50);
    press(key);
    expect(allows(click)).toBe(true);
  });

  test('not before the delay has passed again after what is shown has changed', () => {
    const { restart, allows } = watch(500);
    pass(500);
    restart();
    expect(allows(click)).toBe(false);
    pass(500);
    expect(allows(click)).toBe(true);
  });

  test('not if a script made it, where the browser can vouch for events', () => {
    const { allows } = watch(500);
    pass(500);
    const scripted = { ...click, isTrusted: false };
    expect(allows(scripted)).toBe(true); // jsdom cannot
    Object.defineProperty(navigator, 'userActivation', { value: {}, configurable: true });
    expect(allows(scripted)).toBe(false);
    expect(allows(click)).toBe(true);
    Reflect.deleteProperty(navigator, 'userActivation');
  });

  test('not at once when the page comes back into view', () => {
    const { allows } = watch(500);
    pass(500);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(allows(click)).toBe(false);
  });
});

test('without a delay it is armed from the start', () => {
  const { isArmed, allows, restart, stop } = watch(0);
  restart();
  expect([isArmed(), allows({ ...click, isTrusted: false })]).toEqual([true, true]);
  stop();
});
