// A server cannot bring a button under a pointer that is about to press another one.
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import 'mcp-elicitation-react/styles.css';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ElicitationOutlet, ElicitationPrompt, createElicitationQueue } from '../../src/index.js';
import type { Elicitation, ElicitResult } from '../../src/index.js';
import attacks from '../data/attacks.json' with { type: 'json' };
import { middleOf, moveTo, pressAt, tapAt, wheelAt } from './pointer.js';

afterEach(async () => {
  cleanup();
  await moveTo({ x: 0, y: 0 });
  await page.viewport(800, 600);
});

const requester = { connectionId: 'acme', name: 'Acme CRM', origin: 'mcp.acme-crm.com' };
const openUrl = vi.fn(() => true);

function openOutlet(width: number, presentation: 'inline' | 'dialog') {
  const queue = createElicitationQueue();
  const results: ElicitResult[] = [];
  render(
    <div style={{ inlineSize: `${width}px` }}>
      <ElicitationOutlet {...{ queue, presentation, openUrl }} />
    </div>,
  );
  function ask(params: unknown, signal?: AbortSignal) {
    act(() => {
      void queue
        .ask(params as Elicitation, { requester, signal })
        .then((result) => results.push(result));
    });
  }
  return { ask, results };
}

const armed = async (name: RegExp) => {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull(), { timeout: 20_000 });
  return button;
};
// In a dialog its buttons are not within the outlet.
const buttons = () =>
  [...document.querySelectorAll('[data-elicit-part="actions"] [data-action]')].map(middleOf);
const paramsOf = (id: string) => attacks.find((row) => row.id === id)?.params;

describe.each([
  ['F3-shift-confirm-380', /^Confirm$/],
  ['F3-shift-url-inline-380', /^Open evil.net/],
])('%s', (id, accept) => {
  describe.each([280, 300, 380, 440, 470, 640])('%d px', (width) => {
    test.each(['inline', 'dialog'] as const)(
      '%s: Decline stays under the pointer',
      async (presentation) => {
        openUrl.mockClear();
        await page.viewport(presentation === 'dialog' ? width : 800, 900);
        const { ask, results } = openOutlet(width, presentation);
        ask(paramsOf(id));
        await armed(accept);
        const before = buttons();
        const decline = middleOf(screen.getByRole('button', { name: 'Decline' }));
        await moveTo(decline);
        for (let n = 0; n < 3; n += 1) ask(paramsOf(id));
        expect(buttons()).toEqual(before);
        await pressAt(decline);
        await waitFor(() => expect(results).toEqual([{ action: 'decline' }]));
        expect(openUrl).not.toHaveBeenCalled();
      },
    );
  });
});

/** As much as lies between Confirm and Decline, so that one takes the other's place. */
function shift(button: Element) {
  const above = document.querySelector<HTMLElement>('#above');
  const decline = middleOf(screen.getByRole('button', { name: 'Decline' }));
  const by = decline.y - middleOf(button).y;
  if (above) above.style.blockSize = `${200 + by}px`;
  return decline;
}

