// Playwright's runner, as far as a sample needs it: every address has a request on it, and what is looked for is there.
import { render, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createElement } from 'react';
import { test as testHere } from 'vitest';
import { requesters, scenarios } from '../../../src/fixtures/index.js';
import { ElicitationPrompt } from '../../../src/index.js';

function show() {
  render(
    createElement(ElicitationPrompt, {
      request: scenarios.bookTable,
      requester: requesters.remote,
      onResult() {},
    }),
  );
}

const locate = (find: () => HTMLElement) => ({
  getByRole: (role: string, { name }: { name: string | RegExp }) =>
    locate(() => within(find()).getByRole(role, { name })),
  click: () => userEvent.click(find()),
  toHaveScreenshot: async () => void find(),
});

const page = {
  clock: { async setFixedTime() {} },
  async emulateMedia() {},
  async goto() {
    show();
  },
  ...locate(() => document.body),
};

export const test = (name: string, body: (fixtures: { page: typeof page }) => Promise<void>) =>
  // oxlint-disable-next-line vitest/expect-expect, vitest/valid-title -- the sample brings both
  testHere(name, () => body({ page }));
export const expect = (locator: ReturnType<typeof locate>) => locator;
