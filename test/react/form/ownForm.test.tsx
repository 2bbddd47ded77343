// A host's own form over react-hook-form, which is the sample of the docs: each kind of field with a default shown,
// sent untouched, changed, cleared, and told what is wrong.
import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { Controller, useForm } from 'react-hook-form';
import { describe, expect, test, vi } from 'vitest';
import {
  compileForm,
  elicitationResolver,
  formDefaults,
  type ElicitContent,
  type ElicitResult,
  type FormModel,
} from '../../../src/index.js';
import { de } from '../../../src/locales/de.js';
import { OwnForm } from '../../../stories/recipes/OwnForm.js';

const schemaOf = (property: object, required = false) => ({
  type: 'object',
  properties: { it: { title: 'It', ...property } },
  ...(required && { required: ['it'] }),
});

const isSaid = () => [...document.querySelectorAll('p')].some((p) => p.textContent !== '');

function meet(requestedSchema: unknown) {
  const onResult = vi.fn<(result: ElicitResult) => void>();
  render(<OwnForm requestedSchema={requestedSchema} onResult={onResult} />);
  /** The content, or undefined where something is wrong. */
  const send = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(onResult.mock.calls.length > 0 || isSaid()).toBe(true));
    const [result] = onResult.mock.calls.at(-1) ?? [];
    return result?.action === 'accept' ? result.content : undefined;
  };
  return { send, onResult };
}

const type = (name: string, value: string) =>
  fireEvent.input(screen.getByLabelText(name), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByLabelText(name));
/** What the controls of the field hold, as a person sees it. */
function held(): (string | boolean)[] {
  const boxes = screen
    .getByRole('group', { name: 'It' })
    .querySelectorAll<HTMLInputElement>('input, textarea');
  return [...boxes].map((box) =>
    box.type === 'checkbox' || box.type === 'radio' ? box.checked : box.value,
  );
}

interface Kind {
  property: object;
  default: unknown;
  held: (string | boolean)[];
  change: () => void;
  changed: unknown;
  clear: () => void;
  /** What is sent then. @default nothing */
  cleared?: unknown;
  /** Something that is refused. */
  spoil?: () => void;
  error: string;
}

const enumOf = (...values: string[]) => ({ type: 'string', enum: values });

const kinds: Record<string, Kind> = {
  'a line': {
    property: { type: 'string', maxLength: 5 },
    default: 'Ada ',
    held: ['Ada '],
    change: () => type('It', 'Bo'),
    changed: 'Bo',
    clear: () => type('It', ''),
    spoil: () => type('It', 'Adelheid'),
    error: 'It must be 5 characters or less',
  },
  'an area': {
    property: { type: 'string', maxLength: 400, minLength: 3 },
    default: 'One\nTwo',
    held: ['One\nTwo'],
    change: () => type('It', 'Three\nFour'),
    changed: 'Three\nFour',
    clear: () => type('It', ''),
    spoil: () => type('It', 'No'),
    error: 'It must be 3 characters or more',
  },
  email: {
    property: { type: 'string', format: 'email' },
    default: 'a@b.example',
    held: ['a@b.example'],
    change: () => type('It', ' c@d.example '),
    changed: 'c@d.example',
    clear: () => type('It', ''),
    spoil: () => type('It', 'nobody'),
    error: 'Enter It in the format name@example.com',
  },
  'a pattern': {
    property: { type: 'string', pattern: '^[A-Z]{2}$' },
    default: 'AB',
    held: ['AB'],
    change: () => type('It', 'CD'),
    changed: 'CD',
    clear: () => type('It', ''),
    spoil: () => type('It', 'no'),
    error: 'It does not match the format the server asked for',
  },
  'a date': {
    property: { type: 'string', format: 'date' },
    default: '2026-03-28',
    held: ['2026-03-28'],
    change: () => type('It', '2027-01-02'),
    changed: '2027-01-02',
    clear: () => type('It', ''),
    error: 'Enter It',
  },
  'a time': {
    property: { type: 'string', format: 'time' },
    default: '09:30',
    held: ['09:30'],
    change: () => type('It', '10:45'),
    changed: '10:45',
    clear: () => type('It', ''),
    error: 'Enter It',
  },
  'a moment': {
    property: { type: 'string', format: 'date-time' },
    default: '2026-03-28T09:30:00.000+00:00',
    held: ['2026-03-28', '09:30', 'UTC'],
    change: () => type('f0-time', '10:45'),
    changed: '2026-03-28T10:45:00Z',
    clear() {
      type('f0-date', '');
      type('f0-time', '');
    },
    spoil: () => type('f0-zone', 'Mars/Base'),
    error: 'The time zone Mars/Base is not known here',
  },
  'a number': {
    property: { type: 'number', maximum: 9 },
    default: 2.5,
    held: ['2.5'],
    change: () => type('It', '3.25'),
    changed: 3.25,
    clear: () => type('It', ''),
    spoil: () => type('It', '10'),
    error: 'It must be 9 or less',
  },
  'a tick': {
    property: { type: 'boolean' },
    default: true,
    held: [true],
    change: () => press('It'),
    changed: false,
    clear: () => press('It'),
    cleared: false,
    error: '',
  },
  'one of several': {
    property: enumOf('small', 'large'),
    default: 'large',
    held: [false, true],
    change: () => press('small'),
    changed: 'small',
    clear: () => {},
    cleared: 'large',
    error: 'Select an option for It',
  },
  'several of many': {
    property: { type: 'array', maxItems: 2, items: enumOf('eu', 'us', 'ap') },
    default: ['ap', 'eu'],
    held: [true, false, true],
    change: () => press('ap'),
    changed: ['eu'],
    clear() {
      press('eu');
      press('ap');
    },
    spoil: () => press('us'),
    error: 'Select no more than 2 options for It',
  },
};

