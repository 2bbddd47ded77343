// One form in one fresh page, from its first drawing to its last.

/** @param {import('playwright').Page} page */
async function watch(page) {
  const cdp = await page.context().newCDPSession(page);
  // The clock of the thread: what else the machine does is not counted.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  async function clocks() {
    const { metrics } = await cdp.send('Performance.getMetrics');
    const of = (name) => 1000 * metrics.find((metric) => metric.name === name).value;
    // Without what these questions themselves cost.
    return {
      cpu: of('TaskDuration') - of('DevToolsCommandDuration'),
      script: of('ScriptDuration'),
    };
  }
  return {
    cdp,
    /** Milliseconds of the main thread that an action takes. */
    time: async (action) => {
      const before = await clocks();
      await action();
      const after = await clocks();
      return { cpu: after.cpu - before.cpu, script: after.script - before.script };
    },
    /** Bytes that JavaScript holds. */
    heap: async () => {
      for (let i = 0; i < 2; i++) await cdp.send('HeapProfiler.collectGarbage');
      return (await cdp.send('Runtime.getHeapUsage')).usedSize;
    },
    nodes: async () => {
      const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters');
      return { nodes, listeners: jsEventListeners };
    },
  };
}

const KEYS = 'abcdefgh'.split('');

/** Script milliseconds per key, the first left out: with it comes what shows that something was entered. */
async function typing(page, { time }) {
  await page.keyboard.press(KEYS[0]);
  await page.waitForTimeout(30);
  const spent = await time(async () => {
    for (const key of KEYS.slice(1)) await page.keyboard.press(key);
    await page.waitForTimeout(50);
  });
  const written = await page.evaluate(() => document.activeElement?.value ?? '');
  if (!written.includes(KEYS.join(''))) throw new Error(`the keys went astray: ${written}`);
  return spent.script / (KEYS.length - 1);
}

const CYCLES = 50;

/** What each of 50 mounts and unmounts leaves behind. */
async function leftovers(call, name, { heap, nodes }) {
  await call('cycles', name, CYCLES); // code and its statistics grow at first
  const before = { bytes: await heap(), ...(await nodes()) };
  await call('cycles', name, CYCLES);
  const after = { bytes: await heap(), ...(await nodes()) };
  return Object.fromEntries(
    Object.entries(after).map(([what, count]) => [what, (count - before[what]) / CYCLES]),
  );
}

/**
 * Metrics by name, or an error.
 * @param {import('playwright').Browser} browser
 * @param {string} script the page's, with the form in it
 * @param {{ name: string, times: number, withLeftovers: boolean }} options of the case: how often it opens and closes
 */
export async function measureForm(browser, script, { name, times, withLeftovers }) {
  const page = await browser.newPage({ viewport: { width: 900, height: 900 } });
  page.setDefaultTimeout(20_000);
  const call = (method, ...args) =>
    page.evaluate(([key, list]) => window.bench[key](...list), [method, args]);
  try {
    await page.setContent('<!doctype html><html lang="en"><body></body></html>');
    await page.addScriptTag({ content: script });
    await call('warmUp');
    const watcher = await watch(page);
    const { time, heap } = watcher;
    const empty = await heap();
    const mount = await time(() => call('mount', name));
    const full = await heap();
    await call('focus', name);
    const key = await typing(page, watcher);
    const send = await time(() => call('send'));
    await call('focus', name);
    const keyAfterSend = await typing(page, watcher);
    const elements = await page.evaluate(() => document.body.querySelectorAll('*').length);
    await call('close');
    const reopen = await time(() => call('openAndClose', name, times));
    return {
      mount: mount.cpu,
      mountScript: mount.script,
      reopen: reopen.cpu / times,
      key,
      keyAfterSend,
      send: send.cpu,
      heap: (full - empty) / 1000,
      elements,
      ...(withLeftovers && { leftovers: await leftovers(call, name, watcher) }),
    };
  } catch (error) {
    return { error: String(error).split('\n')[0] };
  } finally {
    await page.close();
  }
}
