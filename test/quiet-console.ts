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

// A delivery that fails in a test is meant to, and is called so; it is reported like any error of a host.
const reportError = globalThis.reportError ?? ((error: unknown) => console.error(error));
globalThis.reportError = (error) => {
  if (!(error instanceof Error && error.message === 'offline')) reportError(error);
};

afterEach(() => {
  const said = unexpected.splice(0);
  if (said.length > 0) throw new Error(`Unexpected output:\n${said.join('\n')}`);
});
