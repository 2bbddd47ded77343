import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ElicitationPrompt } from '../../../src/react/ElicitationPrompt.js';
import { hear, wasAnnounced } from '../announcements.js';
import { createDelivery } from '../assertions/surface.js';
import { pass } from '../clock.js';
import { acme, form, meet } from '../form/prompt.js';

const areas = Array.from({ length: 3000 }, (_, i) => ({ const: `A${i}`, title: `Area ${i}` }));
const area = { type: 'string', title: 'Area', oneOf: areas };
const towns = {
  type: 'string',
  title: 'Town',
  enum: ['Malmö', ...Array.from({ length: 30 }, (_, i) => `Town ${i}`)],
};

const combobox = () => screen.findByRole<HTMLInputElement>('combobox', { name: /Area|Town/ });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

/** Waits until the list behind the box has come. */
async function opened(user: ReturnType<typeof userEvent.setup>) {
  await screen.findByRole('listbox', { hidden: true }, { timeout: 20_000 }); // it takes the place of a plain box
  await user.click(await combobox());
  return combobox();
}

test('of 3,000 options a hundred are drawn, and it is said how many there are', async () => {
  const { user } = meet(form({ area }));
  await opened(user);
  expect(options()).toHaveLength(100);
  expect(screen.getByText('Type to search 3000 options')).toBeTruthy();
  expect(
    screen.getByText('2900 more options. Type to narrow the list').checkVisibility?.(),
  ).not.toBe(false);
});

test('what is typed narrows the list; Enter takes the option and does not send', async () => {
  const { user, onResult, submit, content } = meet(form({ area }));
  const box = await opened(user);
  await user.type(box, '299');
  expect(options()[0]).toBe('Area 299');
  expect(options()).toHaveLength(13);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(
    document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent,
  ).toBe('Area 1299');
  await user.keyboard('{Enter}');
  expect(box.value).toBe('Area 1299');
  expect(options()).toEqual([]);
  expect(onResult).not.toHaveBeenCalled();
  await submit();
  expect(content()).toEqual({ area: 'A1299' });
});

test('the keys that send do so while the list is open', async () => {
  const { user, content } = meet(form({ town: towns }));
  await user.type(await opened(user), 'Malmö');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(content()).toEqual({ town: 'Malmö' });
});

test('an option can be clicked', async () => {
  const { user, submit, content } = meet(form({ area }));
  await user.type(await opened(user), 'Area 2999');
  await user.click(screen.getByRole('option', { name: 'Area 2999' }));
  await submit();
  expect(content()).toEqual({ area: 'A2999' });
});

test('an option that is typed in full is chosen', async () => {
  const { user, submit, content } = meet(form({ area }));
  await user.type(await combobox(), 'Area 2998');
  await submit();
  expect(content()).toEqual({ area: 'A2998' });
});

test('search does not mind accents, case, or values', async () => {
  const { user } = meet(form({ town: towns }));
  await user.type(await opened(user), 'MALMO');
  expect(options()).toEqual(['Malmö']);
});

test('text that names no option stays, and is refused', async () => {
  const { user, submit, content, errors } = meet(form({ town: towns }));
  const box = await opened(user);
  await user.type(box, 'Atlantis');
  await user.tab();
  expect(box.value).toBe('Atlantis');
  expect(errors()).toEqual(['Choose an option from the list for Town']);
  await submit();
  expect(content()).toBeUndefined();
});

test('leaving the box takes nothing that was only pointed at', async () => {
  const { user, submit, content } = meet(form({ town: towns }, ['town']));
  const box = await opened(user);
  await user.keyboard('{ArrowDown}{Tab}');
  expect(box.value).toBe('');
  await submit();
  expect(content()).toEqual({});
});

test('Escape closes the list and keeps the answer; the second one is the page’s', async () => {
  const { user } = meet(form({ town: { ...towns, default: 'Malmö' } }));
  const box = await opened(user);
  const prevented: boolean[] = [];
  document.body.addEventListener('keydown', (event) => prevented.push(event.defaultPrevented), {
    once: false,
  });
  await user.keyboard('{Escape}{Escape}');
  expect(options()).toEqual([]);
  expect(box.value).toBe('Malmö');
  expect(prevented).toEqual([true, false]);
});

test('the answer can be cleared where it is optional', async () => {
  const { user, button, submit, content } = meet(form({ town: towns }, ['town']));
  await user.type(await opened(user), 'Malmö');
  await user.click(button('Clear Town'));
  expect((await combobox()).value).toBe('');
  await submit();
  expect(content()).toEqual({});
});

test('a search that finds nothing says so in sight', async () => {
  const { user } = meet(form({ town: towns }));
  await user.type(await opened(user), 'zzz');
  expect(screen.getByText(/^No option matches/).textContent).toBe('No option matches “zzz”');
});

const browser = (userAgent: string) =>
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);

describe('the option that the keys have reached is said', () => {
  afterEach(() => vi.restoreAllMocks());
  test('where VoiceOver would pass over it', async () => {
    browser('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/19.0 Safari/605.1.15');
    const { user } = meet(form({ town: towns }));
    await opened(user);
    await user.keyboard('{ArrowDown}');
    expect(await hear('Malmö')).toBeTruthy();
  });

  test('and nowhere else: it would be heard twice', async () => {
    browser('Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/147.0');
    const { user } = meet(form({ town: towns }));
    await opened(user);
    await hear('Acme asks'); // nothing else waits to be said
    vi.useFakeTimers();
    fireEvent.keyDown(screen.getByRole('combobox'), { key: 'ArrowDown' });
    pass(400);
    vi.useRealTimers();
    expect(wasAnnounced('Malmö')).toBe(false);
  });
});

