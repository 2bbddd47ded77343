import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

/** Time passes only when the tests of this block say so. */
export function stopTheClock() {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });
}

export function pass(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}
