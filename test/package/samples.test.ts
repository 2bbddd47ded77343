// Every block of TypeScript in the papers and pages compiles against the package's types as a strict app has them.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { readSamples, repository } from '../docs/samples.js';

const compilerOptions = {
  target: 'ES2022',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'preserve',
  jsx: 'react-jsx',
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  allowJs: true,
  resolveJsonModule: true,
  types: ['node', 'vite/client'],
  paths: {
    'mcp-elicitation-react': [path.join(repository, 'src/index.ts')],
    'mcp-elicitation-react/core': [path.join(repository, 'src/core/index.ts')],
    'mcp-elicitation-react/relay': [path.join(repository, 'src/relay/index.ts')],
    'mcp-elicitation-react/relay/postgres': [path.join(repository, 'src/relay/stores/postgres.ts')],
    'mcp-elicitation-react/relay/redis': [path.join(repository, 'src/relay/stores/redis.ts')],
    'mcp-elicitation-react/fixtures': [path.join(repository, 'src/fixtures/index.ts')],
    'mcp-elicitation-react/locales/*': [path.join(repository, 'src/locales/*.ts')],
    '@/lib/relay': [path.join(repository, 'test/docs/standIns/relay.ts')],
    express: [path.join(repository, 'test/docs/standIns/express.d.ts')],
    electron: [path.join(repository, 'test/docs/standIns/electron.ts')],
    vscode: [path.join(repository, 'test/docs/standIns/vscode.ts')],
    '@playwright/test': [path.join(repository, 'node_modules/playwright/types/test.d.ts')],
  },
};

test('every sample compiles', async () => {
  const samples = readSamples();
  expect(samples.length).toBeGreaterThan(5);
  const folder = mkdtempSync(path.join(tmpdir(), 'samples-'));
  try {
    symlinkSync(path.join(repository, 'node_modules'), path.join(folder, 'node_modules'));
    mkdirSync(path.join(folder, 'samples'));
    for (const { name, code } of samples) {
      writeFileSync(path.join(folder, 'samples', name), code);
    }
    const config = { compilerOptions, include: ['samples'] };
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
    const tsc = path.join(repository, 'node_modules/typescript/bin/tsc');
    const { stdout } = await promisify(execFile)(process.execPath, [tsc, '-p', folder], {
      cwd: folder,
    }).catch((error: { stdout: string }) => error);
    expect(stdout).toBe('');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('the first example of the README is a whole host of at most 12 lines', () => {
  const [first] = readSamples();
  expect(first?.name).toBe('README-1.tsx');
  expect(first?.code.trimEnd().split('\n').length).toBeLessThanOrEqual(12);
});
