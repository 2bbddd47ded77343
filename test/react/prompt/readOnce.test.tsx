// A request is read once and its schema compiled once, whatever is drawn from it, and all of it follows one policy.
import { StrictMode } from 'react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type {
  Elicitation,
  ElicitationPrompt as Prompt,
  SensitivePolicy,
} from '../../../src/index.js';
import { form } from '../form/prompt.js';

vi.mock('../../../src/core/compileForm.js', { spy: true });
vi.mock('../../../src/mcp/wire/readElicitRequest.js', { spy: true });
// The kit is loaded before each file of tests, and once more here, with the two that are counted.
vi.resetModules();
const { compileForm } = await import('../../../src/core/compileForm.js');
const { readElicitRequest } = await import('../../../src/mcp/wire/readElicitRequest.js');
const {
  ElicitationActions,
  ElicitationForm,
  ElicitationOutlet,
  ElicitationPrompt,
  ElicitationReceipt,
  UrlConsent,
  createElicitHandler,
  createElicitationQueue,
} = await import('../../../src/index.js');

const requester = { connectionId: 'acme', name: 'Acme' };
const request = () => form({ name: { type: 'string', title: 'Name' } });
const address = { mode: 'url', message: 'Sign in', url: 'https://ok.example.test/a' };

const counts = () => ({
  reads: vi.mocked(readElicitRequest).mock.calls.length,
  compiles: vi.mocked(compileForm).mock.calls.length,
});

beforeEach(() => {
  vi.mocked(readElicitRequest).mockClear();
  vi.mocked(compileForm).mockClear();
});

const user = userEvent.setup();
const box = (name: string) => screen.getByRole('textbox', { name });
const send = () => user.click(screen.getByRole('button', { name: 'Send to Acme' }));
const receipt = () => screen.findByRole('heading', { name: 'You answered Acme’s request' });

const prompt = (again: unknown) => (
  <ElicitationPrompt request={again} requester={requester} onResult={() => {}} acceptDelayMs={0} />
);
const parts = (again: unknown) => (
  <ElicitationForm.Root request={again} requester={requester} onResult={() => {}} acceptDelayMs={0}>
    <ElicitationForm.Fields />
    <ElicitationActions.Footer />
  </ElicitationForm.Root>
);
const consent = (again: unknown) => (
  <UrlConsent.Root request={again} requester={requester} onResult={() => {}} />
);
const done = (at: number, elicitation: Elicitation) => (
  <ElicitationReceipt
    {...{ elicitation, requester, at }}
    outcome="accept"
    content={{ name: 'Ada' }}
  />
);

describe.each([
  ['as it is', (element: React.ReactNode) => element],
  ['in Strict Mode', (element: React.ReactNode) => <StrictMode>{element}</StrictMode>],
] as const)('one reading and one compilation, %s', (_, wrap) => {
  test('of a prompt, from the question to the receipt, with equal copies on the way', async () => {
    const page = render(wrap(prompt(request())));
    page.rerender(wrap(prompt(request())));
    await user.type(box('Name'), 'Ada');
    page.rerender(wrap(prompt(request())));
    await send();
    await receipt();
    expect(screen.getByRole('definition').textContent).toBe('Ada');
    expect(counts()).toEqual({ reads: 1, compiles: 1 });
  });

  test('of a request in an outlet, which a handler took from the wire', async () => {
    const queue = createElicitationQueue();
    const handler = createElicitHandler(queue, { requester });
    render(wrap(<ElicitationOutlet queue={queue} acceptDelayMs={0} />));
    act(() => void handler({ params: request() }));
    await user.type(box('Name'), 'Ada');
    await send();
    await receipt();
    expect(counts()).toEqual({ reads: 1, compiles: 1 });
  });

  test('of requests that wait in a line each', async () => {
    const queue = createElicitationQueue();
    const handler = createElicitHandler(queue, { requester });
    render(wrap(<ElicitationOutlet queue={queue} acceptDelayMs={0} />));
    act(() => {
      for (let i = 0; i < 3; i += 1) void handler({ params: request() });
    });
    expect(screen.getAllByRole('button', { name: 'Answer Acme' })).toHaveLength(2);
    expect(counts()).toEqual({ reads: 3, compiles: 1 });
  });

  test('of a form in parts', async () => {
    const page = render(wrap(parts(request())));
    page.rerender(wrap(parts(request())));
    await user.type(box('Name'), 'Ada');
    await send();
    expect(counts()).toEqual({ reads: 1, compiles: 1 });
  });

  test('of a receipt by itself', () => {
    const elicitation = {
      mode: 'form' as const,
      message: '',
      requestedSchema: request().requestedSchema,
    };
    const page = render(wrap(done(1, elicitation)));
    page.rerender(wrap(done(2, elicitation)));
    expect(counts()).toEqual({ reads: 0, compiles: 1 });
  });

  test('of an address, which has no form', () => {
    const page = render(wrap(consent({ ...address })));
    page.rerender(wrap(consent({ ...address })));
    expect(counts()).toEqual({ reads: 1, compiles: 0 });
  });
});

