// Failures of other clients, each as a person would run into it. The ids are those of test/data/cases.json.
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { formCases } from './cases.js';
import { meet as meetRequest } from './prompt.js';

const tried: string[] = [];

/** What the steps of a case say beside the request. */
const settings: Record<string, Parameters<typeof meetRequest>[1]> = {
  'rnd-02': { requester: { connectionId: 'srv-42', name: '   ' } },
  'sub-08': { presentation: 'dialog' },
};

function meet(id: string) {
  const { request, env } = formCases.get(id) ?? { request: undefined, env: {} };
  return meetRequest(request, { timeZone: 'UTC', ...env, ...settings[id] });
}

/** For the title of a test that tries a case. */
function summary(id: string): string {
  tried.push(id);
  return formCases.get(id)?.summary ?? 'unknown';
}

const labelled = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);

test(`cmp-01 ${summary('cmp-01')}`, async () => {
  const { submit, content } = meet('cmp-01');
  const mood = screen.getByRole('radiogroup', { name: 'Mood' });
  const names = within(mood)
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.textContent);
  expect(names).toEqual(['calm', 'busy']);
  await submit();
  expect(content()).toEqual({});
});

test(`cmp-02 ${summary('cmp-02')}`, async () => {
  const { user, box, submit, content, errors } = meet('cmp-02');
  expect(box('Seats').value).toBe('');
  await user.type(box('Seats'), '9');
  await submit();
  expect(content()).toBeUndefined();
  expect(errors()).toEqual(['Seats must be between 1 and 4']);
  await user.clear(box('Seats'));
  await user.type(box('Seats'), '3');
  await submit();
  expect(content()).toEqual({ seats: 3 });
});

test(`cmp-03 ${summary('cmp-03')}`, async () => {
  const { user, box, submit, content } = meet('cmp-03');
  await user.type(box('Note'), 'ring twice');
  await submit();
  expect(content()).toEqual({ note: 'ring twice' });
});

test(`cmp-05 ${summary('cmp-05')}`, () => {
  meet('cmp-05');
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    'b',
  ]);
});

test(`cmp-06 ${summary('cmp-06')}`, async () => {
  const { user, radio, submit, content } = meet('cmp-06');
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  await user.click(radio('large'));
  await submit();
  expect(content()).toEqual({ size: 'large' });
});

test(`cmp-07 ${summary('cmp-07')}`, async () => {
  const { radio, submit, content } = meet('cmp-07');
  expect(radio('large').checked).toBe(true);
  expect(screen.getByText('Used for the label')).toBeTruthy();
  await submit();
  expect(content()).toEqual({ size: 'large' });
});

test(`cmp-11 ${summary('cmp-11')}`, async () => {
  const { button, submit, onResult } = meet('cmp-11');
  expect(screen.getByText('Publish the draft now?')).toBeTruthy();
  expect([button('Confirm'), button('Decline'), button('Cancel')]).toHaveLength(3);
  await submit();
  expect(onResult.mock.lastCall).toEqual([{ action: 'accept', content: {} }]);
});

test(`cmp-13 ${summary('cmp-13')}`, async () => {
  const { user, radio, submit, content } = meet('cmp-13');
  await user.click(radio('2'));
  await submit();
  expect(content()).toEqual({ copies: 2 });
});

test(`cmp-14 ${summary('cmp-14')}`, async () => {
  const { user, tick, submit, content } = meet('cmp-14');
  expect([tick('Monday'), tick('Tuesday')]).toHaveLength(2);
  await user.click(tick('Tuesday'));
  await submit();
  expect(content()).toEqual({ days: ['tue'] });
});

test(`cmp-16 ${summary('cmp-16')}`, async () => {
  const { user, box, submit, content } = meet('cmp-16');
  expect(screen.getByText(/cannot be shown/).textContent).toMatch(/Parts$/);
  await user.type(box('Note'), 'later');
  await submit();
  expect(content()).toEqual({ note: 'later' });
});

test(`cmp-17 ${summary('cmp-17')}`, async () => {
  const { user, button, onResult } = meet('cmp-17');
  // What can never be sent is not asked.
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /Send|Confirm/ })).toBeNull();
  expect(screen.getByText('Place')).toBeTruthy();
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(onResult).not.toHaveBeenCalled();
  await user.click(button('Decline'));
  expect(onResult.mock.lastCall).toEqual([{ action: 'decline' }]);
});

