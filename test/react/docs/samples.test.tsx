// Every sample of the documentation runs: it is loaded, what it shows is shown, and the recipes answer.
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createElement, type ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import samples from 'virtual:samples';
import { scenarios, urlRequests } from '../../../src/fixtures/index.js';
import type { ElicitResult, Requester } from '../../../src/index.js';
import { createLiveServer } from '../../../stories/live/server/createLiveServer.js';
import * as electron from '../../docs/standIns/electron.js';
import * as vscode from '../../docs/standIns/vscode.js';
import { chooseTrieste, press, trieste } from './person.js';

const requester: Requester = { connectionId: 'acme', name: 'Acme', origin: 'mcp.acme.example' };

// A sample that is a test file adds its tests to these.
const isTest = (name: string) => name.startsWith('ForYourTests-');
for (const [name, loadTests] of samples) if (isTest(name)) await loadTests();

beforeEach(() => {
  const server = createLiveServer();
  vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) =>
    server.fetch(new Request(input, { ...init, signal: null })),
  );
  vi.stubGlobal('acquireVsCodeApi', () => ({ postMessage: page.fromPage }));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** The page of a webview, and what it says to the extension. */
const page = {
  listeners: new Set<(message: never) => unknown>(),
  fromPage: (message: unknown) => {
    for (const listener of page.listeners) void listener(message as never);
  },
};
const webview: vscode.Webview = {
  async postMessage(data) {
    return window.dispatchEvent(new MessageEvent('message', { data }));
  },
  onDidReceiveMessage(listener) {
    page.listeners.add(listener);
    return { dispose: () => page.listeners.delete(listener) };
  },
};

async function load(name: string): Promise<Record<string, unknown>> {
  const loaded = await samples.get(name)?.();
  if (!loaded) throw new Error(`There is no sample ${name}`);
  return loaded;
}

/** Draws what the sample shows. A class is no component. */
function show(sample: Record<string, unknown>): void {
  const shown = Object.entries(sample).filter(
    (entry): entry is [string, ComponentType] =>
      typeof entry[1] === 'function' &&
      !String(entry[1]).startsWith('class') &&
      /^(default|[A-Z][a-z]\w*)$/.test(entry[0]),
  );
  render(shown.map(([name, Shown]) => createElement(Shown, { key: name })));
}

describe.each([...samples.keys()].filter((name) => !isTest(name)))('%s', (name) => {
  // The page of the Electron recipe needs what its preload script puts there.
  beforeEach(async () => {
    if (name.startsWith('Recipes.Electron')) await load('Recipes.Electron-2.ts');
  });

  test('is loaded, and shows what it has', async () => {
    show(await load(name));
    expect(document.body.textContent).not.toContain('undefined');
  });
});

type Ask = (
  to: unknown,
  requester: Requester,
  params: unknown,
  signal: AbortSignal,
) => Promise<ElicitResult>;

describe.each([
  ['Recipes.Electron', () => new electron.BrowserWindow(), electron.opened, [1, 2, 3]],
  ['Recipes.VSCode', () => webview, vscode.opened, [1, undefined, 2]],
] as const)('%s', (recipe, makePage, opened, [main, preload, renderer]) => {
  async function start() {
    const { ask, serveOpening } = await load(`${recipe}-${main}.ts`);
    const to = makePage();
    (serveOpening as (to: unknown) => void)(to);
    if (preload) await load(`${recipe}-${preload}.ts`);
    show(await load(`${recipe}-${renderer}.tsx`));
    return (params: unknown, signal = new AbortController().signal) =>
      (ask as Ask)(to, requester, params, signal);
  }

  test('a form is answered in the page, and the answer arrives', async () => {
    const ask = await start();
    const answer = ask(scenarios.planTripWhere);
    await chooseTrieste();
    expect(await answer).toEqual(trieste);
  });

  test('an address is opened outside', async () => {
    const ask = await start();
    const answer = ask(urlRequests.plain);
    await press(/^Open /);
    expect(await answer).toEqual({ action: 'accept' });
    expect(opened.at(-1)).toBe(urlRequests.plain.url);
  });

  test('a request that is taken back goes away', async () => {
    const ask = await start();
    const controller = new AbortController();
    const answer = ask(scenarios.planTripWhere, controller.signal);
    await screen.findByRole('radio', { name: 'Trieste' });
    controller.abort();
    expect(await answer).toEqual({ action: 'cancel' });
    await waitFor(() => expect(screen.queryByRole('radio')).toBeNull());
  });
});

test('a dialog of one’s own is replaced by a prompt', async () => {
  const sample = await load('Migrating-1.tsx');
  show(sample);
  const result = new Promise<ElicitResult>((resolve) => {
    (sample['ask'] as (pending: object) => void)({ params: scenarios.planTripWhere, resolve });
  });
  await chooseTrieste();
  expect(await result).toEqual(trieste);
});

test.each([
  [/^I’m done/, { action: 'accept' }],
  ['Stop waiting', { action: 'cancel' }],
])('a page that is opened is answered when the wait for it is over: %s', async (name, answer) => {
  vi.spyOn(window, 'open').mockReturnValue(null);
  const sample = await load('Migrating-2.tsx');
  show(sample);
  const resolve = vi.fn();
  act(() => (sample['ask'] as (pending: object) => void)({ params: urlRequests.plain, resolve }));
  await press(/^Open /);
  const end = await screen.findByRole('button', { name });
  expect(resolve).not.toHaveBeenCalled();
  await userEvent.click(end);
  expect(resolve.mock.calls).toEqual([[answer]]);
  expect(screen.queryByRole('button')).toBeNull();
  vi.restoreAllMocks();
});
