// What a page downloads for each way to use the package: minified and gzipped, React not counted, and apart
// from it what is loaded on demand. A test holds the budgets; `npm run build` prints sizes and what they are made of.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { gzipSync } from 'node:zlib';
import { transform } from 'esbuild';
import { build } from 'vite';
import { scenarios } from './scenarios.mjs';

/** @param {string | Uint8Array} contents */
const gzipped = (contents) => gzipSync(contents, { level: 9 }).length;

const helper = '\0vite/preload-helper.js';

/**
 * A host's module that does nothing but import. Vite's own helper for what is loaded on demand is not counted.
 * @param {string} code @returns {import('vite').Plugin}
 */
function host(code) {
  const sources = new Map([
    ['\0host', code],
    [helper, 'export const __vitePreload = (load) => load();'],
  ]);
  return {
    name: 'host',
    enforce: 'pre',
    resolveId: (id) => (id === 'host' ? '\0host' : null),
    load: (id) => sources.get(id),
  };
}

/** @param {readonly import('vite').Rolldown.OutputChunk[]} chunks those that come at once: the first, and all it imports */
function atOnceOf(chunks) {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const first = new Set(chunks.filter((chunk) => chunk.isEntry));
  for (const { imports } of first) {
    for (const name of imports) {
      const chunk = byName.get(name);
      if (chunk) first.add(chunk);
    }
  }
  return first;
}

/** @param {Iterable<import('vite').Rolldown.OutputChunk>} chunks */
function weigh(chunks) {
  return [...chunks].reduce((sum, { code }) => sum + gzipped(code), 0);
}

/**
 * Bundles a scenario as a host would: with Vite.
 * @param {Pick<import('./scenarios.mjs').Scenario, 'door' | 'imports'>} scenario
 * @param {{ from: string, extension: string }} place the folder of the doors, and how its modules end
 */
export async function measure({ door, imports }, { from, extension }) {
  const root = process.cwd();
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [host(`export ${imports} from '${root}/${from}/${door}.${extension}'`)],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: 'host',
        external: [/^react$/, /^react\//, /^react-dom$/, /^react-dom\//],
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const chunks = outputs.filter((output) => output.type === 'chunk');
  const first = atOnceOf(chunks);
  const atOnce = weigh(first);
  const modules = [...first].flatMap((chunk) =>
    Object.entries(chunk.modules).map(([id, { code }]) => ({
      name: path.relative(root, id),
      code: code ?? '',
    })),
  );
  return { atOnce, later: weigh(chunks) - atOnce, modules };
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

/** What comes at once, by room: each with its share of the gzipped bytes. @param {Awaited<ReturnType<typeof measure>>} size */
async function breakdown({ atOnce, modules }) {
  /** @type {Map<string, number>} */
  const rooms = new Map();
  for (const { name, code } of modules) {
    const { length } = (await transform(code, { minify: true, format: 'esm' })).code;
    rooms.set(roomOf(name), (rooms.get(roomOf(name)) ?? 0) + length);
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
    const large = (await breakdown(size)).filter(({ share }) => share >= 300);
    if (large.length > 1) {
      const parts = large.map(({ room, share }) => `${room} ${kilobytes(share)}`);
      console.log(`  ${parts.join(' · ')}`);
    }
  }
}
