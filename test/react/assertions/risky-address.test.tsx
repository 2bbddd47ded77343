import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { urlBlocked, urlDangers, urlRequests, urlWarnings } from '../../../src/fixtures/index.js';
import { button, meet } from './surface.js';

/** The answers in the order of the page, without the dialog's ×. */
function actions() {
  return [...document.querySelectorAll<HTMLElement>('[data-elicit-part="action"]')].map(
    ({ dataset, textContent }) => `${dataset['variant']} ${textContent}`,
  );
}
const waitForActions = () => screen.findByRole('button', { name: 'Decline' });

describe.each(['inline', 'dialog'] as const)('34 %s', (presentation) => {
  test.each(Object.entries({ ...urlWarnings, ...urlDangers }))(
    '34 %s: Decline is first and primary',
    async (_, request) => {
      meet(request, { presentation });
      await screen.findByRole('button', { name: /^Open .* anyway$/ });
      expect(actions()).toEqual([
        'primary Decline',
        expect.stringMatching(/^secondary Open .+ anyway$/),
        'quiet Cancel',
      ]);
    },
  );

  test.each(Object.entries(urlBlocked))('34 %s: there is no open button', async (_, request) => {
    meet(request, { presentation });
    await waitForActions();
    expect(actions()).toEqual(['primary Decline', 'quiet Cancel']);
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'JAVASCRIPT:alert(1)', ' javascript:x'])(
    '34 %s has no open button',
    async (url) => {
      const { onResult, user } = meet({ mode: 'url', message: 'Look', url }, { presentation });
      await waitForActions();
      expect(screen.queryByRole('button', { name: /open/i })).toBeNull();
      await user.click(button('Decline'));
      expect(onResult.mock.calls).toEqual([[{ action: 'decline' }]]);
    },
  );

  test('34 what is not risky can be opened first', async () => {
    meet(urlRequests.plain, { presentation });
    await screen.findByRole('button', { name: 'Open example.com' });
    expect(actions()).toEqual(['primary Open example.com', 'secondary Decline', 'quiet Cancel']);
  });
});
