// Around the visual tests: small pictures after an update, and a page to look at after a failure.
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { PNG } from 'pngjs';
import type { TestProject } from 'vitest/node';

const baselines = 'test/baselines';
const results = 'test-results/pictures';

/** Vitest's own are half as large again. Not one pixel is another. */
function pack(file: string) {
  const old = readFileSync(file);
  const png = PNG.sync.read(old);
  const small = PNG.sync.write(png, {
    colorType: 2,
    filterType: 0,
    deflateLevel: 9,
    deflateStrategy: 0,
  });
  if (small.length < old.length) writeFileSync(file, small);
}

const picturesIn = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
        file.endsWith('.png'),
      )
    : [];

const figure = (file: string, caption: string) =>
  existsSync(path.join(results, file))
    ? `<figure><figcaption>${caption}</figcaption><img src="${file}" alt=""></figure>`
    : `<figure><figcaption>${caption}</figcaption>none: the sizes differ</figure>`;

/** One row: what was expected, what came, and where they differ. */
function row(name: string): string {
  const expected = `${name}-expected.png`;
  copyFileSync(path.join(baselines, `${name}.png`), path.join(results, expected));
  const figures = [
    figure(expected, 'expected'),
    figure(`${name}-actual.png`, 'actual'),
    figure(`${name}-diff.png`, 'difference'),
  ];
  return `<section><h2>${name}</h2>${figures.join('')}</section>`;
}

function writeReport() {
  const differing = picturesIn(results)
    .filter((file) => file.endsWith('-actual.png'))
    .map((file) => file.replace(/-actual\.png$/, ''))
    .toSorted();
  if (differing.length === 0) return;
  const page = `<!doctype html><meta charset="utf-8"><title>Pictures that differ</title>
<style>body{font-family:sans-serif}section{display:flex;flex-wrap:wrap;gap:1rem}h2{flex-basis:100%}
figure{margin:0}img{display:block;outline:1px solid #888}</style>
<h1>Pictures that differ: ${differing.length}</h1>${differing.map(row).join('\n')}`;
  writeFileSync(path.join(results, 'index.html'), page);
  console.log(`${differing.length} picture(s) differ. Side by side: ${results}/index.html`);
  console.log('If they are right: npm run test:visual -- --update');
}

export default function setup({ config }: TestProject): () => void {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  return () => {
    if (config.snapshotOptions.updateSnapshot !== 'all') return writeReport();
    for (const file of picturesIn(baselines)) pack(path.join(baselines, file));
  };
}
