// Compiles and parses the 12-field schema beside general validators, all in one run: `node bench/core.mjs [--ms 200]`.
// Numbers are CPU time of this process per call, medians; only the ratios mean anything on another machine.
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Validator } from '@cfworker/json-schema';
import Ajv from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { build } from 'esbuild';
import { z } from 'zod';
import { answers, manyFields, twelveFields } from './schemas.mjs';

const flag = process.argv.indexOf('--ms');
const budget = flag > 0 ? Number(process.argv[flag + 1]) : 200;

/** Beside node_modules, so that the bundle finds what it does not contain. */
async function loadCore() {
  const folder = await mkdtemp(join(import.meta.dirname, '.core-'));
  const outfile = join(folder, 'core.mjs');
  try {
    const entryPoints = [join(import.meta.dirname, '../src/core/index.ts')];
    await build({
      entryPoints,
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'node',
      packages: 'external',
    });
    return await import(pathToFileURL(outfile).href);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** CPU microseconds per call of each function: batches of some milliseconds in turn, and the middle one of many. */
function measure(calls) {
  const runs = calls.map((call) => ({ call, times: warmUp(call), samples: [] }));
  const until = performance.now() + budget * calls.length;
  while (runs[0].samples.length < 15 || performance.now() < until)
    for (const run of runs) run.samples.push(batch(run.call, run.times) / run.times);
  return runs.map(({ samples }) => samples.toSorted((a, b) => a - b)[samples.length >> 1]);
}

function warmUp(call) {
  let times = 1;
  while (batch(call, times) < 8000) times *= 2;
  for (let i = 0; i < 20; i++) batch(call, times);
  return times;
}

function batch(call, times) {
  const before = process.cpuUsage();
  for (let i = 0; i < times; i++) call();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

// A new object for each call, as each request brings one: caches by identity do not help.
const schemas = Array.from({ length: 256 }, () => structuredClone(twelveFields));
let next = 0;
const fresh = () => schemas[next++ & 255];

const newAjv = () => addFormats(new Ajv({ allErrors: true, strict: false, addUsedSchema: false }));
const contenders = {
  '@cfworker/json-schema': (schema) => {
    const validator = new Validator(schema, '2020-12', false);
    return (content) => validator.validate(content).valid;
  },
  'ajv (new instance)': (schema) => newAjv().compile(schema),
  'zod fromJSONSchema': (schema) => {
    const type = z.fromJSONSchema(schema);
    return (content) => type.safeParse(content).success;
  },
};

/** CPU µs per call: compiling and checking by each validator, and `compileForm` by number of fields. */
export async function measureCore() {
  const core = await loadCore();
  const model = core.compileForm(twelveFields);
  const entries = core.initialEntries(model, { timeZone: 'UTC' });
  for (const { id, name } of model.fields)
    if (name in answers.typed) entries[id] = answers.typed[name];
  const parsed = core.parseEntries(model, entries);
  if (JSON.stringify(parsed.content) !== JSON.stringify(answers.content))
    throw new Error('wrong content');

  const checks = Object.entries(contenders).map(([name, compile]) => {
    const check = compile(twelveFields);
    if (!check(answers.content)) throw new Error(`${name} refuses the content`);
    return {
      compile: () => compile(fresh())(answers.content),
      check: () => check(answers.content),
    };
  });
  const all = [
    { compile: () => core.compileForm(fresh()), check: () => core.parseEntries(model, entries) },
    ...checks,
  ];
  const names = ['mcp-elicitation-react', ...Object.keys(contenders)];
  const compiles = measure(all.map(({ compile }) => compile));
  const parses = measure(all.map(({ check }) => check));
  const rows = names.map((name, i) => ({ name, compile: compiles[i], check: parses[i] }));
  const growth = [10, 100, 1000, 10_000].map((fields) => {
    const schema = manyFields(fields);
    if (core.compileForm(schema).fields.length !== fields) throw new Error('the form is too large');
    const [compile] = measure([() => core.compileForm(schema)]);
    return { fields, compile };
  });
  return { rows, growth };
}

export function printCore({ rows, growth }) {
  console.log(
    '12 fields, CPU µs per call'.padEnd(30),
    'compile'.padStart(12),
    'parse/check'.padStart(12),
  );
  for (const { name, compile, check } of rows)
    console.log(name.padEnd(30), compile.toFixed(1).padStart(12), check.toFixed(2).padStart(12));
  console.log('\nfields      compile ms   µs per field');
  for (const { fields, compile } of growth) {
    const perField = (compile / fields).toFixed(2).padStart(14);
    console.log(String(fields).padEnd(10), (compile / 1000).toFixed(3).padStart(11), perField);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) printCore(await measureCore());
