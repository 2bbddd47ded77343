import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import type { ElicitResult } from '../../../src/core/index.js';
import { ElicitationActions } from '../../../src/react/surface/ElicitationActions.js';
import { ElicitationForm } from '../../../src/react/form/index.js';
import type { RootProps } from '../../../src/react/form/Root.js';
import { RequestHeader } from '../../../src/react/surface/Header.js';

/** A form as a person meets it, and what the server gets. */
export function ask(requestedSchema: unknown, props: Partial<RootProps> = {}) {
  const onResult = vi.fn<(result: ElicitResult) => void | Promise<void>>();
  const user = userEvent.setup({ delay: null });
  const form = (more: Partial<RootProps> = {}) => (
    <ElicitationForm.Root
      request={{ mode: 'form', message: 'Tell me', requestedSchema }}
      requester={{ connectionId: 'acme', name: 'Acme' }}
      onResult={onResult}
      acceptDelayMs={0}
      {...props}
      {...more}
    >
      <RequestHeader title="request.title.form" />
      <ElicitationForm.Message />
      <ElicitationForm.Summary />
      <ElicitationForm.Fields />
      <ElicitationActions.Accept />
      <ElicitationActions.Decline />
      <ElicitationActions.Cancel />
    </ElicitationForm.Root>
  );
  const page = render(form());
  return {
    user,
    onResult,
    ...page,
    again: (more?: Partial<RootProps>) => page.rerender(form(more)),
    send: () => user.click(screen.getByRole('button', { name: /Send to Acme|Confirm/ })),
    /** What the server got last. */
    sent: () => onResult.mock.lastCall?.[0],
  };
}