test(`cmp-19 ${summary('cmp-19')}`, async () => {
  const { user, button, onResult } = meet('cmp-19');
  expect(screen.queryByRole('button', { name: /Send|Confirm/ })).toBeNull();
  expect(screen.getByText('Slot')).toBeTruthy();
  await user.click(button('Cancel'));
  expect(onResult.mock.lastCall).toEqual([{ action: 'cancel' }]);
});

test(`cmp-28 ${summary('cmp-28')}`, async () => {
  const { user, radio, submit, content } = meet('cmp-28');
  await user.click(radio('kg'));
  await submit();
  expect(content()).toEqual({ unit: 'kg' });
});

test(`cmp-33 ${summary('cmp-33')}`, async () => {
  const { user, box, submit, content, errors } = meet('cmp-33');
  await submit();
  expect(errors()).toEqual(['Enter Constructor', 'Enter To string']);
  await user.type(box('Constructor'), 'acme');
  await user.type(box('To string'), 'fmt');
  await submit();
  expect(content()).toEqual({ constructor: 'acme', toString: 'fmt' });
});

test(`cmp-36 ${summary('cmp-36')}`, async () => {
  const { user, box, submit, content } = meet('cmp-36');
  for (const control of screen.getAllByRole('textbox')) {
    const label = document.querySelector(`label[for="${control.id}"]`);
    expect(label).not.toBeNull();
    if (label) await user.click(label);
    expect(document.activeElement).toBe(control);
  }
  await submit();
  const wrong = box(/first name/);
  expect(wrong.getAttribute('aria-invalid')).toBe('true');
  const description = wrong.getAttribute('aria-describedby')?.split(' ')[0] ?? '';
  expect(document.getElementById(description)?.textContent).toBe('Error: Enter first name');
  await user.type(box(/first name/), 'A');
  await user.type(box(/größe/), 'B');
  await submit();
  expect(content()).toEqual({ 'first name': 'A', 'größe 📏': 'B' });
});

test(`cmp-37 ${summary('cmp-37')}`, async () => {
  const { user, radio, submit, content } = meet('cmp-37');
  await user.click(radio('eu-1'));
  await submit();
  expect(content()).toEqual({ region: 'eu-1' });
});

test(`def-08 ${summary('def-08')}`, async () => {
  const { user, box, submit, content, errors } = meet('def-08');
  expect(box('Volume').value).toBe('150');
  await submit();
  expect(content()).toBeUndefined();
  expect(errors()).toEqual(['Volume must be between 0 and 100']);
  await user.clear(box('Volume'));
  await user.type(box('Volume'), '100');
  await submit();
  expect(content()).toEqual({ volume: 100 });
});

test(`def-12 ${summary('def-12')}`, async () => {
  const { submit, content } = meet('def-12');
  expect(labelled('Day').value).toBe('2026-01-01');
  await submit();
  expect(content()).toEqual({ day: '2026-01-01' });
});

test(`def-14 ${summary('def-14')}`, async () => {
  const { user, box, leave, submit, content } = meet('def-14');
  await user.clear(box('Limit'));
  await leave();
  expect(box('Limit').value).toBe('');
  await submit();
  expect(content()).toEqual({});
});

test(`rnd-01 ${summary('rnd-01')}`, () => {
  meet('rnd-01');
  expect(screen.getByRole('radiogroup', { name: 'Night mode' })).toBeTruthy();
  expect(screen.getByRole('radiogroup', { name: 'Layout' })).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Cfg c' })).toBeTruthy();
  expect([screen.getByText('Dim after dusk'), screen.getByText('Screen layout')]).toHaveLength(2);
});

test(`rnd-02 ${summary('rnd-02')}`, () => {
  meet('rnd-02');
  expect(screen.getByRole('heading', { name: 'srv-42 asks for information' })).toBeTruthy();
  cleanup();
  meetRequest(formCases.get('rnd-02')?.request, {
    requester: { connectionId: '1', name: 'Files' },
  });
  expect(screen.getByRole('heading', { name: 'Files asks for information' })).toBeTruthy();
});

