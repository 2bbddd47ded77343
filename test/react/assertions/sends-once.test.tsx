import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { wasAnnounced } from '../announcements.js';
import { pass, stopTheClock } from '../clock.js';
import { button, createDelivery, meet } from './surface.js';

const request = {
  message: 'Go?',
  requestedSchema: {
    type: 'object',
    properties: { go: { type: 'boolean', title: 'Go', default: true } },
  },
};

test.each(['inline', 'dialog'] as const)(
  '22 a double click sends once, and the actions rest without losing the focus (%s)',
  async (presentation) => {
    const { user, onResult } = meet(request, { presentation });
    const delivery = createDelivery();
    onResult.mockReturnValue(delivery.promise);
    const send = button('Send to Acme');
    await user.dblClick(send);
    expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: 'accept', content: { go: true } });
    expect(send.textContent).toBe('Sending…');
    expect(document.activeElement).toBe(send);
    expect(send.closest('[data-elicit-part="form"]')?.getAttribute('aria-busy')).toBe('true');
    const actions = [send, button('Decline'), button('Cancel')];
    expect(actions.map((action) => action.getAttribute('aria-disabled'))).toEqual([
      'true',
      'true',
      'true',
    ]);
    expect(document.querySelectorAll(':disabled')).toHaveLength(0);
    for (const action of actions) await user.click(action);
    expect(onResult).toHaveBeenCalledOnce();
    await act(async () => delivery.arrive());
    expect(screen.getByRole('group', { name: 'Sent to Acme' })).toBeTruthy();
  },
);

test('22 the second half of a double click does not decline or cancel', async () => {
  const { user, onResult } = meet(request);
  for (const name of ['Decline', 'Cancel']) fireEvent.click(button(name), { detail: 2 });
  expect(onResult).not.toHaveBeenCalled();
  await user.click(button('Cancel'));
  expect(onResult).toHaveBeenCalledOnce();
});

describe('22 in time', () => {
  stopTheClock();
  test('a slow send is said aloud after 800 ms', () => {
    const { onResult } = meet(request);
    onResult.mockReturnValue(new Promise(() => {}));
    pass(8_000);
    fireEvent.click(button('Send to Acme'));
    pass(799);
    expect(wasAnnounced('Sending…')).toBe(false);
    pass(200);
    expect(wasAnnounced('Sending…')).toBe(true);
  });
});
