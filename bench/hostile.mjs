// What requests that are made to stop a page cost the main thread, in CPU ms: `node bench/hostile.mjs`.
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { chromium } from 'playwright';
import { findBrowser } from '../scripts/browser.mjs';

/** The aim for one request, on two cores of 2020. */
const GOAL = 200;

const range = (count, make) => Array.from({ length: count }, (_, i) => make(i));
const words = (count) => range(count, (i) => `option ${i}`);
const list = (count, more = {}) => ({
  type: 'array',
  items: { type: 'string', enum: words(count) },
  ...more,
});
const form = (properties, more = {}) => ({ type: 'object', properties, ...more });
const many = (count, make, more) =>
  form(Object.fromEntries(range(count, (i) => [`k${i}`, make(i)])), more);
const text = (more) => form({ a: { type: 'string', ...more } });

const schemas = {
  '1 field': text({}),
  'default of 100,000 newlines': text({ default: '\n'.repeat(100_000) }),
  'default of 1 MB': text({ default: 'x'.repeat(1_000_000) }),
  '1,000 check lists of 90': many(1000, () => ({ $ref: '#/$defs/e' }), { $defs: { e: list(90) } }),
  '100 patterns of 19,000 steps': many(100, (i) => ({
    type: 'string',
    pattern: `^${'[a-z]{1,1000}'.repeat(19)}${i}$`,
    default: 'a'.repeat(800),
  })),
  '30,000 options, all ticked': form({ a: list(30_000, { default: words(30_000) }) }),
  '90,000 options': form({ a: list(90_000) }),
  '1,000 date-times': many(1000, () => ({ type: 'string', format: 'date-time' })),
  '999 x 10 check boxes': many(999, () => list(10)),
  '1,000 selects of 20': many(1000, () => ({ enum: words(20) })),
  '1,000 radios of 6': many(1000, () => ({ enum: words(6) })),
  '1,000 secrets': many(1000, () => ({ type: 'string', format: 'password' })),
  '1,000 comboboxes': many(1000, () => ({ $ref: '#/$defs/e' }), {
    $defs: { e: { enum: words(40) } },
  }),
  '1,000 texts': many(1000, () => ({ type: 'string' })),
  '9,000 left-out properties': many(9000, () => ({ type: 'object' })),
  '9,000 required names': form({}, { required: words(9000) }),
};

const page = `
  import { createRoot } from 'react-dom/client';
  import { flushSync } from 'react-dom';
  import { Form } from './forms/prompt.jsx';
  let root;
  window.draw = (schema) => {
    root?.unmount();
    root = createRoot(document.querySelector('main'));
    flushSync(() => root.render(<Form schema={schema} />));
    document.body.getBoundingClientRect();
  };
  window.send = () => document.querySelector('[type=submit]')?.click();
`;

async function bundle() {
  const { outputFiles } = await build({
    stdin: { contents: page, resolveDir: import.meta.dirname, loader: 'jsx' },
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0].text;
}

async function measure(browser, script, schema) {
  const tab = await browser.newPage();
  const cdp = await tab.context().newCDPSession(tab);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const clock = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    const of = (name) => 1000 * metrics.find((metric) => metric.name === name).value;
    return of('TaskDuration') - of('DevToolsCommandDuration');
  };
  const time = async (act) => {
    const before = await clock();
    await act();
    await tab.waitForTimeout(300); // painted, and the patterns compiled
    return (await clock()) - before;
  };
  try {
    await tab.setContent('<!doctype html><html lang="en"><body><main></main></body></html>');
    await tab.addScriptTag({ content: script });
    await tab.evaluate((small) => window.draw(small), schemas['1 field']);
    const show = await time(() => tab.evaluate((one) => window.draw(one), schema));
    const elements = await tab.evaluate(() => document.querySelectorAll('main *').length);
    const send = await time(() => tab.evaluate(() => window.send()));
    return { show, send, elements };
  } finally {
    await tab.close();
  }
}

/** By name: CPU ms to show and to send, and the elements that were drawn. */
export async function measureHostile(browser) {
  const script = await bundle();
  const rows = {};
  for (const [name, schema] of Object.entries(schemas))
    rows[name] = await measure(browser, script, schema);
  return rows;
}

export function printHostile(rows) {
  console.log(`\n${'made to stop a page, CPU ms'.padEnd(34)}    show    send  elements`);
  for (const [name, { show, send, elements }] of Object.entries(rows)) {
    const cells = [
      show.toFixed(0).padStart(8),
      send.toFixed(0).padStart(8),
      `${elements}`.padStart(10),
    ];
    console.log(
      name.padEnd(34) + cells.join(''),
      Math.max(show, send) > GOAL ? `above ${GOAL}` : '',
    );
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const browser = await chromium.launch(findBrowser().launch);
  printHostile(await measureHostile(browser).finally(() => browser.close()));
}