test('how many were found is said after the last key', async () => {
  const { user } = meet(form({ town: towns }));
  await user.type(await opened(user), 'malm');
  expect(await hear('1 result')).toBeTruthy();
});

test('within a shadow root an option can be clicked as well', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const shadow = host.attachShadow({ mode: 'open' });
  const mount = shadow.appendChild(document.createElement('div'));
  const sent: unknown[] = [];
  render(
    <ElicitationPrompt
      request={form({ town: towns })}
      requester={acme}
      onResult={(result) => void sent.push(result)}
      acceptDelayMs={0}
    />,
    { container: mount },
  );
  const inside = within(mount);
  const user = userEvent.setup({ document, delay: null });
  await user.click(await inside.findByRole('combobox'));
  await inside.findByRole('listbox');
  await user.type(inside.getByRole('combobox'), 'malm');
  await user.click(inside.getByRole('option', { name: 'Malmö' }));
  await user.click(inside.getByRole('button', { name: 'Send to Acme' }));
  expect(sent).toEqual([{ action: 'accept', content: { town: 'Malmö' } }]);
});

/** A page whose code for the list is still on its way; `arrive` brings it. */
async function slow(request: unknown) {
  vi.resetModules();
  const list = createDelivery();
  vi.doMock('../../../src/react/controls/Combobox.js', async (load) => {
    await list.promise;
    return load();
  });
  const fresh = await import('../form/prompt.js');
  const page = fresh.meet(request);
  const arrive = async () => {
    await act(async () => list.arrive());
    await screen.findAllByRole('listbox', { hidden: true }, { timeout: 20_000 });
  };
  return { ...page, arrive };
}

describe('before its list has come', () => {
  afterEach(() => {
    vi.doUnmock('../../../src/react/controls/Combobox.js');
    vi.resetModules();
  });
  test('a click on the box opens it when it comes', async () => {
    const { user, arrive } = await slow(form({ town: towns }));
    await user.click(screen.getByRole('combobox'));
    await arrive();
    expect(options()).toHaveLength(31);
    expect(document.activeElement).toBe(screen.getByRole('combobox'));
  });

  test('what is typed narrows it', async () => {
    const { user, arrive } = await slow(form({ town: towns }));
    await user.type(screen.getByRole('combobox'), 'malm');
    await arrive();
    expect(options()).toEqual(['Malmö']);
  });

  test('coming by Tab opens nothing, and so does a click of somebody who has gone on', async () => {
    const { user, arrive } = await slow(form({ town: towns, area }));
    await user.click(screen.getByRole('combobox', { name: 'Town' }));
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Area' }));
    await arrive();
    expect(options()).toEqual([]);
  });
});

const Own = ({ inputProps }: { inputProps: object }) => <input {...inputProps} data-own="" />;

describe('options plus own words', () => {
  const colour = {
    title: 'Area',
    anyOf: [
      {
        oneOf: [
          { const: 'r', title: 'Red' },
          { const: 'g', title: 'Green' },
        ],
      },
      { type: 'string' },
    ],
  };

  test('are offered, and what is typed in their place is sent', async () => {
    const { user, submit, content } = meet(form({ colour }));
    const box = await opened(user);
    expect(options()).toEqual(['Red', 'Green']);
    await user.type(box, 'teal');
    await submit();
    expect(content()).toEqual({ colour: 'teal' });
  });

  test('one that is chosen is sent as its value', async () => {
    const { user, submit, content } = meet(form({ colour }));
    const box = await opened(user);
    await user.click(screen.getByRole('option', { name: 'Green' }));
    expect(box.value).toBe('Green');
    await submit();
    expect(content()).toEqual({ colour: 'g' });
  });

  test('a control of the host for text is drawn for them', () => {
    render(
      <ElicitationPrompt
        request={form({ colour })}
        requester={acme}
        onResult={() => {}}
        controls={{ text: Own }}
      />,
    );
    expect(document.querySelector('[data-own]')).not.toBeNull();
  });
});

describe('a text that is typed in full', () => {
  test('is the option that is equal but for case, once the box is left', async () => {
    const { user, submit, content } = meet(form({ towns }));
    const box = await opened(user);
    await user.type(box, 'town 7');
    await user.tab();
    expect((await combobox()).value).toBe('Town 7');
    await submit();
    expect(content()).toEqual({ towns: 'Town 7' });
  });

  test('Enter takes the only match, and does not send', async () => {
    const { user, onResult } = meet(form({ towns }));
    const box = await opened(user);
    await user.type(box, 'malm{Enter}');
    expect((await combobox()).value).toBe('Malmö');
    expect(onResult).not.toHaveBeenCalled();
  });

  test('Enter takes none of several', async () => {
    const { user } = meet(form({ towns }));
    const box = await opened(user);
    await user.type(box, 'town{Enter}');
    expect((await combobox()).value).toBe('town');
  });

  test('own words stay as they are, and nothing says that no option matches', async () => {
    const own = { anyOf: [{ type: 'string', enum: ['Town 1', 'Town 2'] }, { type: 'string' }] };
    const { user, submit, content } = meet(form({ town: { ...own, title: 'Town' } }));
    const box = await opened(user);
    await user.type(box, 'town 1');
    await user.tab();
    await user.click(box);
    await user.clear(box);
    await user.type(box, 'teal');
    expect(screen.queryByText(/No option matches/)?.closest('[hidden]')).not.toBeNull();
    await user.tab();
    await submit();
    expect(content()).toEqual({ town: 'teal' });
  });
});