describe.each(Object.entries(kinds))('%s', (_, kind) => {
  const { property, default: suggested } = kind;
  const withDefault = schemaOf({ ...property, default: suggested });

  test('shows its default, and sends it untouched', async () => {
    const { send } = meet(withDefault);
    expect(held()).toEqual(kind.held);
    expect(await send()).toEqual({ it: suggested });
  });

  test('sends what it is changed to', async () => {
    const { send } = meet(withDefault);
    kind.change();
    expect(await send()).toEqual({ it: kind.changed });
  });

  test('sends nothing once it is cleared', async () => {
    const { send } = meet(withDefault);
    kind.clear();
    const content = await send();
    expect(content).toEqual('cleared' in kind ? { it: kind.cleared } : {});
  });
});

test.each(Object.entries(kinds).filter(([, { error }]) => error !== ''))(
  'what is wrong with %s is said under the field, and nothing is sent',
  async (_, { property, default: suggested, spoil, error }) => {
    const schema = spoil ? { ...property, default: suggested } : property;
    const { send, onResult } = meet(schemaOf(schema, !spoil));
    spoil?.();
    await send();
    expect(onResult).not.toHaveBeenCalled();
    expect(screen.getByRole('group', { name: 'It' }).textContent).toContain(error);
  },
);

test('a yes or no without a default begins with neither, and is asked for', async () => {
  const { send, onResult } = meet(schemaOf({ type: 'boolean' }, true));
  expect(held()).toEqual([false, false]);
  await send();
  expect(onResult).not.toHaveBeenCalled();
  press('No');
  expect(await send()).toEqual({ it: false });
});

test('a lone option of a list is a list as well', async () => {
  const one = { type: 'array', items: enumOf('eu') };
  const { send } = meet(schemaOf(one));
  expect(await send()).toEqual({});
  press('eu');
  expect(await send()).toEqual({ it: ['eu'] });
});

test('names of properties are no paths of react-hook-form', async () => {
  const { send } = meet({
    type: 'object',
    properties: {
      'a.b': { type: 'string', default: 'x' },
      'c[0]': { type: 'string', default: 'y' },
    },
  });
  expect(await send()).toEqual({ 'a.b': 'x', 'c[0]': 'y' });
});

test('a form that lacks a required property sends nothing and says so', async () => {
  const { send, onResult } = meet(schemaOf({ type: 'object', properties: {} }, true));
  await send();
  expect(onResult).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).toBe('This request cannot be answered here');
});

test('the words and the decimal mark are those of the language', async () => {
  const model = compileForm(schemaOf({ type: 'number', default: 2.5, maximum: 3 }));
  expect(formDefaults(model, { locale: 'de' })).toEqual({ f0: '2,5' });
  const resolver = elicitationResolver(model, { messages: de });
  const check = (f0: string) =>
    resolver({ f0 }, undefined, { fields: {}, shouldUseNativeValidation: false });
  expect(await check('2,5')).toEqual({ values: { it: 2.5 }, errors: {} });
  expect(await check('4')).toMatchObject({ errors: { f0: { type: 'maximum' } } });
});

test('a moment begins on the clock of the zone', () => {
  const model = compileForm(
    schemaOf({ type: 'string', format: 'date-time', default: '2026-03-28T09:30:00Z' }),
  );
  expect(formDefaults(model, { timeZone: 'Europe/Berlin' })).toEqual({
    'f0-date': '2026-03-28',
    'f0-time': '10:30',
    'f0-zone': 'Europe/Berlin',
  });
});

test('a half-filled date is told where a Controller tells it', async () => {
  const model: FormModel = compileForm(schemaOf({ type: 'string', format: 'date' }));
  const { result } = renderHook(() =>
    useForm({ defaultValues: formDefaults(model), resolver: elicitationResolver(model) }),
  );
  const { control, handleSubmit } = result.current;
  render(
    <Controller
      control={control}
      name="f0"
      render={({ field }) => (
        <button onClick={() => field.onChange({ incomplete: true })}>Half-fill</button>
      )}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Half-fill' }));
  const onValid = vi.fn<(content: unknown) => void>();
  const onInvalid = vi.fn<(errors: unknown) => void>();
  await act(() => handleSubmit(onValid, onInvalid)());
  expect(onValid).not.toHaveBeenCalled();
  expect(onInvalid.mock.calls[0]?.[0]).toMatchObject({ f0: { type: 'date-incomplete' } });
});

test('the content is typed as content', async () => {
  const model = compileForm(schemaOf({ type: 'string', default: 'x' }));
  const { result } = renderHook(() =>
    useForm({ defaultValues: formDefaults(model), resolver: elicitationResolver(model) }),
  );
  let content: ElicitContent | undefined;
  await act(() => result.current.handleSubmit((valid) => void (content = valid))());
  expect(content).toEqual({ it: 'x' });
});
