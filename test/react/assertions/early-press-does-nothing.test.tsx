import { fireEvent } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { pass, stopTheClock } from '../clock.js';
import { button, meet } from './surface.js';

const confirmation = { message: 'Delete it?', requestedSchema: { type: 'object', properties: {} } };

stopTheClock();

describe.each(['inline', 'dialog'] as const)('%s', (presentation) => {
  const open = () => meet(confirmation, { presentation, acceptDelayMs: undefined });

  test('21 accept within 500 ms of mount is ignored; after them it works', () => {
    const { onResult } = open();
    pass(499);
    fireEvent.click(button('Confirm'));
    expect(onResult).not.toHaveBeenCalled();
    expect(button('Confirm').getAttribute('aria-disabled')).toBe('true');
    pass(1);
    expect(button('Confirm').getAttribute('aria-disabled')).toBeNull();
    fireEvent.click(button('Confirm'));
    expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: 'accept', content: {} });
  });

  test('21 a press that begins too early does not count when it ends', () => {
    const { onResult } = open();
    pass(499);
    fireEvent.pointerDown(button('Confirm'));
    pass(100);
    fireEvent.click(button('Confirm'), { detail: 1 });
    expect(onResult).not.toHaveBeenCalled();
  });

  test('21 a key that comes too early begins the delay anew', () => {
    const { onResult } = open();
    pass(400);
    fireEvent.keyDown(button('Confirm'), { key: 'Enter' });
    fireEvent.click(button('Confirm'));
    pass(400);
    fireEvent.click(button('Confirm'));
    expect(onResult).not.toHaveBeenCalled();
    pass(100);
    fireEvent.click(button('Confirm'));
    expect(onResult).toHaveBeenCalledOnce();
  });

  test('21 a held key is ignored', () => {
    const { onResult } = open();
    pass(500);
    // Prevented, the key makes no click.
    expect(fireEvent.keyDown(button('Confirm'), { key: 'Enter', repeat: true })).toBe(false);
    fireEvent.keyDown(button('Confirm'), { key: 'Enter', ctrlKey: true, repeat: true });
    expect(onResult).not.toHaveBeenCalled();
  });

  test('21 coming back to the window begins the delay anew', () => {
    const { onResult } = open();
    pass(500);
    fireEvent(window, new FocusEvent('focus'));
    fireEvent.click(button('Confirm'));
    expect(onResult).not.toHaveBeenCalled();
    pass(500);
    fireEvent.click(button('Confirm'));
    expect(onResult).toHaveBeenCalledOnce();
  });
});
