import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);

// jsdom lacks it; the virtual screen reader needs it.
globalThis.CSS ??= {} as typeof CSS;
CSS.escape ??= (text: string) => text.replace(/[^\w-]/g, (c) => `\\${c}`);
