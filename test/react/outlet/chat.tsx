// A chat client in small: a composer, the outlet, and servers that ask.
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ElicitationJump, ElicitationOutlet, createElicitationQueue } from '../../../src/index.js';
import type {
  AskOptions,
  ElicitResult,
  ElicitationEvent,
  Elicitation,
  PersonQueue,
} from '../../../src/index.js';

const properties = { v: { type: 'string', title: 'Value' } };

/** A question with one required answer. */
export function question(
  message: string,
  schema: object = { properties, required: ['v'] },
): Elicitation {
  return { mode: 'form', message, requestedSchema: { type: 'object', ...schema } };
}

export function consent(url = 'https://ok.example.test/a', elicitationId = 'el-1'): Elicitation {
  return { mode: 'url', message: 'Please sign in.', url, elicitationId };
}

export function createChat() {
  const events: ElicitationEvent[] = [];
  const queue = createElicitationQueue({ onEvent: (event) => events.push(event) });
  const results = new Map<string, ElicitResult>();

  /** A server asks; its answer is in `results` under the same name. */
  function ask(key: string, elicitation = question(`${key}?`), options: Partial<AskOptions> = {}) {
    const requester = { connectionId: 'acme', name: 'Acme' };
    act(() => {
      void queue
        .ask(elicitation, { requester, ...options })
        .then((result) => results.set(key, result));
    });
  }
  return { queue, events, results, ask };
}

/** The page of the client. */
export function Page({
  queue,
  ...props
}: Partial<ElicitationOutlet.Props> & { queue: PersonQueue }) {
  return (
    <main>
      <ElicitationOutlet queue={queue} acceptDelayMs={0} {...props} />
      <label>
        Message <textarea data-testid="composer" />
      </label>
      <ElicitationJump queue={queue} />
    </main>
  );
}

/** A person sits before the page. */
export function openChat(props: Partial<ElicitationOutlet.Props> = {}, chat = createChat()) {
  const page = render(<Page queue={chat.queue} {...props} />);
  return { ...chat, ...page, user: userEvent.setup() };
}

export const composer = () => screen.getByTestId<HTMLTextAreaElement>('composer');
export const box = (name = 'Value') => screen.getByRole<HTMLInputElement>('textbox', { name });
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const send = () => button(/^Send to/);
/** Texts of the messages of the cards that are expanded. */
export const messages = () =>
  [...document.querySelectorAll('[data-elicit-part="message-text"]')].map((p) => p.textContent);
export const stubs = () =>
  [...document.querySelectorAll('[data-elicit-part="stub-text"]')].map((p) =>
    p.textContent?.trim(),
  );
export const receipts = () =>
  [...document.querySelectorAll('[data-elicit-part="receipt-heading"]')].map((h) => h.textContent);