describe('a button that something else has moved', () => {
  const confirm = {
    mode: 'form',
    message: 'Delete?',
    requestedSchema: { type: 'object', properties: {} },
  };

  async function openBelow() {
    const onResult = vi.fn();
    render(
      <div style={{ blockSize: '1500px' }}>
        <div id="above" style={{ blockSize: '200px' }} />
        <div style={{ inlineSize: '300px' }}>
          <ElicitationPrompt request={confirm} {...{ requester, onResult }} />
        </div>
      </div>,
    );
    const button = await armed(/^Confirm$/);
    return { button, onResult };
  }

  test('takes no press of a pointer that was there before, says so, and takes the next one', async () => {
    const { button, onResult } = await openBelow();
    await moveTo(middleOf(screen.getByRole('button', { name: 'Decline' })));
    const at = shift(button);
    await pressAt(at);
    expect(await screen.findAllByText('This button has just moved. Press it again.')).not.toEqual(
      [],
    );
    expect(onResult).not.toHaveBeenCalled();
    await pressAt(at);
    await waitFor(() => expect(onResult).toHaveBeenCalledWith({ action: 'accept', content: {} }));
  });

  test('nor of a finger; the next one counts', async () => {
    const { button, onResult } = await openBelow();
    const at = shift(button);
    await tapAt(at);
    expect(await screen.findAllByText('This button has just moved. Press it again.')).not.toEqual(
      [],
    );
    expect(onResult).not.toHaveBeenCalled();
    // Beside the first one: two taps in one place are a double tap.
    await tapAt({ x: at.x + 80, y: at.y });
    await waitFor(() => expect(onResult).toHaveBeenCalledTimes(1));
  });

  test('takes that of a pointer that moves on it afterwards', async () => {
    const { button, onResult } = await openBelow();
    const at = shift(button);
    await moveTo({ x: at.x - 10, y: at.y });
    await moveTo(at);
    await pressAt(at);
    await waitFor(() => expect(onResult).toHaveBeenCalledTimes(1));
  });

  test('nor one of a hand that only trembles', async () => {
    const { button, onResult } = await openBelow();
    await moveTo(middleOf(screen.getByRole('button', { name: 'Decline' })));
    const at = shift(button);
    for (const x of [at.x + 1, at.x, at.x + 1]) await moveTo({ x, y: at.y });
    await pressAt({ x: at.x + 1, y: at.y });
    expect(await screen.findAllByText('This button has just moved. Press it again.')).not.toEqual(
      [],
    );
    expect(onResult).not.toHaveBeenCalled();
  });

  test('takes a key', async () => {
    const { button, onResult } = await openBelow();
    shift(button);
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onResult).toHaveBeenCalledTimes(1));
  });

  test('a person’s own scrolling is no move', async () => {
    await page.viewport(800, 600);
    const { button, onResult } = await openBelow();
    const at = middleOf(button);
    const target = { x: at.x, y: at.y - 100 };
    await moveTo(target);
    await wheelAt(target, 100);
    await waitFor(() => expect(middleOf(button).y).toBe(target.y));
    await pressAt(target);
    await waitFor(() => expect(onResult).toHaveBeenCalledTimes(1));
    window.scrollTo(0, 0);
  });

  test('a person’s own typing that makes an error go is no move', async () => {
    const onResult = vi.fn();
    const ticket = { type: 'string', title: 'Ticket', pattern: '^[A-Z]+-[0-9]+$' };
    const request = {
      mode: 'form',
      message: 'Which ticket?',
      requestedSchema: { type: 'object', properties: { ticket }, required: ['ticket'] },
    };
    render(<ElicitationPrompt {...{ request, requester, onResult }} />);
    const send = await armed(/^Send/);
    const box = screen.getByRole('textbox', { name: /^Ticket/ });
    await userEvent.fill(box, 'abc');
    const at = middleOf(send);
    await moveTo(at);
    await pressAt(at);
    await screen.findByRole('heading', { name: 'There is 1 problem' });
    expect(middleOf(send)).not.toEqual(at);
    await userEvent.fill(box, 'ABC-12');
    await waitFor(() => expect(middleOf(send)).toEqual(at));
    await pressAt(at);
    const content = { ticket: 'ABC-12' };
    await waitFor(() => expect(onResult).toHaveBeenCalledWith({ action: 'accept', content }));
  });
});

const confirmation = {
  mode: 'form',
  message: 'Delete?',
  requestedSchema: { type: 'object', properties: {} },
};

describe('what arrives late above a request', () => {
  // Each takes up what lies between Confirm and Decline.
  test.each<[string, (above: HTMLElement, by: number) => void]>([
    ['a font with taller lines', (above, by) => (above.style.lineHeight = `${200 + by}px`)],
    [
      'a list',
      (above, by) => {
        const list = above.appendChild(document.createElement('ul'));
        list.style.cssText = `margin: 0; padding: 0; block-size: ${by}px; overflow: hidden`;
        list.innerHTML = '<li>one</li><li>two</li>';
      },
    ],
  ])('%s brings no button under a pointer that rests', async (_, arrive) => {
    const onResult = vi.fn();
    render(
      <div style={{ blockSize: '1500px' }}>
        <div id="above" style={{ lineHeight: '200px' }}>
          Transcript
        </div>
        <div style={{ inlineSize: '300px' }}>
          <ElicitationPrompt request={confirmation} {...{ requester, onResult }} />
        </div>
      </div>,
    );
    const button = await armed(/^Confirm$/);
    const decline = middleOf(screen.getByRole('button', { name: 'Decline' }));
    await moveTo(decline);
    const above = document.querySelector<HTMLElement>('#above');
    if (above) arrive(above, decline.y - middleOf(button).y);
    expect(Math.abs(middleOf(button).y - decline.y)).toBeLessThan(2);
    await pressAt(decline);
    expect(await screen.findAllByText('This button has just moved. Press it again.')).not.toEqual(
      [],
    );
    expect(onResult).not.toHaveBeenCalled();
  });
});

