import path from 'node:path';
import type { Plugin } from 'vite';
import { readSamples, repository } from './samples.js';

const folder = path.join(repository, 'test/docs/virtual/');
const index = `${folder}index.ts`;

/** What stands in for programs that are not here. */
const standIns: Record<string, string> = {
  electron: 'electron.ts',
  vscode: 'vscode.ts',
  '@playwright/test': 'playwright.ts',
  '@/lib/relay': 'relay.ts',
  pg: 'pg.ts',
};

/** The package's own name leads to its source. */
function door(id: string): string | undefined {
  const [, name] = /^mcp-elicitation-react(\/.*)?$/.exec(id) ?? [id, undefined];
  if (id === 'mcp-elicitation-react') return path.join(repository, 'src/index.ts');
  if (name === undefined) return undefined;
  if (name.endsWith('.css')) return `${folder}none.ts`;
  if (/^\/relay\/./.test(name)) {
    return path.join(repository, `src${name.replace('/relay/', '/relay/stores/')}.ts`);
  }
  const file = name.startsWith('/locales/') ? `${name}.ts` : `${name}/index.ts`;
  return path.join(repository, `src${file}`);
}

/** Lets a test import every sample of the documentation: `virtual:samples` is a Map of loaders by name. */
export function samplesPlugin(): Plugin {
  const samples = new Map(readSamples().map(({ name, code }) => [folder + name, code]));
  const loaders = [...samples.keys()].map(
    (id) => `[${JSON.stringify(path.basename(id))}, () => import(${JSON.stringify(id)})]`,
  );
  return {
    name: 'samples',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id === 'virtual:samples') return index;
      if (samples.has(id)) return id;
      if (!importer || !samples.has(importer)) return undefined;
      const standIn = standIns[id];
      return standIn ? path.join(repository, 'test/docs/standIns', standIn) : door(id);
    },
    load(id) {
      if (id === index) return `export default new Map([${loaders.join()}]);`;
      return id === `${folder}none.ts` ? '' : samples.get(id);
    },
  };
}