test(`rnd-05 ${summary('rnd-05')}`, async () => {
  const { submit, content, errors } = meet('rnd-05');
  expect(screen.getAllByRole<HTMLInputElement>('radio').map((radio) => radio.checked)).toEqual([
    false,
    false,
  ]);
  await submit();
  expect(content()).toBeUndefined();
  expect(errors()).toEqual(['Select an option for Lane']);
});

test(`edt-01 ${summary('edt-01')}`, async () => {
  const { user, box, submit, content } = meet('edt-01');
  const seen: string[] = [];
  for (const key of '1.05') {
    await user.type(box('Weight'), key);
    seen.push(box('Weight').value);
  }
  expect(seen).toEqual(['1', '1.', '1.0', '1.05']);
  await submit();
  expect(content()).toEqual({ weight: 1.05 });
});

test(`edt-02 ${summary('edt-02')}`, async () => {
  const { user, box, submit, content, errors } = meet('edt-02');
  await user.type(box('Offset'), '-');
  await submit();
  expect(errors()).toEqual(['Offset must be a number']);
  expect(box('Offset').value).toBe('-');
  await user.type(box('Offset'), '.5');
  expect(errors()).toEqual([]);
  await submit();
  expect(content()).toEqual({ offset: -0.5 });
});

test(`edt-07 ${summary('edt-07')}`, async () => {
  const { user, box, submit, content } = meet('edt-07');
  for (const name of ['Discount', 'Pcs']) {
    await user.type(box(name), '3');
    await user.clear(box(name));
  }
  await submit();
  expect(content()).toEqual({});
});

test(`edt-11 ${summary('edt-11')}`, async () => {
  const { user, radio, button, submit, content } = meet('edt-11');
  await user.click(radio('window'));
  button('Clear Seat').focus();
  await user.keyboard('{Enter}');
  expect(radio('window').checked).toBe(false);
  expect(document.activeElement).toBe(radio('aisle'));
  await submit();
  expect(content()).toEqual({});
});

test(`edt-13 ${summary('edt-13')}`, async () => {
  const { user, box, submit, content, errors } = meet('edt-13');
  await user.type(box('Mail'), 'a');
  await user.type(box('Nick'), 'b');
  await submit();
  expect(errors()).toHaveLength(2);
  await user.clear(box('Mail'));
  await user.clear(box('Nick'));
  expect(errors()).toEqual([]);
  await submit();
  expect(content()).toEqual({});
});

test(`edt-15 ${summary('edt-15')}`, async () => {
  const { user, box, submit, content } = meet('edt-15');
  await user.click(box('Mail'));
  await user.paste('pat@example.test ');
  expect(box('Mail').value).toBe('pat@example.test');
  await submit();
  expect(content()).toEqual({ mail: 'pat@example.test' });
});

test(`edt-16 ${summary('edt-16')}`, async () => {
  const { user, box, again, submit, content } = meet('edt-16');
  await user.clear(box('Title'));
  await user.type(box('Title'), 'Final');
  const before = box('Title');
  before.setSelectionRange(2, 2);
  again(structuredClone(formCases.get('edt-16')?.request));
  expect(box('Title')).toBe(before);
  expect(document.activeElement).toBe(before);
  expect(before.selectionStart).toBe(2);
  await submit();
  expect(content()).toEqual({ title: 'Final' });
});

test(`edt-18 ${summary('edt-18')}`, async () => {
  const { user, tick, submit, content } = meet('edt-18');
  await user.click(tick('gift'));
  await submit();
  expect(content()).toEqual({ addons: ['gift'] });
});

test(`edt-19 ${summary('edt-19')}`, async () => {
  const { user, tick, submit, content } = meet('edt-19');
  for (const name of ['true', '0', 'true', 'false']) await user.click(tick(name));
  await submit();
  expect(content()).toEqual({ ans: ['false', '0'] });
});

test(`edt-23 ${summary('edt-23')}`, async () => {
  const { submit, content } = meet('edt-23');
  expect(labelled('Time').value).toBe('17:30');
  fireEvent.change(labelled('Time'), { target: { value: '17:45' } });
  await submit();
  const { at } = content() ?? {};
  expect(new Date(String(at)).toISOString()).toBe('2026-07-01T12:15:00.000Z');
});

