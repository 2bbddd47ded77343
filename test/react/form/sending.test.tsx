// While an answer is on its way, what is sent is what is seen.
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createDelivery } from '../assertions/surface.js';
import { everyKind } from './everyKind.js';
import { form, meet } from './prompt.js';

const names = Object.keys(everyKind);

/** Everything that can be changed in a form. */
function controls(): (HTMLInputElement | HTMLSelectElement)[] {
  const fields = document.querySelector('[data-elicit-part="fields"]');
  return [...(fields?.querySelectorAll<HTMLInputElement>('input, select, textarea') ?? [])];
}

const state = () =>
  controls().map((control) =>
    'checked' in control ? [control.checked, control.value] : control.value,
  );

async function sending() {
  const page = meet(
    form({ ...everyKind, pin: { type: 'string', title: 'PIN' } }, [...names, 'pin']),
  );
  const delivery = createDelivery();
  page.onResult.mockReturnValue(delivery.promise);
  const { user, radio, button } = page;
  await screen.findByRole('listbox', { hidden: true }, { timeout: 20_000 }); // the combobox has come
  await user.click(radio('small'));
  await user.click(button('Send to Acme'));
  expect(page.content()).toEqual({ news: true, plan: 'small' });
  return { ...page, delivery };
}

test('no control takes a change, and each says so', async () => {
  const { user } = await sending();
  const before = state();
  const open = controls().filter(
    (control) => control.ariaDisabled !== 'true' && !control.matches('[readonly]'),
  );
  expect(open.map(({ role }) => role)).toEqual(['searchbox']); // it only narrows a list
  for (const control of controls()) {
    if (open.includes(control)) continue;
    if (control.tagName === 'SELECT') await user.selectOptions(control, '1');
    else if (control.type === 'radio' || control.type === 'checkbox') await user.click(control);
    else await user.type(control, '1');
  }
  expect(state()).toEqual(before);
});

test('the ways back to no answer and to the suggestion rest as well', async () => {
  const { user, radio, button } = await sending();
  expect(button('Clear Plan').getAttribute('aria-disabled')).toBe('true');
  await user.click(button('Clear Plan'));
  expect(radio('small').checked).toBe(true);
});

test('after a delivery that failed everything can be changed again', async () => {
  const { user, radio, delivery, button } = await sending();
  await act(async () => delivery.fail());
  await user.click(radio('large'));
  expect(radio('large').checked).toBe(true);
  await user.click(button('Clear Plan'));
  expect(radio('large').checked).toBe(false);
});
