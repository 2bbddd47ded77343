import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { form, meet } from '../form/prompt.js';

const text = { type: 'string', title: 'It' };

describe('what a touch keyboard offers', () => {
  test.each([
    [{ type: 'string' }, null, null],
    [{ type: 'string', format: 'email' }, 'email', 'none'],
    [{ type: 'string', format: 'uri' }, 'url', 'none'],
    [{ type: 'string', format: 'tel' }, 'tel', 'none'],
    [{ type: 'integer', minimum: 0 }, 'numeric', 'none'],
    [{ type: 'number', minimum: 0 }, 'decimal', 'none'],
    [{ type: 'integer', minimum: -5 }, null, 'none'],
    [{ type: 'number' }, null, 'none'],
  ])('%o: inputmode %s, autocapitalize %s', (property, mode, capitals) => {
    const { box } = meet(form({ it: { ...property, title: 'It' } }));
    expect(box('It').getAttribute('inputmode')).toBe(mode);
    expect(box('It').getAttribute('autocapitalize')).toBe(capitals);
  });

  test('the Enter key says what it does', () => {
    const { box } = meet(form({ a: text, b: { ...text, title: 'Other' } }));
    expect(box('It').getAttribute('enterkeyhint')).toBe('next');
    expect(box('Other').getAttribute('enterkeyhint')).toBe('done');
  });

  test('in the only box it sends, in a text area it breaks the line', () => {
    const { box } = meet(form({ a: text }));
    expect(box('It').getAttribute('enterkeyhint')).toBe('send');
    const many = meet(form({ b: { ...text, title: 'Story', maxLength: 400 } }));
    expect(many.box('Story').getAttribute('enterkeyhint')).toBe('enter');
  });
});

test('free text is written in its own direction, an address from left to right', () => {
  const { box } = meet(form({ a: text, b: { ...text, title: 'Mail', format: 'email' } }));
  expect(box('It').dir).toBe('auto');
  expect(box('Mail').dir).toBe('ltr');
});

describe('white space around an answer', () => {
  test.each([
    [{ type: 'string', format: 'email' }, ' a@b.example ', 'a@b.example'],
    [{ type: 'string', format: 'uri' }, '\u200Bhttps://b.example\uFEFF', 'https://b.example'],
    [{ type: 'integer' }, ' 5 ', '5'],
  ])('%o: is removed where the person sees it, on leaving', async (property, typed, kept) => {
    const { user, box, errors } = meet(form({ it: { ...property, title: 'It' } }));
    await user.type(box('It'), typed);
    expect(box('It').value).toBe(typed);
    await user.tab();
    expect(box('It').value).toBe(kept);
    expect(errors()).toEqual([]);
  });

  test('is removed on paste', async () => {
    const { user, box } = meet(form({ it: { type: 'integer', title: 'It' } }));
    await user.click(box('It'));
    await user.paste(' 42\n');
    expect(box('It').value).toBe('42');
  });

  test.each([
    [{ type: 'string', format: 'email' }, 'a@b.example'],
    [{ type: 'string', format: 'uri' }, 'https://b.example'],
    [{ type: 'number' }, '-4.5'],
  ])('%o: marks of direction are removed on paste', async (property, kept) => {
    const marks = '\u200e\u200f\u061c\u202a\u202b\u202d\u202e\u2066\u2067\u2068';
    const { user, box, submit, errors } = meet(form({ it: { ...property, title: 'It' } }));
    await user.click(box('It'));
    await user.paste(`${marks}${kept}\u202c\u2069`);
    expect(box('It').value).toBe(kept);
    await submit();
    expect(errors()).toEqual([]);
  });

  // A pattern that looks again from every space would need minutes for this.
  test.each(['email', 'uri', undefined])('%s: a million of them inside take no time', (format) => {
    const { box } = meet(
      form({ it: format ? { ...text, format } : { type: 'number', title: 'It' } }),
    );
    const typed = `a${' '.repeat(1_000_000)}b`;
    fireEvent.input(box('It'), { target: { value: typed }, inputType: 'insertFromPaste' });
    fireEvent.blur(box('It'));
    expect(box('It').value).toHaveLength(typed.length);
  });

  test('is removed when a key sends from within the box', async () => {
    const { user, box, content } = meet(form({ it: { ...text, format: 'email' } }));
    await user.type(box('It'), ' a@b.example {Enter}');
    expect(content()).toEqual({ it: 'a@b.example' });
  });

  test('is an answer in free text', async () => {
    const { user, box, submit, content } = meet(form({ it: text }));
    await user.type(box('It'), '  indented ');
    await user.tab();
    await submit();
    expect(content()).toEqual({ it: '  indented ' });
  });
});

const counter = () => document.querySelector('[data-elicit-part="counter"]')?.textContent;

