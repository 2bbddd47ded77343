import { afterEach, beforeEach, vi } from 'vitest';

// Unexpected console output fails the test: React's warnings are bugs of ours.
beforeEach(() => {
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...args: unknown[]) => {
      unexpected.push(`console.${level}: ${args.map(String).join(' ')}`);
    });
  }
});

const unexpected: string[] = [];

/** Where there is none, as in jsdom, what React does instead. */
function asUncaught(error: unknown): void {
  const event = new ErrorEvent('error', { error, message: String(error), cancelable: true });
  if (window.dispatchEvent(event)) console.error(error);
}

// A delivery that fails in a test is meant to, and is called so; it is reported like any error of a host.
const reportError = globalThis.reportError ?? asUncaught;
globalThis.reportError = (error) => {
  if (!(error instanceof Error && error.message === 'offline')) reportError(error);
};

afterEach(() => {
  const said = unexpected.splice(0);
  if (said.length > 0) throw new Error(`Unexpected output:\n${said.join('\n')}`);
});
