import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(() => {
  cleanup();
  // What a failed test left behind must not fail the next ones.
  document.body.replaceChildren();
});

// jsdom lacks it; the virtual screen reader needs it.
globalThis.CSS ??= {} as typeof CSS;
CSS.escape ??= (text: string) => text.replace(/[^\w-]/g, (c) => `\\${c}`);