/** A transcript that grows, and is kept at its end. */
async function openTranscript(side: 'above' | 'below') {
  const onResult = vi.fn();
  render(
    <div id="transcript" style={{ blockSize: '400px', overflow: 'auto' }}>
      <div id="above" style={{ minBlockSize: '600px' }} />
      <div style={{ inlineSize: '300px' }}>
        <ElicitationPrompt request={confirmation} {...{ requester, onResult }} />
      </div>
      <div id="below" />
    </div>,
  );
  const transcript = document.querySelector('#transcript');
  const grow = () => {
    const line = document.createElement('p');
    line.textContent = 'One more line';
    document.querySelector(`#${side}`)?.append(line);
    if (transcript) transcript.scrollTop = transcript.scrollHeight;
  };
  grow();
  return { button: await armed(/^Confirm$/), onResult, grow };
}

describe('a transcript that streams and follows', () => {
  test.each(['above', 'below'] as const)(
    'new lines %s do not keep a pointer that comes from sending',
    async (side) => {
      const { button, onResult, grow } = await openTranscript(side);
      for (let n = 0; n < 3; n += 1) grow();
      const at = middleOf(button);
      await moveTo({ x: at.x - 4, y: at.y });
      await moveTo(at);
      await pressAt(at);
      await waitFor(() => expect(onResult).toHaveBeenCalledTimes(1));
    },
  );

  test('a pointer that has moved inside the button after its last move sends as well', async () => {
    const { button, onResult, grow } = await openTranscript('below');
    await moveTo(middleOf(button));
    grow();
    const at = middleOf(button);
    await moveTo({ x: at.x + 3, y: at.y });
    await moveTo({ x: at.x + 6, y: at.y });
    await pressAt({ x: at.x + 6, y: at.y });
    await waitFor(() => expect(onResult).toHaveBeenCalledTimes(1));
  });

  test.each([
    ['at once', 0],
    ['after steps of a pixel, which do not make it a scroll of the person', 60],
  ])('a scroll of the page just before a press counts as a move: %s', async (_, steps) => {
    const { button, onResult, grow } = await openTranscript('below');
    for (let n = 0; n < 12; n += 1) grow();
    const transcript = document.querySelector('#transcript');
    if (!transcript) throw new Error('There is no transcript.');
    button.scrollIntoView({ block: 'center' });
    const decline = screen.getByRole('button', { name: 'Decline' });
    const by = middleOf(decline).y - middleOf(button).y;
    await moveTo(middleOf(decline));
    await userEvent.keyboard('a');
    for (let n = 0; n < steps; n += 1) {
      await new Promise(requestAnimationFrame);
      transcript.scrollTop += n % 2 === 0 ? 1 : -1;
    }
    const at = middleOf(decline);
    transcript.scrollTop -= by;
    expect(Math.abs(middleOf(button).y - at.y)).toBeLessThan(3);
    await pressAt(at);
    expect(await screen.findAllByText('This button has just moved. Press it again.')).not.toEqual(
      [],
    );
    expect(onResult).not.toHaveBeenCalled();
  });

  test('a key sends while it streams', async () => {
    const { button, onResult, grow } = await openTranscript('above');
    button.focus();
    grow();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onResult).toHaveBeenCalledTimes(1));
  });
});

test.each(['inline', 'dialog'] as const)(
  'one tap sends with the on-screen keyboard open (%s)',
  async (presentation) => {
    await page.viewport(400, 700);
    const request = {
      mode: 'form',
      message: 'Who?',
      requestedSchema: { type: 'object', properties: { name: { type: 'string' } } },
    };
    const onResult = vi.fn();
    render(<ElicitationPrompt {...{ request, requester, presentation, onResult }} />);
    const box = await screen.findByRole('textbox');
    await userEvent.type(box, 'Ada');
    // A keyboard takes its part of the window, and the person looks for the button.
    await page.viewport(400, 360);
    const button = await armed(/^Send/);
    button.scrollIntoView({ block: 'nearest' });
    // Once it has come to rest, the person aims at it.
    let before = NaN;
    const hasRested = () => {
      const { y } = middleOf(button);
      const isSame = y === before;
      before = y;
      return isSame;
    };
    await vi.waitUntil(hasRested, { interval: 600, timeout: 20_000 });
    await tapAt(middleOf(button));
    await waitFor(() =>
      expect(onResult).toHaveBeenCalledWith({ action: 'accept', content: { name: 'Ada' } }),
    );
    expect(onResult).toHaveBeenCalledTimes(1);
  },
);
