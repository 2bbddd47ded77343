// What is typed in a frame cannot be seen by the page: as long as it has the focus, no dialog takes it away.
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent, page } from 'vitest/browser';
import { afterEach, expect, test } from 'vitest';
import { ElicitationOutlet, createElicitationQueue } from '../../src/index.js';
import 'mcp-elicitation-react/styles.css';

afterEach(cleanup);

test('a composer in a frame keeps the focus and every letter while a server asks for a website', async () => {
  const queue = createElicitationQueue();
  render(
    <>
      <iframe
        title="Composer"
        sandbox="allow-same-origin"
        srcDoc="<textarea aria-label=Message></textarea>"
      />
      <button type="button">Host</button>
      <ElicitationOutlet queue={queue} />
    </>,
  );
  const frame = screen.getByTitle<HTMLIFrameElement>('Composer');
  const message = page.frameLocator(page.getByTitle('Composer')).getByLabelText('Message');
  await message.click();
  await userEvent.keyboard('abc');
  act(() => {
    void queue.ask(
      { mode: 'url', message: 'Sign in.', url: 'https://ok.example.test/' },
      { requester: { connectionId: 'acme', name: 'Acme' } },
    );
  });
  await screen.findByRole('button', { name: 'Answer Acme' });
  await userEvent.keyboard(' def ghi');
  expect(document.activeElement).toBe(frame);
  expect(frame.contentDocument?.querySelector('textarea')?.value).toBe('abc def ghi');
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Host' }));
  expect(await screen.findByRole('dialog')).toBeTruthy();
});
