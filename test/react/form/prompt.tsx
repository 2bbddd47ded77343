import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import type { ElicitResult } from '../../../src/core/index.js';
import { ElicitationPrompt } from '../../../src/react/ElicitationPrompt.js';
import type { ElicitationPromptProps } from '../../../src/react/ElicitationPrompt.js';

export const acme = { connectionId: 'acme', name: 'Acme' };

/** A person meets one request; what they do ends in `onResult`. */
export function meet(request: unknown, props: Partial<ElicitationPromptProps> = {}) {
  const onResult = vi.fn<(result: ElicitResult) => void | Promise<void>>();
  const user = userEvent.setup({ delay: null });
  const prompt = (again: unknown) => (
    <ElicitationPrompt
      request={again}
      requester={acme}
      onResult={onResult}
      acceptDelayMs={0}
      {...props}
    />
  );
  const page = render(prompt(request));
  return {
    user,
    onResult,
    /** The host renders once more, with what the server is said to have asked. */
    again: (same: unknown) => page.rerender(prompt(same)),
    submit: () => user.click(screen.getByRole('button', { name: /^(Send to Acme|Confirm)$/ })),
    /** Leaves the question at hand for nothing in particular. */
    leave: () => user.click(document.body),
    box: (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name }),
    radio: (name: string | RegExp) => screen.getByRole<HTMLInputElement>('radio', { name }),
    tick: (name: string | RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name }),
    button: (name: string | RegExp) => screen.getByRole('button', { name }),
    /** What the server gets for an accept; undefined while nothing was sent. */
    content: () => {
      const [result] = onResult.mock.lastCall ?? [];
      return result?.action === 'accept' ? result.content : undefined;
    },
    /** Every error beside a question. */
    errors: () =>
      [...document.querySelectorAll('[data-elicit-part="error"]')].map((error) =>
        error.textContent?.replace(/^Error: /, ''),
      ),
  };
}

/** A form over these properties, all of them required but for those named. */
export function form(properties: Record<string, object>, optional: readonly string[] = []) {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return {
    mode: 'form',
    message: 'Tell me',
    requestedSchema: { type: 'object', properties, required },
  };
}
