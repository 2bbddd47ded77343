// A form that a host draws itself with the kit's state: entries, issues, and nothing of how they are kept.
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useElicitationForm } from '../../../src/index.js';
import { form } from './prompt.js';

const { requestedSchema } = form(
  {
    mail: { type: 'string', format: 'email', title: 'Email' },
    pin: { type: 'string', title: 'PIN' },
  },
  ['pin'],
);

function meet(options: Partial<useElicitationForm.Options> = {}) {
  const onContent = vi.fn<useElicitationForm.Options['onContent']>();
  const { result } = renderHook(() =>
    useElicitationForm(requestedSchema, { onContent, ...options }),
  );
  return { onContent, handle: () => result.current };
}
const codes = ({ issues }: useElicitationForm.Handle) => issues.map(({ code }) => code);

test('has what a host needs and no more', () => {
  expect(Object.keys(meet().handle()).toSorted()).toEqual([
    'acknowledge',
    'enter',
    'entries',
    'issues',
    'leave',
    'model',
    'send',
  ]);
});

test('keeps entries, checks them on leaving, and sends the content', () => {
  const { handle, onContent } = meet({ sensitivePolicy: 'off' });
  act(() => handle().enter('f0', 'nobody'));
  expect(handle().entries).toEqual({ f0: 'nobody', f1: '' });
  expect(codes(handle())).toEqual([]);
  act(() => handle().leave('f0'));
  expect(codes(handle())).toEqual(['email']);
  act(() => handle().send());
  expect(onContent).not.toHaveBeenCalled();
  act(() => handle().enter('f0', 'a@b.example'));
  expect(codes(handle())).toEqual([]);
  act(() => handle().send());
  expect(onContent.mock.calls).toEqual([[{ mail: 'a@b.example' }]]);
});

test('sends what looks like a secret only after the person agreed', () => {
  const { handle, onContent } = meet({ draft: { f0: 'a@b.example', f1: '1234' } });
  act(() => handle().send());
  expect(codes(handle())).toEqual(['unacknowledged']);
  act(() => handle().acknowledge('f1', true));
  act(() => handle().send());
  expect(onContent.mock.calls).toEqual([[{ mail: 'a@b.example', pin: '1234' }]]);
});

test('a field that is not there changes nothing', () => {
  const { handle } = meet();
  const before = handle();
  act(() => handle().enter('f9', 'x'));
  expect(handle()).toBe(before);
});
