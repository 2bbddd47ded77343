// Nothing that is agreed to hides: not in a character, not at the end of a line, not in the rest of a message.
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import 'mcp-elicitation-react/styles.css';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ElicitationPrompt } from '../../src/index.js';

afterEach(() => cleanup());

const requester = { connectionId: 'acme', name: 'Acme CRM', origin: 'mcp.acme-crm.com' };
const patient = { timeout: 20_000 };

function ask(properties: object, message = 'Please confirm.') {
  const onResult = vi.fn();
  const request = { mode: 'form', message, requestedSchema: { type: 'object', properties } };
  render(
    <div style={{ inlineSize: '400px' }}>
      <ElicitationPrompt {...{ request, requester, onResult }} presentation="inline" />
    </div>,
  );
  return onResult;
}
const armed = async (name: RegExp) => {
  const button = await screen.findByRole('button', { name }, patient);
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull(), patient);
  return button;
};

describe('what cannot be seen in a default is written out beside its box', () => {
  test.each([
    ['ten.live\u202e@ecila', 'ten.live\\u{202e}@ecila'],
    ['pay\u200bpal', 'pay\\u{200b}pal'],
    ['a\u200db', 'a\\u{200d}b'],
    ['bell\u0007', 'bell\\u{7}'],
    ['tag\u{e0041}', 'tag\\u{e0041}'],
  ])('%j', async (value, shown) => {
    ask({ name: { type: 'string', default: value } });
    const box = await screen.findByRole('textbox', undefined, patient);
    expect(box).toHaveProperty('value', value);
    expect(box).toHaveAccessibleDescription(
      expect.stringContaining(`Filled in with characters that cannot be seen: “${shown}”`),
    );
  });

  test.each(['Ada Lovelace', 'two\nlines\tand a tab', '👨‍👩‍👧 ❤️ 1️⃣', 'می‌خواهم', 'क्‍ष'])(
    '%j hides nothing',
    async (value) => {
      ask({ name: { type: 'string', default: value } });
      await screen.findByRole('textbox', undefined, patient);
      expect(screen.queryByText(/cannot be seen/)).toBeNull();
    },
  );
});

const toBox = () => screen.getByRole('textbox', { name: /^To/ });

describe('the end of a default that does not fit into one line', () => {
  const long = `Send the report to Ada Lovelace ${'and to the others '.repeat(22)}and to Evil GmbH`;

  test.each(['inline', 'dialog'] as const)('is shown: the box grows (%s)', async (presentation) => {
    const request = {
      mode: 'form',
      message: 'Hello',
      requestedSchema: {
        type: 'object',
        properties: { to: { type: 'string', title: 'To', maxLength: 1000, default: long } },
      },
    };
    render(<ElicitationPrompt {...{ request, requester, presentation }} onResult={() => {}} />);
    await waitFor(() => expect(toBox().tagName).toBe('TEXTAREA'), patient);
    expect(toBox()).toHaveProperty('value', long);
    expect(toBox().scrollHeight).toBeLessThanOrEqual(toBox().clientHeight + 1);
  });

  test('one that fits stays a line', async () => {
    ask({ to: { type: 'string', title: 'To', default: 'Ada Lovelace, Charles Babbage' } });
    await armed(/^Send/);
    expect(screen.getByRole('textbox', { name: /^To/ }).tagName).toBe('INPUT');
  });
});

describe('the rest of the message of a confirmation', () => {
  const note = 'There is more of this message. Read it, then press again.';
  test.each([
    ['beyond 1,000 characters', `I agree. ${'Words and words. '.repeat(80)}I pay EUR 5,000.`],
    ['beyond the lines that are shown', `I agree.${'\n.'.repeat(30)}\nI pay EUR 5,000.`],
  ])('%s: the press opens it and says so; the next one confirms', async (_, message) => {
    const onResult = ask({}, message);
    await screen.findByRole('button', { name: 'Show more' }, patient);
    await userEvent.click(await armed(/^Confirm$/));
    expect(await screen.findAllByText(note, undefined, patient)).not.toEqual([]);
    expect(screen.getByText(/I pay EUR 5,000\./)).toBeTruthy();
    expect(onResult).not.toHaveBeenCalled();
    (await armed(/^Confirm$/)).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onResult).toHaveBeenCalledTimes(1), patient);
  });

  test('who has opened it confirms at once; so does who had all of it', async () => {
    const onResult = ask({}, 'I agree. '.repeat(200));
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }, patient));
    await userEvent.click(screen.getByRole('button', { name: 'Show less' }));
    await userEvent.click(await armed(/^Confirm$/));
    await waitFor(() => expect(onResult).toHaveBeenCalledTimes(1), patient);
    cleanup();
    const another = ask({}, 'Delete it?');
    await userEvent.click(await armed(/^Confirm$/));
    await waitFor(() => expect(another).toHaveBeenCalledTimes(1), patient);
  });
});