const secret = () =>
  form({ name: { type: 'string', title: 'Name' }, key: { type: 'string', title: 'API key' } }, [
    'key',
  ]);

const rows = () =>
  screen
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);

const policies: [SensitivePolicy, (() => Promise<void>) | undefined, string[]][] = [
  ['off', () => user.type(box('API key (optional)'), 'k-123'), ['Name: Ada', 'API key: k-123']],
  ['block', undefined, ['Name: Ada']],
];

describe('what a receipt lists follows the policy under which the request was answered', () => {
  test.each(policies)('%s, in a prompt', async (sensitivePolicy, more, expected) => {
    render(
      <ElicitationPrompt
        {...{ requester, sensitivePolicy }}
        request={secret()}
        onResult={() => {}}
        acceptDelayMs={0}
      />,
    );
    await user.type(box('Name'), 'Ada');
    await more?.();
    await send();
    await receipt();
    expect(rows()).toEqual(expected);
  });

  test.each(policies)('%s, in an outlet', async (sensitivePolicy, more, expected) => {
    const queue = createElicitationQueue();
    render(<ElicitationOutlet {...{ queue, sensitivePolicy }} acceptDelayMs={0} />);
    act(() => void createElicitHandler(queue, { requester })({ params: secret() }));
    await user.type(box('Name'), 'Ada');
    await more?.();
    await send();
    await receipt();
    expect(rows()).toEqual(expected);
  });

  test('a receipt by itself takes the policy as a prop', () => {
    render(
      <ElicitationReceipt
        elicitation={{ mode: 'form', message: '', requestedSchema: secret().requestedSchema }}
        requester={requester}
        outcome="accept"
        content={{ name: 'Ada', key: 'k-123' }}
        sensitivePolicy="off"
      />,
    );
    expect(rows()).toEqual(['Name: Ada', 'API key: k-123']);
  });
});

test('the same question from another connection is another request: nothing typed for one goes to the next', async () => {
  const onResult = vi.fn<Prompt.Props['onResult']>();
  const same = request();
  const ofServer = (connectionId: string, name: string) => (
    <ElicitationPrompt
      request={same}
      requester={{ connectionId, name }}
      onResult={onResult}
      acceptDelayMs={0}
    />
  );
  const page = render(ofServer('acme', 'Acme'));
  await user.type(box('Name'), 'Ada');
  page.rerender(ofServer('evil', 'Evil'));
  expect(box('Name')).toHaveProperty('value', '');
  // A connection that gives its name later is still the same.
  await user.type(box('Name'), 'Bob');
  page.rerender(ofServer('evil', 'Evil Inc.'));
  expect(box('Name')).toHaveProperty('value', 'Bob');
});
