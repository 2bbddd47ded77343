// One consent on the screen, and what a person does with it.
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import type { ElicitRequest, Requester } from '../../../src/core/index.js';
import { UrlConsent } from '../../../src/index.js';

export const requester: Requester = {
  connectionId: 'acme',
  name: 'Acme',
  origin: 'mcp.example.com',
  serverUrl: 'https://mcp.example.com/mcp',
};

function urlRequest(url: string): ElicitRequest {
  return {
    mode: 'url',
    message: 'Please finish this step in your browser.',
    url,
    elicitationId: 'el-1',
  };
}

/** Stands in for the browser's own; like it, answers null in any case. */
export function spyOnOpen() {
  return vi.spyOn(window, 'open').mockReturnValue(null);
}

type Options = Partial<UrlConsent.RootProps> & { url?: string };

export function ask({ url = 'https://ok.example.test/a', ...props }: Options = {}) {
  const onResult = vi.fn<UrlConsent.RootProps['onResult']>();
  const element = (more: Options = {}) => (
    <UrlConsent.Root
      request={urlRequest(more.url ?? url)}
      requester={requester}
      onResult={onResult}
      acceptDelayMs={0}
      {...props}
      {...more}
    />
  );
  const view = render(element());
  return {
    ...view,
    onResult,
    user: userEvent.setup(),
    change: (more: Options) => view.rerender(element(more)),
  };
}

export const button = (name: RegExp | string) => screen.getByRole('button', { name });
export const queryButton = (name: RegExp | string) => screen.queryByRole('button', { name });

/** The list of public suffixes comes once; from then on each address is judged with it at once. */
export async function loadList() {
  ask({ url: 'https://a.example.com/' });
  await screen.findByRole('button', { name: 'Open example.com' }, { timeout: 20_000 });
  cleanup();
}

/** A promise that the test settles. */
export function deferred<T>() {
  let resolve!: (value: T) => void;
  let reject!: (reason: Error) => void;
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}
