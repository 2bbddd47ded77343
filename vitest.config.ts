import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';
import { findBrowser } from './scripts/browser.mjs';
import { stylesPlugin } from './scripts/styles.mjs';
import { samplesPlugin } from './test/docs/samplesPlugin.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** Pictures are renewed, not compared. */
    updating: boolean;
  }
}

process.env.STORYBOOK_DISABLE_TELEMETRY = '1';
process.env.TZ = 'UTC';

const browser = findBrowser();
console.log(`Browser for the tests: ${browser.name}`);
if (!browser.pinned) console.log('Screenshots are not compared: baselines are for Linux x64.');

/** @param viewport Larger than any test's frame: Vitest scales a frame down that does not fit. */
const provider = (viewport: { width: number; height: number }) =>
  playwright({
    launchOptions: browser.launch,
    contextOptions: {
      viewport,
      locale: 'en-GB',
      timezoneId: 'UTC',
      deviceScaleFactor: 1,
      colorScheme: 'light',
      reducedMotion: 'reduce',
    },
  });

// A function: Vitest writes into the object, so two projects must not share one.
const inBrowser = (viewport = { width: 1600, height: 1200 }) => ({
  enabled: true,
  headless: true,
  provider: provider(viewport),
  screenshotFailures: false,
  instances: [{ browser: 'chromium' as const, viewport: { width: 800, height: 600 } }],
});

interface ScreenshotPath {
  arg: string;
  ext: string;
  root: string;
  testFileName: string;
}

const pictures = {
  timeout: 0, // the test's own timeout counts; this one would keep the process alive after the run
  comparatorName: 'pixelmatch' as const,
  comparatorOptions: { threshold: 0.004, allowedMismatchedPixels: 0, includeAA: true },
  screenshotOptions: {
    animations: 'disabled' as const,
    caret: 'hide' as const,
    scale: 'css' as const,
  },
  resolveScreenshotPath: ({ arg, root, ext }: ScreenshotPath) =>
    `${root}/test/baselines/${arg}${ext}`,
  // Those of the mutations are expected: the report is not about them.
  resolveDiffPath: ({ arg, root, ext, testFileName }: ScreenshotPath) =>
    `${root}/test-results/${testFileName.replace(/\.test\.ts$/, '')}/${arg}${ext}`,
};

// All that the tests import from node_modules. Vite would find it out too, but reload the page
// on each find, and the test that runs just then fails: once, on a fresh clone.
const optimizeDeps = {
  include: [
    '@guidepup/virtual-screen-reader',
    '@mui/material/Checkbox',
    '@mui/material/Dialog',
    '@mui/material/FormControlLabel',
    '@mui/material/FormGroup',
    '@mui/material/OutlinedInput',
    '@mui/material/Radio',
    '@radix-ui/react-dialog',
    '@storybook/react-vite',
    '@testing-library/react',
    '@testing-library/user-event',
    'axe-core',
    'downshift',
    're2js',
    'react',
    'react-aria-components',
    'react-dom',
    'react-dom/client',
    'react-hook-form',
    'react/jsx-dev-runtime',
    'react/jsx-runtime',
    'storybook/test',
    'tldts',
  ],
};

// Spread into each project; `extends: true` would run this file, and Storybook's presets, once more each.
const common = {
  attachmentsDir: 'test-results/attachments',
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // A wait ends when what it waits for has come. How fast the machine is must not matter.
  expect: { poll: { timeout: 30_000 } },
};

/** The longest files first: one of them begun last would keep the second worker waiting. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const long = [/protocol.live\.test/, /package.tokens\.test/, /protocol.urlConsent\.test/];
    const rank = ({ moduleId }: TestSpecification) => {
      const at = long.findIndex((name) => name.test(moduleId));
      return at < 0 ? long.length : at;
    };
    // oxlint-disable-next-line unicorn/no-array-sort -- Vitest's method, not that of an array
    const others = await super.sort(files);
    return others.toSorted((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // One project after the other: two cores do not carry two browsers and jsdom at once.
    projects: [
      {
        test: {
          ...common,
          name: 'node',
          include: [
            'test/{core,mcp,relay,locales,protocol,package,consumers}/**/*.test.ts',
            'test/*.test.ts',
          ],
          environment: 'node',
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        plugins: [react(), samplesPlugin(), stylesPlugin()],
        test: {
          ...common,
          name: 'dom',
          include: ['test/react/**/*.test.{ts,tsx}'],
          setupFiles: ['test/quiet-console.ts', 'test/dom-setup.ts', 'test/loaded.ts'],
          environment: 'jsdom',
          isolate: false, // loading jsdom anew for each file would cost 2 s a file
          pool: 'threads',
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        plugins: [react(), stylesPlugin()],
        optimizeDeps,
        test: {
          ...common,
          name: 'browser',
          include: ['test/browser/**/*.test.{ts,tsx}'],
          setupFiles: ['test/quiet-console.ts', 'test/browser-setup.ts', 'test/loaded.ts'],
          browser: inBrowser(),
          sequence: { groupOrder: 2 },
        },
      },
      {
        plugins: [
          storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) }),
        ],
        optimizeDeps,
        test: {
          ...common,
          name: 'stories',
          setupFiles: ['test/quiet-console.ts', 'test/browser-setup.ts', 'test/loaded.ts'],
          browser: inBrowser(),
          sequence: { groupOrder: 3 },
        },
      },
      {
        plugins: [react(), stylesPlugin()],
        optimizeDeps,
        test: {
          ...common,
          name: 'visual',
          provide: { updating: process.argv.some((arg) => /^(?:-u|--update)/.test(arg)) },
          globalSetup: 'test/visual/report.ts',
          include: browser.pinned ? ['test/visual/*.test.ts'] : [],
          setupFiles: ['test/quiet-console.ts', 'test/browser-setup.ts', 'test/loaded.ts'],
          browser: {
            ...inBrowser({ width: 720, height: 1440 }),
            expect: { toMatchScreenshot: pictures },
          },
          sequence: { groupOrder: 4 },
        },
      },
    ],
  },
});
