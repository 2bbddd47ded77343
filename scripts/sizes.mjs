// What a page downloads for each way to use the package: minified and gzipped, React not counted, and apart
// from it what is loaded on demand. A test holds the budgets; `npm run build` prints sizes and what they are made of.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/**
 * A way to use the package: what is imported, through which door, and the kilobytes that may come at once.
 * @typedef {{ name: string, door: string, imports: string, budget: number }} Scenario
 */

/** @type {readonly Scenario[]} */
export const scenarios = [
  {
    name: 'form of parts',
    door: 'index',
    imports: '{ ElicitationForm, ElicitationActions, useElicitationForm }',
    budget: 49.4,
  },
  { name: 'prompt', door: 'index', imports: '{ ElicitationPrompt }', budget: 78.5 },
  {
    name: 'outlet and queue',
    door: 'index',
    imports: '{ ElicitationOutlet, createElicitationQueue }',
    budget: 82.1,
  },
  { name: 'everything', door: 'index', imports: '*', budget: 86.8 },
  { name: 'core', door: 'core/index', imports: '*', budget: 27.5 },
  {
    name: 'core, form alone',
    door: 'core/index',
    imports: '{ compileForm, parseEntries }',
    budget: 12.7,
  },
  { name: 'core, URL alone', door: 'core/index', imports: '{ inspectUrl }', budget: 8.6 },
  {
    name: 'core, protocol alone',
    door: 'core/index',
    imports: '{ createElicitationQueue, createElicitHandler, runWithElicitation, accept }',
    budget: 6.1,
  },
  { name: 'English', door: 'locales/en', imports: '*', budget: 4.1 },
];

/** @param {string | Uint8Array} contents */
const gzipped = (contents) => gzipSync(contents, { level: 9 }).length;

/** @param {import('esbuild').Metafile} metafile */
function splitInTwo(metafile) {
  const outputs = new Map(Object.entries(metafile.outputs));
  const first = new Set(['out/stdin.js']);
  for (const key of first) {
    for (const { path, kind } of outputs.get(key)?.imports ?? []) {
      if (kind === 'import-statement' && outputs.has(path)) first.add(path);
    }
  }
  return { outputs, first };
}

/**
 * Bundles a scenario as a host would.
 * @param {Scenario} scenario
 * @param {{ from: string, extension: string }} place the folder of the doors, and how its modules end
 */
export async function measure({ door, imports }, { from, extension }) {
  const { outputFiles, metafile } = await build({
    stdin: {
      contents: `export ${imports} from './${from}/${door}.${extension}'`,
      resolveDir: process.cwd(),
    },
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['react', 'react-dom', 'react/jsx-runtime'],
    outdir: 'out',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  const { outputs, first } = splitInTwo(metafile);
  let [atOnce, later] = [0, 0];
  /** @type {Map<string, number>} module → bytes before gzip, of what comes at once */
  const modules = new Map();
  for (const { path, contents } of outputFiles) {
    const key = [...outputs.keys()].find((output) => path.endsWith(output)) ?? '';
    if (!first.has(key)) later += gzipped(contents);
    else {
      atOnce += gzipped(contents);
      for (const [name, { bytesInOutput }] of Object.entries(outputs.get(key)?.inputs ?? {})) {
        if (bytesInOutput > 0) modules.set(name, (modules.get(name) ?? 0) + bytesInOutput);
      }
    }
  }
  return { atOnce, later, modules };
}

/** A package, those of one scope together, or a folder of ours. @param {string} module */
function roomOf(module) {
  const [, name] = /node_modules\/([^/]+)/.exec(module) ?? [];
  return (
    name ??
    module
      .split('/')
      .slice(1, 3)
      .join('/')
      .replace(/\.\w+$/, '')
  );
}

/** @param {number} bytes */
const kilobytes = (bytes) => (bytes / 1000).toFixed(1);

/** The parts of a scenario, each with its share of the gzipped bytes. @param {Awaited<ReturnType<typeof measure>>} size */
function breakdown({ atOnce, modules }) {
  /** @type {Map<string, number>} */
  const rooms = new Map();
  for (const [module, bytes] of modules) {
    rooms.set(roomOf(module), (rooms.get(roomOf(module)) ?? 0) + bytes);
  }
  const total = [...rooms.values()].reduce((sum, bytes) => sum + bytes, 0);
  return [...rooms]
    .map(([room, bytes]) => ({ room, share: (bytes / total) * atOnce }))
    .toSorted((a, b) => b.share - a.share);
}

/** Sizes of dist/, and of what the larger ones consist. */
export async function printSizes() {
  for (const sheet of ['styles.css', 'styles.unlayered.css']) {
    console.log(`${sheet.padEnd(24)}${kilobytes(gzipped(readFileSync(`dist/${sheet}`)))} kB`);
  }
  for (const scenario of scenarios) {
    const size = await measure(scenario, { from: 'dist', extension: 'js' });
    const onDemand = size.later > 0 ? `, on demand ${kilobytes(size.later)} kB more` : '';
    console.log(`${scenario.name.padEnd(24)}${kilobytes(size.atOnce)} kB${onDemand}`);
    const large = breakdown(size).filter(({ share }) => share >= 300);
    if (large.length > 1) {
      const parts = large.map(({ room, share }) => `${room} ${kilobytes(share)}`);
      console.log(`  ${parts.join(' · ')}`);
    }
  }
}