describe('the counter', () => {
  const short = { ...text, maxLength: 10 };

  test('begins near the limit and goes beyond it', async () => {
    const { user, box } = meet(form({ it: short }));
    await user.type(box('It'), '1234567');
    expect(counter()).toBeUndefined();
    await user.type(box('It'), '8');
    expect(counter()).toBe('2 characters left');
    await user.type(box('It'), '90');
    expect(counter()).toBe('0 characters left');
    await user.type(box('It'), '1');
    expect(counter()).toBe('1 character too many');
    expect(box('It').value).toBe('12345678901');
  });

  test('describes its box', async () => {
    const { user, box } = meet(form({ it: short }));
    await user.type(box('It'), '12345678');
    const ids = box('It').getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(document.getElementById(ids.at(-1) ?? '')?.textContent).toBe('2 characters left');
  });
});

describe('a date', () => {
  const day = { type: 'string', format: 'date', title: 'Day' };

  test('can be pasted in the notation of the wire', async () => {
    const { user, submit, content } = meet(form({ day }));
    await user.click(screen.getByLabelText('Day'));
    await user.paste('2026-03-01');
    await submit();
    expect(content()).toEqual({ day: '2026-03-01' });
  });

  test('that is half filled is refused, not left out', async () => {
    const { user, submit, errors, content } = meet(form({ day }, ['day']));
    const box = screen.getByLabelText<HTMLInputElement>('Day');
    // jsdom has no parts to fill in.
    Object.defineProperty(box, 'validity', { value: { badInput: true } });
    await user.click(box);
    fireEvent.keyUp(box);
    await submit();
    expect(content()).toBeUndefined();
    expect(errors()).toEqual(['Day must include a day, month and year']);
  });
});

const timeBox = () => screen.getByLabelText<HTMLInputElement>('Start');

describe('a time', () => {
  const start = { type: 'string', format: 'time', title: 'Start' };

  test('has a native box, and is sent as the box says it', async () => {
    const { submit, content } = meet(form({ start }));
    expect(timeBox().type).toBe('time');
    fireEvent.change(timeBox(), { target: { value: '09:30' } });
    await submit();
    expect(content()).toEqual({ start: '09:30' });
  });

  test('asks for seconds where the suggested one has some, and sends it as it came', async () => {
    const { submit, content } = meet(form({ start: { ...start, default: '09:30:00' } }));
    expect(timeBox()).toMatchObject({ value: '09:30:00', step: '1' });
    await submit();
    expect(content()).toEqual({ start: '09:30:00' });
  });

  test('that is half filled is refused, and one that is required is asked for', async () => {
    const { user, submit, errors, content } = meet(form({ start }));
    await submit();
    expect(errors()).toEqual(['Enter Start']);
    // jsdom has no parts to fill in.
    Object.defineProperty(timeBox(), 'validity', { value: { badInput: true } });
    await user.click(timeBox());
    fireEvent.keyUp(timeBox());
    await submit();
    expect(content()).toBeUndefined();
    expect(errors()).toEqual(['Start must include hours and minutes']);
  });

  test('that is optional can be cleared', async () => {
    const { user, button, submit, content } = meet(form({ start }, ['start']));
    fireEvent.change(timeBox(), { target: { value: '09:30' } });
    await user.click(button('Clear Start'));
    await submit();
    expect(content()).toEqual({});
  });
});

describe('one line or several', () => {
  test('Enter in a name of up to 255 characters puts in no line feed, whatever its limit says', async () => {
    const repo = { type: 'string', title: 'Repository name', maxLength: 255 };
    const { user, box, content } = meet(form({ repo }));
    await user.type(box('Repository name'), 'my-repo{Enter}');
    expect(content()).toEqual({ repo: 'my-repo' });
  });

  test('the look "multiline" is an area', async () => {
    const { user, box, submit, content } = meet(form({ it: { ...text, format: 'multiline' } }));
    await user.type(box('It'), 'one{Enter}two');
    await submit();
    expect(content()).toEqual({ it: 'one\ntwo' });
  });
});

describe('a suggested answer', () => {
  test('comes back at a press', async () => {
    const { user, box, button, submit, content } = meet(
      form({ it: { type: 'integer', title: 'It', default: 1500 } }),
    );
    expect(screen.queryByRole('button', { name: /suggested/ })).toBeNull();
    await user.clear(box('It'));
    await user.type(box('It'), '7');
    await user.click(button('Use suggested: 1500'));
    expect(box('It').value).toBe('1500');
    expect(document.activeElement).toBe(box('It'));
    expect(screen.queryByRole('button', { name: /suggested/ })).toBeNull();
    await submit();
    expect(content()).toEqual({ it: 1500 });
  });

  test('of a choice is called by its label', async () => {
    const plan = {
      type: 'string',
      title: 'Plan',
      default: 'l',
      oneOf: [
        { const: 's', title: 'Small' },
        { const: 'l', title: 'Large' },
      ],
    };
    const { user, radio, button } = meet(form({ plan }));
    await user.click(radio('Small'));
    await user.click(button('Use suggested: Large'));
    expect(radio('Large').checked).toBe(true);
  });

  test('of a date-time goes back byte for byte', async () => {
    const at = { type: 'string', format: 'date-time', default: '2026-07-01T12:00:00.50+02:00' };
    const { user, button, submit, content } = meet(form({ at }), { timeZone: 'UTC' });
    fireEvent.change(screen.getByLabelText('Time'), { target: { value: '09:00' } });
    await user.click(button(/Use suggested/));
    await submit();
    expect(content()).toEqual({ at: '2026-07-01T12:00:00.50+02:00' });
  });
});

