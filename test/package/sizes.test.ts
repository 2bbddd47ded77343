import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { scenarios } from '../../scripts/scenarios.mjs';
import { measure } from '../../scripts/sizes.mjs';

const sources = { from: 'src', extension: 'ts' };
/** Of a budget, for what another version of a dependency or of the bundler may add. */
const LEEWAY = 1.02;

// Vite builds for production only where this says so.
beforeAll(() => void vi.stubEnv('NODE_ENV', 'production'));
afterAll(() => void vi.unstubAllEnvs());

/** The modules of a page that imports this. */
async function modulesOf(door: string, imports: string): Promise<string[]> {
  const { modules } = await measure({ door, imports }, sources);
  return modules.filter(({ code }) => code !== '').map(({ name }) => name);
}

describe('what a page downloads at once', () => {
  test.each(scenarios)('$name: at most $budget kB', async (scenario) => {
    const { atOnce } = await measure(scenario, sources);
    expect(atOnce / 1000).toBeLessThanOrEqual(scenario.budget * LEEWAY);
  });
});

test('a mirror of a backend adds at most 3 kB to an outlet', async () => {
  const [without, withMirror] = await Promise.all(
    ['{ ElicitationOutlet }', '{ ElicitationOutlet, connectElicitations }'].map((imports) =>
      measure({ door: 'index', imports }, sources),
    ),
  );
  expect((withMirror?.atOnce ?? Infinity) - (without?.atOnce ?? 0)).toBeLessThanOrEqual(3000);
});

describe('what a page does not use, it does not download', () => {
  test('a form of parts has no URL code, no dialog, no outlet, no handler', async () => {
    const modules = await modulesOf('index', '{ ElicitationForm, useElicitationForm }');
    expect(modules).toContain('src/react/form/Root.tsx');
    expect(
      modules.filter((module) =>
        /src\/core\/url|src\/react\/(url|outlet)|src\/mcp\/(rounds|handler|attach)|punycode|@radix-ui/.test(
          module,
        ),
      ),
    ).toEqual([]);
  });

  test('a prompt has no handler, no rounds; what dialogs and addresses need comes with the first', async () => {
    const modules = await modulesOf('index', '{ ElicitationPrompt }');
    expect(modules).toContain('src/react/prompt/RequestCard.tsx');
    expect(
      modules.filter((module) =>
        /src\/react\/outlet|src\/mcp\/(rounds|handler|attach|wire\/revisions)|judgeUrl|punycode|@radix-ui|src\/react\/url\/Root/.test(
          module,
        ),
      ),
    ).toEqual([]);
  });

  test('reading an address needs no form, a form no address', async () => {
    expect(await modulesOf('core/index', '{ inspectUrl }')).not.toContain(
      'src/core/compileForm.ts',
    );
    const form = await modulesOf('core/index', '{ compileForm, parseEntries }');
    expect(form.filter((module) => /src\/(mcp\/(?!wire)|core\/url)\//.test(module))).toEqual([]);
  });
});
