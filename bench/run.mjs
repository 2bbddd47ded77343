// Draws the same requests with our form and with others, all in one run: `npm run bench [-- --seconds 200]`.
// Prints medians and ratios, and writes bench/results.json, which the documentation shows.
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { chromium } from 'playwright';
import { findBrowser } from '../scripts/browser.mjs';
import { measureCore, printCore } from './core.mjs';
import { measureHostile, printHostile } from './hostile.mjs';
import { measureForm } from './measure.mjs';

const flag = process.argv.indexOf('--seconds');
const until = Date.now() + 1000 * (flag > 0 ? Number(process.argv[flag + 1]) : 200);

/** In the order of the tables; ratios are to the first. */
const forms = {
  native: 'by hand, native controls',
  hookForm: 'by hand, react-hook-form',
  rjsf: 'rjsf',
  parts: 'ours, form of parts',
  prompt: 'ours, whole prompt',
  nativeDialog: 'by hand, in a Radix Dialog',
  dialog: 'ours, prompt in its dialog',
};
const names = Object.keys(forms);

/** How often a case is measured at most, and opened and closed each time. */
const plan = {
  S: { rounds: 5, times: 5 },
  M: { rounds: 7, times: 5, withLeftovers: true },
  L: { rounds: 5, times: 3 },
  XL: { rounds: 2, times: 1 },
  ENUM: { rounds: 3, times: 2 },
};

async function bundle(name) {
  const { outputFiles } = await build({
    stdin: {
      contents: `import * as form from './forms/${name}.jsx'; import { install } from './page.jsx'; install(form);`,
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0].text;
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];

/** Medians over the rounds, of each metric that is a number. */
function medians(cells) {
  const good = cells.filter(({ error }) => error === undefined);
  if (good.length === 0) return { error: cells[0]?.error ?? 'no time left' };
  const metrics = Object.keys(good[0]).filter((key) => typeof good[0][key] === 'number');
  const entries = metrics.map((key) => [key, median(good.map((cell) => cell[key]))]);
  const { leftovers } = good[0];
  return { rounds: good.length, ...Object.fromEntries(entries), ...(leftovers && { leftovers }) };
}

async function measureAll(browser) {
  const scripts = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await bundle(name)])),
  );
  const cells = {};
  for (let round = 0; Object.values(plan).some(({ rounds }) => round < rounds); round++) {
    for (const [name, { rounds, times, withLeftovers }] of Object.entries(plan)) {
      if (round >= rounds) continue;
      // Another one begins each time.
      for (const form of [
        ...names.slice(round % names.length),
        ...names.slice(0, round % names.length),
      ]) {
        const list = ((cells[name] ??= {})[form] ??= []);
        if (Date.now() > until || list.some(({ error }) => error)) continue;
        const options = { name, times, withLeftovers: withLeftovers === true && round === 0 };
        list.push(await measureForm(browser, scripts[form], options));
      }
    }
  }
  return Object.fromEntries(
    Object.entries(cells).map(([name, byForm]) => [
      name,
      Object.fromEntries(names.map((form) => [form, medians(byForm[form] ?? [])])),
    ]),
  );
}

const columns = {
  mount: 'mount',
  mountScript: 'of it script',
  reopen: 'open, close',
  key: 'key',
  keyAfterSend: 'key after send',
  send: 'send, errors',
  heap: 'heap kB',
  elements: 'elements',
};

function print(cells) {
  console.log('CPU ms of the main thread (key: of script), and how often the first line’s');
  for (const [name, byForm] of Object.entries(cells)) {
    console.log(
      `\n${name.padEnd(28)}${Object.values(columns)
        .map((word) => word.padStart(17))
        .join('')}`,
    );
    for (const form of names) {
      const cell = byForm[form];
      const values = Object.keys(columns).map((key) => {
        if (cell.error) return '–'.padStart(17);
        const ratio = (cell[key] / byForm[names[0]][key]).toFixed(2);
        return `${cell[key].toFixed(cell[key] < 10 ? 2 : 0)} ×${ratio}`.padStart(17);
      });
      console.log(forms[form].padEnd(28) + values.join(''), cell.error ?? '');
    }
  }
  console.log('\nKept after each of 50 mounts and unmounts of M');
  for (const form of names) {
    const { leftovers } = cells.M[form];
    if (!leftovers) continue;
    const { bytes, nodes, listeners } = leftovers;
    console.log(forms[form].padEnd(28), `${bytes} B, ${nodes} nodes, ${listeners} listeners`);
  }
}

const found = findBrowser();
const browser = await chromium.launch(found.launch);
const load = loadavg()[0];
const cells = await measureAll(browser);
const hostile = await measureHostile(browser).finally(() => browser.close());
print(cells);
printHostile(hostile);
console.log();
const core = await measureCore();
printCore(core);
const machine = `${cpus().length} × ${cpus()[0].model}, Node ${process.version}, ${found.name}`;
const result = {
  when: new Date().toISOString().slice(0, 10),
  machine,
  load,
  forms,
  cells,
  core,
  hostile,
};
const rounded = (_key, value) => (typeof value === 'number' ? Number(value.toFixed(2)) : value);
writeFileSync(join(import.meta.dirname, 'results.json'), `${JSON.stringify(result, rounded, 1)}\n`);
