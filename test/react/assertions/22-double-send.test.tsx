import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { button, meet } from './surface.js';

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
    let arrive = () => {};
    onResult.mockReturnValue(new Promise((done) => (arrive = done)));
    const send = button('Send to Acme');
    await user.dblClick(send);
    expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: 'accept', content: { go: true } });
    expect(send.textContent).toBe('Sending…');
    expect(document.activeElement).toBe(send);
    expect(send.closest('form')?.getAttribute('aria-busy')).toBe('true');
    const actions = [send, button('Decline'), button('Cancel')];
    expect(actions.map((action) => action.getAttribute('aria-disabled'))).toEqual([
      'true',
      'true',
      'true',
    ]);
    expect(document.querySelectorAll(':disabled')).toHaveLength(0);
    for (const action of actions) await user.click(action);
    expect(onResult).toHaveBeenCalledOnce();
    await act(async () => arrive());
    expect(screen.getByRole('group', { name: 'Sent to Acme' })).toBeTruthy();
  },
);

test('22 the second half of a double click does not decline or cancel', async () => {
  const { user, onResult } = meet(request);
  const tail = { detail: 2, bubbles: true };
  for (const name of ['Decline', 'Cancel']) {
    act(() => void button(name).dispatchEvent(new MouseEvent('click', tail)));
  }
  expect(onResult).not.toHaveBeenCalled();
  await user.click(button('Cancel'));
  expect(onResult).toHaveBeenCalledOnce();
});

test('22 a slow send is said aloud after 800 ms', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const { onResult } = meet(request);
    onResult.mockReturnValue(new Promise(() => {}));
    act(() => vi.advanceTimersByTime(8_000));
    act(() => button('Send to Acme').click());
    act(() => vi.advanceTimersByTime(799));
    expect(screen.getByRole('status').textContent).toBe('');
    act(() => vi.advanceTimersByTime(200));
    expect(screen.getByRole('status').textContent).toBe('Sending…');
  } finally {
    vi.useRealTimers();
  }
});
