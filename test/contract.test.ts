// The names and shapes of contract.ts, and what they mean in one line each.
import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import * as core from '../src/core/index.js';
import * as kit from '../src/index.js';
import type { Core, Kit, NumberControlProps } from './contract.js';

const door: Core & Kit = kit;
const withoutReact: Core = core;
const Stepper: ComponentType<NumberControlProps> = () => null;
const controls: kit.Controls = { number: Stepper };

const schema = {
  type: 'object',
  properties: { name: { type: 'string', title: 'Name' }, seats: { type: 'integer', default: 2 } },
  required: ['name'],
};
const params = { message: 'Tell me', requestedSchema: schema };
const requester = { connectionId: 'acme', name: 'Acme' };

test('a host’s own control goes by the kind of question', () => {
  expect(controls.number).toBe(Stepper);
});

test('what has no React and what has are one thing', () => {
  const twice = Object.keys(core).filter((name) => name in kit);
  expect(twice).toContain('runWithElicitation');
  for (const name of twice) expect(Reflect.get(kit, name)).toBe(Reflect.get(core, name));
});

test('a request goes one straight line to its result', async () => {
  const read = door.readElicitRequest(params);
  expect(read).toEqual({ ok: true, elicitation: { mode: 'form', ...params } });
  const model = kit.compileForm(schema);
  expect(model).toMatchObject({
    fields: [
      { id: 'f0', name: 'name', label: 'Name', kind: 'text', required: true },
      { id: 'f1', name: 'seats', label: 'Seats', kind: 'number', required: false, default: 2 },
    ],
    omitted: [],
    notices: [],
    answerable: true,
  });
  const entries = door.initialEntries(model);
  expect(entries).toEqual({ f0: '', f1: '2' });
  expect(door.parseEntries(model, entries)).toEqual({
    ok: false,
    issues: [{ fieldId: 'f0', code: 'required' }],
  });
  const parsed = door.parseEntries(
    model,
    { ...entries, f0: 'Ada' },
    { engines: await door.loadEngines(model) },
  );
  expect(parsed).toEqual({ ok: true, content: { name: 'Ada', seats: 2 } });
  expect(door.accept({ name: 'Ada' })).toEqual({ action: 'accept', content: { name: 'Ada' } });
  expect([door.accept(), door.decline(), door.cancel()]).toEqual([
    { action: 'accept' },
    { action: 'decline' },
    { action: 'cancel' },
  ]);
});

test('only what a person can see is declined, and the first answer wins', async () => {
  const queue = kit.createElicitationQueue();
  const answer = door.createElicitHandler(queue, { requester })({ params }, undefined);
  const id = queue.getSnapshot()[0]?.id ?? '';
  queue.settle(id, door.decline());
  expect(queue.getSnapshot()).toMatchObject([{ phase: 'queued', requester }]);
  queue.present(id);
  queue.keepDraft(id, { f0: 'Ad' });
  expect(queue.draft(id)).toEqual({ f0: 'Ad' });
  queue.settle(id, door.decline());
  queue.settle(id, door.accept({ name: 'Ada' }));
  expect(await answer).toEqual({ action: 'decline' });
  expect(queue.getSnapshot()).toMatchObject([{ phase: 'done', outcome: 'decline' }]);
});

test('a notice of completion that overtakes the accept is remembered', async () => {
  const queue = kit.createElicitationQueue();
  const url = 'https://acme.example/pay';
  const answer = queue.ask({ mode: 'url', message: '', url, elicitationId: 'e' }, { requester });
  const id = queue.getSnapshot()[0]?.id ?? '';
  queue.present(id);
  queue.complete('acme', 'e');
  queue.settle(id, door.accept());
  expect(await answer).toEqual({ action: 'accept' });
  expect(queue.getSnapshot()).toMatchObject([{ phase: 'done', outcome: 'completed' }]);
});

test('what cannot be read is answered with -32602, and shown to nobody', async () => {
  const queue = kit.createElicitationQueue();
  const handler = withoutReact.createElicitHandler(queue, { requester, modes: { form: true } });
  for (const bad of [7, { mode: 'wizard' }, { mode: 'url', message: '', url: 'https://a.test/' }]) {
    await expect(handler({ params: bad })).rejects.toMatchObject({ code: -32602 });
  }
  expect(queue.getSnapshot()).toEqual([]);
  expect(door.elicitationCapability()).toEqual({ form: {}, url: {} });
});

test('an address is judged before anybody opens it', () => {
  expect(door.inspectUrl('https://ok.example/a')).toMatchObject({
    verdict: 'ok',
    reasons: [],
    display: { scheme: 'https', asciiHost: 'ok.example', port: '443' },
    href: 'https://ok.example/a',
  });
  expect(door.inspectUrl('javascript:alert(1)').verdict).toBe('block');
  expect(door.inspectUrl('javascript:alert(1)').href).toBeUndefined();
});
