import { afterAll } from 'vitest';
import { builtinEnvironments } from 'vitest/runtime';

// A DOM beside what belongs to Node: files, processes and the SDKs' transports know only Node's own of these. Vitest's
// environment would replace them, and compile modules for a browser.
const { URL, URLSearchParams, AbortController, AbortSignal, Headers, Request, Response, fetch } =
  globalThis;
const { teardown } = await builtinEnvironments.jsdom.setup(globalThis, {});
Object.assign(globalThis, {
  URL,
  URLSearchParams,
  AbortController,
  AbortSignal,
  Headers,
  Request,
  Response,
  fetch,
});

afterAll(async () => {
  await teardown(globalThis);
});