test('while the answer is on its way nothing can be changed', async () => {
  const { box, submit, onResult } = meet(form({ it: text }, ['it']));
  onResult.mockReturnValue(new Promise(() => {}));
  await submit();
  expect(box('It').readOnly).toBe(true);
  expect(document.querySelector('[data-elicit-part="form"]')?.getAttribute('aria-busy')).toBe(
    'true',
  );
});

test('a long description is shown and read in part, until it is asked for', async () => {
  const description = `${'Long words. '.repeat(40)}The end.`;
  const { user, box, button } = meet(form({ it: { ...text, description } }));
  const described = () =>
    document.getElementById(box('It').getAttribute('aria-describedby') ?? '')?.textContent ?? '';
  expect(described().length).toBeLessThan(310);
  expect(described()).not.toContain('The end.');
  await user.click(button('Show more'));
  expect(described()).toContain('The end.');
});

test('what fits no branch of a union is told the rule of each', async () => {
  const anyOf = ['email', 'uri', 'date'].map((format) => ({ type: 'string', format }));
  const { user, box, submit, errors, content } = meet(form({ it: { anyOf, title: 'Contact' } }));
  await user.type(box('Contact'), 'nothing');
  await submit();
  expect(content()).toBeUndefined();
  expect(errors()).toEqual([
    'Enter Contact in the format name@example.com. Or: Enter Contact as a full address, like https://example.com. Or: Contact must be a real date',
  ]);
});

test.each([
  [{ type: 'string', format: 'email' }, 'name@gmail', 'name@gmail.com'],
  [{ type: 'string', format: 'uri' }, 'example.com:8080/x', 'https://example.com:8080/x'],
  [{ type: 'integer' }, '1,200', 1200],
])('%j: the corrected form of %s is one press away', async (property, typed, sent) => {
  const { user, box, button, submit, errors, content } = meet(
    form({ it: { ...property, title: 'It' } }),
  );
  await user.type(box('It'), typed);
  await submit();
  expect(content()).toBeUndefined();
  await user.click(button(`Use ${sent}`));
  expect(document.activeElement).toBe(box('It'));
  expect(errors()).toEqual([]);
  expect(screen.queryByRole('button', { name: /^Use/ })).toBeNull();
  await submit();
  expect(content()).toEqual({ it: sent });
});

describe('a suggested moment', () => {
  const when = { type: 'string', format: 'date-time', title: 'When' };

  test('without an offset stands in the boxes, and it is said what is missing', async () => {
    const { submit, content } = meet(form({ when: { ...when, default: '2026-03-01T09:00:00' } }));
    expect(screen.getByLabelText<HTMLInputElement>('Date').value).toBe('2026-03-01');
    expect(screen.getByLabelText<HTMLInputElement>('Time').value).toBe('09:00');
    const said = screen.getByText(/^Suggested:/);
    expect(said.textContent).toBe('Suggested: “2026-03-01T09:00:00”, without a time zone');
    await submit();
    expect(content()).toEqual({
      when: expect.stringMatching(/^2026-03-01T09:00:00(?:Z|[+-]\d\d:\d\d)$/),
    });
  });

  test('that cannot be read is shown as it came', () => {
    meet(form({ when: { ...when, default: 'next Monday' } }));
    expect(screen.getByText(/^Suggested:/).textContent).toBe(
      'Suggested: next Monday. It cannot be filled in here',
    );
    expect(screen.getByLabelText<HTMLInputElement>('Date').value).toBe('');
  });
});

test.each([
  [{ type: 'string', format: 'uri' }, 'Full web address, starting with https://'],
  [{ type: 'string', format: 'uri', 'x-mcp-file': { accept: ['image/png'] } }, ''],
  [{ type: 'string', format: 'uri', examples: ['urn:isbn:9'] }, 'For example, “urn:isbn:9”'],
  [{ type: 'string', examples: ['Ada', 'Grace'] }, 'For example, Ada, Grace'],
  [{ type: 'integer', examples: [7] }, 'Whole number. For example, 7'],
])('%j: the hint is "%s"', (property, hint) => {
  const { box } = meet(form({ it: { ...property, title: 'It' } }));
  const ids = box('It').getAttribute('aria-describedby')?.split(' ') ?? [];
  const words = ids.map((id) => document.getElementById(id)?.textContent).join(' ');
  expect(words).toBe(hint);
});