test(`edt-24 ${summary('edt-24')}`, async () => {
  const { submit, content, errors } = meet('edt-24');
  fireEvent.change(labelled('Date'), { target: { value: '2026-03-29' } });
  fireEvent.change(labelled('Time'), { target: { value: '02:30' } });
  await submit();
  expect(content()).toBeUndefined();
  expect(errors()).toEqual([
    '02:30 does not exist on this day in Europe/Berlin. Choose another time',
  ]);
});

test(`val-16 ${summary('val-16')}`, async () => {
  const { user, tick, submit, content, errors } = meet('val-16');
  await user.click(tick('a'));
  await submit();
  expect(errors()).toEqual(['Select at least 2 options for P']);
  for (const name of ['b', 'c', 'd']) await user.click(tick(name));
  await submit();
  expect(errors()).toEqual(['Select no more than 3 options for P']);
  await user.click(tick('d'));
  await submit();
  expect(content()).toEqual({ p: ['a', 'b', 'c'] });
});

test(`val-21 ${summary('val-21')}`, async () => {
  const { user, box, submit, content, errors } = meet('val-21');
  await user.type(box('A'), 'x');
  await user.type(box('B'), '99');
  await submit();
  expect(errors()).toEqual(['A must be 3 characters or more', 'B must be 10 or less']);
  await user.clear(box('A'));
  await user.type(box('A'), 'xyz');
  expect(errors()).toEqual(['B must be 10 or less']);
  await submit();
  expect(content()).toBeUndefined();
  await user.clear(box('B'));
  await user.type(box('B'), '9');
  expect(errors()).toEqual([]);
  await submit();
  expect(content()).toEqual({ a: 'xyz', b: 9 });
});

test(`sub-01 ${summary('sub-01')}`, async () => {
  const { user, button, onResult } = meet('sub-01');
  await user.dblClick(button('Send to Acme'));
  expect(onResult.mock.calls).toEqual([[{ action: 'accept', content: { go: true } }]]);
});

test(`sub-02 ${summary('sub-02')}`, async () => {
  const { user, box, onResult } = meet('sub-02');
  onResult.mockReturnValue(new Promise(() => {}));
  await user.click(box('Name'));
  await user.keyboard('{Enter>20/}');
  expect(onResult.mock.calls).toEqual([[{ action: 'accept', content: { name: 'A' } }]]);
});

test(`sub-05 ${summary('sub-05')}`, async () => {
  const { user, box, radio, tick, button, submit, content } = meet('sub-05');
  for (const name of ['S', 'N']) {
    await user.type(box(name), '1');
    await user.clear(box(name));
  }
  await user.click(radio('No'));
  await user.click(button('Clear B'));
  await user.click(radio('x'));
  await user.click(button('Clear E'));
  await user.click(tick('y'));
  await user.click(tick('y'));
  fireEvent.change(labelled('D'), { target: { value: '2026-01-01' } });
  await user.click(button('Clear D'));
  await submit();
  expect(content()).toEqual({});
});

test(`sub-07 ${summary('sub-07')}`, async () => {
  const { user, box, button, onResult, submit } = meet('sub-07');
  onResult.mockRejectedValueOnce(new Error('offline'));
  await user.type(box('Name'), 'Ada');
  await submit();
  expect(await screen.findByText('Could not send. Your answers are still here.')).toBeTruthy();
  expect(box('Name').value).toBe('Ada');
  await user.click(button('Send to Acme'));
  expect(onResult.mock.lastCall).toEqual([{ action: 'accept', content: { name: 'Ada' } }]);
});

test(`sub-08 ${summary('sub-08')}`, async () => {
  const { submit, user, onResult } = meet('sub-08');
  onResult.mockReturnValue(new Promise(() => {}));
  await screen.findByRole('dialog');
  await submit();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(onResult).toHaveBeenCalledTimes(1);
});

test(`all ${formCases.size} failure cases of a form are tried`, () => {
  expect(tried.toSorted()).toEqual([...formCases.keys()].toSorted());
});
