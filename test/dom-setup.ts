import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { listen } from './react/announcements.js';

// A wait ends when what it waits for has come. How fast the machine is must not matter.
configure({ asyncUtilTimeout: 30_000 });

beforeEach(listen);

afterEach(() => {
  cleanup();
  // What a failed test left behind must not fail the next ones.
  document.body.replaceChildren();
});

// jsdom lacks it; the virtual screen reader needs it.
globalThis.CSS ??= {} as typeof CSS;
CSS.escape ??= (text: string) => text.replace(/[^\w-]/g, (c) => `\\${c}`);
