import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { UrlConsent } from '../../../src/index.js';
import { pass, stopTheClock } from '../clock.js';
import { ask, button, loadList, queryButton, spyOnOpen } from './ask.js';

let open: ReturnType<typeof spyOnOpen>;
beforeAll(loadList);
beforeEach(() => {
  open = spyOnOpen();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const waiting = () => screen.getByRole('heading', { name: 'Finish in the other tab' });

/** Opened and accepted. */
async function opened(props: UrlConsent.WaitOptions = {}) {
  const onOver = vi.fn();
  const view = ask({ ...props, onOver });
  await view.user.click(button(/^Open/));
  waiting();
  return { ...view, onOver };
}

test('url-15, url-18 the answer goes at consent; three ways on stay on the screen', async () => {
  const { onResult } = await opened();
  expect(onResult.mock.calls).toEqual([[{ action: 'accept' }]]);
  screen.getByText(/Waiting for you at/);
  expect(button('I’m done, continue')).toBeTruthy();
  expect(button('Open again')).toBeTruthy();
  expect(button('Stop waiting')).toBeTruthy();
  expect(queryButton('Decline')).toBeNull();
});

test('the focus, which was on the button that is gone, is on the heading', async () => {
  await opened();
  expect(document.activeElement).toBe(waiting());
});

test('the focus that was elsewhere stays there', () => {
  ask();
  const composer = document.body.appendChild(document.createElement('textarea'));
  composer.focus();
  fireEvent.click(button(/^Open/));
  waiting();
  expect(document.activeElement).toBe(composer);
  composer.remove();
});

test('url-18 stopping tells the host, and sends no second answer', async () => {
  const onStop = vi.fn();
  const { onResult, onOver, user } = await opened({ onStop });
  await user.click(button('Stop waiting'));
  expect(onStop).toHaveBeenCalledTimes(1);
  expect(onOver).toHaveBeenCalledTimes(1);
  expect(onResult).toHaveBeenCalledTimes(1);
  expect(queryButton('Stop waiting')).toBeNull();
});

test('stopping ends the wait also where the host fails to hear of it', async () => {
  const failure = new Error('the host');
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const { onOver, user } = await opened({
    onStop() {
      throw failure;
    },
  });
  await user.click(button('Stop waiting'));
  expect(onOver).toHaveBeenCalledTimes(1);
  expect(queryButton('Stop waiting')).toBeNull();
  vi.unstubAllGlobals();
  expect(reported.mock.calls).toEqual([[failure]]);
});

test('going on tells the host', async () => {
  const onContinue = vi.fn();
  const { onOver, user } = await opened({ onContinue });
  await user.click(button('I’m done, continue'));
  expect(onContinue).toHaveBeenCalledTimes(1);
  expect(onOver).toHaveBeenCalledTimes(1);
});

/** An `onContinue` whose answers come when the test says so. */
function asking() {
  const answers: ((answer: unknown) => void)[] = [];
  const failures: ((error: Error) => void)[] = [];
  const onContinue = vi.fn(
    () =>
      new Promise<unknown>((resolve, reject) => {
        answers.push(resolve);
        failures.push(reject);
      }),
  );
  return {
    onContinue,
    answer: (value: unknown) => act(async () => answers.at(-1)?.(value)),
    fail: () => act(async () => failures.at(-1)?.(new Error('offline'))),
  };
}

describe('a host that asks the server', () => {
  test('is asked once at a time, and can say that it is not finished', async () => {
    const { onContinue, answer } = asking();
    const { user, onOver } = await opened({ onContinue });
    await user.click(button('I’m done, continue'));
    const checking = button('Checking…');
    expect(checking.getAttribute('aria-disabled')).toBe('true');
    await user.click(checking);
    expect(onContinue).toHaveBeenCalledTimes(1);
    await answer('not-yet');
    screen.getByText('says it is not finished yet.', { exact: false });
    await user.click(button('I’m done, continue'));
    await answer(undefined);
    expect(onContinue).toHaveBeenCalledTimes(2);
    expect(onOver).toHaveBeenCalledTimes(1);
  });
  test('and does not get through: it is not finished', async () => {
    const { onContinue, fail } = asking();
    const { user, onOver } = await opened({ onContinue });
    await user.click(button('I’m done, continue'));
    await fail();
    screen.getByText('says it is not finished yet.', { exact: false });
    expect(onOver).not.toHaveBeenCalled();
  });
  test('is left alone after the person stopped', async () => {
    const { onContinue, answer } = asking();
    const { user, onOver } = await opened({ onContinue });
    await user.click(button('I’m done, continue'));
    await user.click(button('Stop waiting'));
    await answer('not-yet');
    expect(onOver).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('says it is not finished yet.', { exact: false })).toBeNull();
  });
});

test('opening again opens the same address, and answers nothing', async () => {
  const { onResult, user } = await opened();
  await user.click(button('Open again'));
  expect(open.mock.calls.map(([href]) => href)).toEqual([
    'https://ok.example.test/a',
    'https://ok.example.test/a',
  ]);
  expect(onResult).toHaveBeenCalledTimes(1);
});

test('it never goes on by itself when the person comes back', async () => {
  const onContinue = vi.fn();
  await opened({ onContinue });
  act(() => {
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(onContinue).not.toHaveBeenCalled();
  waiting();
});

const hint = () => screen.queryByText(/If no tab opened/);

describe('in the card that took the dialog’s place', () => {
  stopTheClock();
  test('a tab that did not come is spoken of only after a while', () => {
    ask({ wait: 'open' });
    pass(9_000);
    expect(hint()).toBeNull();
    pass(1_000);
    expect(hint()).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open example.test' })).toBeTruthy();
  });

  test('never where the host opened it and not the browser', () => {
    ask({ wait: 'open', openUrl: () => true });
    pass(60_000);
    expect(hint()).toBeNull();
  });
});

describe('of a queue’s entry', () => {
  test('shows the wait at once, and what the server said', () => {
    const onContinue = vi.fn();
    const { change } = ask({ wait: 'open', onContinue });
    waiting();
    fireEvent.click(button('I’m done, continue'));
    expect(onContinue).toHaveBeenCalledTimes(1);
    change({ wait: 'checking' });
    expect(button('Checking…').getAttribute('aria-disabled')).toBe('true');
    change({ wait: 'not-yet' });
    screen.getByText('says it is not finished yet.', { exact: false });
    expect(button('I’m done, continue')).toBeTruthy();
  });
  test('opens again even an address that had to be checked, and sends nothing', async () => {
    const { user, onResult } = ask({ wait: 'open', url: 'https://go0gle.com/signin' });
    await user.click(button('Open again'));
    expect(open).toHaveBeenCalledTimes(1);
    expect(onResult).not.toHaveBeenCalled();
  });
});
