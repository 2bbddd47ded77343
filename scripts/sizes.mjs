// Prints what a page downloads for each door of the package: minified and gzipped, React not counted,
// and apart from it what is loaded on demand.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/** @param {string | Uint8Array} contents */
const gzipped = (contents) => gzipSync(contents, { level: 9 }).length;

/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** @param {string} name @param {number} atOnce @param {number} [later] */
function print(name, atOnce, later = 0) {
  const onDemand = later > 0 ? `, on demand ${kilobytes(later)} more` : '';
  console.log(`${name.padEnd(22)}${kilobytes(atOnce).padStart(9)}${onDemand}`);
}

/** Bytes that come at once, and bytes that come later. @param {string} door a module in dist/ */
async function measure(door) {
  const { outputFiles, metafile } = await build({
    entryPoints: [door],
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    external: ['react', 'react-dom', 'react/jsx-runtime'],
    outdir: 'out',
    write: false,
    metafile: true,
  });
  const outputs = new Map(Object.entries(metafile.outputs));
  const first = new Set([...outputs.keys()].filter((key) => outputs.get(key)?.entryPoint === door));
  for (const key of first) {
    for (const { path, kind } of outputs.get(key)?.imports ?? []) {
      if (kind === 'import-statement' && outputs.has(path)) first.add(path);
    }
  }
  let total = 0;
  let atOnce = 0;
  for (const { path, contents } of outputFiles) {
    const size = gzipped(contents);
    total += size;
    if ([...first].some((key) => path.endsWith(key))) atOnce += size;
  }
  return { atOnce, later: total - atOnce };
}

export async function printSizes() {
  for (const sheet of ['styles.css', 'styles.unlayered.css']) {
    print(sheet, gzipped(readFileSync(`dist/${sheet}`)));
  }
  for (const door of ['dist/index.js', 'dist/core/index.js', 'dist/locales/en.js']) {
    const { atOnce, later } = await measure(door);
    print(door.replace('dist/', ''), atOnce, later);
  }
}
