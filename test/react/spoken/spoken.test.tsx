// What a screen reader says on its way through each surface. The files beside this one are read by people: a change
// in them is a change of what a blind person hears.
import { act, render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ElicitationReceipt, MessagesProvider } from '../../../src/index.js';
import {
  brokenRequests,
  confirmations,
  manyFields,
  requesters,
  multiSelectFields,
  scenarios,
  sensitiveRequests,
  singleSelectFields,
  unreadableRequests,
  urlBlocked,
  urlDangers,
  urlRequests,
  urlWarnings,
} from '../../../src/fixtures/index.js';
import { button, createDelivery, email, meet, requester } from '../assertions/surface.js';
import { consent, openChat, question } from '../outlet/chat.js';
import { transcript } from '../spoken.js';

const trip = { requester: requesters.remote };

describe('a form', () => {
  test('as a card', async () => {
    const { container } = meet(scenarios.planTripWhere, trip);
    await expect(await transcript(container)).toMatchFileSnapshot('form-card.txt');
  });

  test('with every kind of question', async () => {
    const { container } = meet(scenarios.bookTable, { ...trip, timeZone: 'UTC' });
    await expect(await transcript(container)).toMatchFileSnapshot('form-every-kind.txt');
  });

  test('after a refused send', async () => {
    const { container, user } = meet(scenarios.fileBugReport, trip);
    await user.click(button(/^Send/));
    await expect(await transcript(container)).toMatchFileSnapshot('form-errors.txt');
  });

  test('in a dialog', async () => {
    meet(scenarios.planTripWhere, { ...trip, presentation: 'dialog' });
    await expect(await transcript(screen.getByRole('dialog'))).toMatchFileSnapshot(
      'form-dialog.txt',
    );
  });

  test('in a dialog that is closed with something typed', async () => {
    const { user } = meet(undefined, { presentation: 'dialog' });
    await user.type(email(), 'Ada');
    await user.keyboard('{Escape}');
    await expect(await transcript(screen.getByRole('dialog'))).toMatchFileSnapshot(
      'form-discard.txt',
    );
  });

  test('that could not be delivered', async () => {
    const { container, user, onResult } = meet(scenarios.planTripWhen, trip);
    const delivery = createDelivery();
    onResult.mockReturnValue(delivery.promise);
    await user.click(button('Decline'));
    await act(async () => delivery.fail());
    await expect(await transcript(container)).toMatchFileSnapshot('form-delivery-failed.txt');
  });

  test('without questions', async () => {
    const { container } = meet(confirmations.emptySchema, trip);
    await expect(await transcript(container)).toMatchFileSnapshot('confirmation.txt');
  });
});

describe('a form, on special occasions', () => {
  test('that asks for a secret, and was sent without a word about it', async () => {
    const { container, user } = meet(sensitiveRequests.apiKey, trip);
    await user.type(screen.getAllByRole('textbox')[0] ?? document.body, 'x');
    await user.click(button(/^Send/));
    await expect(await transcript(container)).toMatchFileSnapshot('form-secret.txt');
  });

  test('whose answers are looked at once more', async () => {
    const { container, user } = meet(brokenRequests.unsupportedOptional, { ...trip, review: true });
    await user.type(screen.getByRole('textbox'), 'Ada');
    await user.click(button('Review answers'));
    await expect(await transcript(container)).toMatchFileSnapshot('form-review.txt');
  });

  test('with a question that cannot be drawn and may be left out', async () => {
    const { container } = meet(brokenRequests.unsupportedOptional, trip);
    await expect(await transcript(container)).toMatchFileSnapshot('form-left-out.txt');
  });

  test('with a list to search in, open', async () => {
    const { container, user } = meet(singleSelectFields.thirtyOptions, trip);
    await screen.findByRole('listbox', { hidden: true }, { timeout: 20_000 });
    await user.type(screen.getByRole('combobox'), '2');
    await user.keyboard('{ArrowDown}');
    await expect(await transcript(container)).toMatchFileSnapshot('list-open.txt');
  });

  test('with a long list to tick', async () => {
    const { container, user } = meet(multiSelectFields.thirtyOptions, trip);
    await user.type(screen.getByRole('searchbox'), '29');
    await expect(await transcript(container)).toMatchFileSnapshot('ticks-searched.txt');
  });
});

describe('a request that cannot be answered', () => {
  test('because the host does not allow its question', async () => {
    const { container } = meet(sensitiveRequests.password, { ...trip, sensitivePolicy: 'block' });
    await expect(await transcript(container)).toMatchFileSnapshot('secret-blocked.txt');
  });

  test('because it cannot be read', async () => {
    const [request] = Object.values(unreadableRequests);
    const { container } = meet(request, trip);
    await expect(await transcript(container)).toMatchFileSnapshot('unreadable.txt');
  });

  test('because a question cannot be drawn', async () => {
    const { container } = meet(brokenRequests.unsupportedRequired, trip);
    await expect(await transcript(container)).toMatchFileSnapshot('unsupported.txt');
  });

  test('because it is too large', async () => {
    const { container } = meet(manyFields(1001), trip);
    await expect(await transcript(container)).toMatchFileSnapshot('too-large.txt');
  });
});

describe('a queue', () => {
  test('of three, with a deadline', async () => {
    const { ask, container } = openChat();
    ask('First', undefined, { expiresAt: Date.now() + 90_000, onRequestMoreTime: () => {} });
    ask('Second', question('Second?'), { requester: { connectionId: 'b', name: 'Beta' } });
    ask('Third', consent());
    await expect(await transcript(container)).toMatchFileSnapshot('queue.txt');
  });

  test('with a URL that is waited for', async () => {
    const { ask, user, container } = openChat({ openUrl: () => true });
    ask('r1', consent());
    await user.click(await screen.findByRole('button', { name: 'Open example.test' }));
    await expect(await transcript(container)).toMatchFileSnapshot('url-waiting.txt');
  });

  test('with consent to a URL', async () => {
    const { ask } = openChat();
    ask('r1', consent());
    await screen.findByRole('button', { name: 'Open example.test' });
    await expect(await transcript(screen.getByRole('dialog'))).toMatchFileSnapshot(
      'url-consent.txt',
    );
  });
});

const notYet = async () => 'not-yet' as const;

describe('an address', () => {
  const inline = { ...trip, presentation: 'inline' } as const;

  test('with a warning', async () => {
    const { container } = meet(urlWarnings.redirector, inline);
    await screen.findByRole('button', { name: /^Open/ });
    await expect(await transcript(container)).toMatchFileSnapshot('url-warned.txt');
  });

  test('that imitates another', async () => {
    const { container, user } = meet(urlDangers.lookalike, inline);
    await user.click(await screen.findByRole('button', { name: /^Open/ }));
    await expect(await transcript(container)).toMatchFileSnapshot('url-danger.txt');
  });

  test('that is blocked', async () => {
    const { container } = meet(urlBlocked.userinfo, inline);
    await expect(await transcript(container)).toMatchFileSnapshot('url-blocked.txt');
  });

  test('whose tab did not come', async () => {
    const { container, user } = meet(urlRequests.plain, { ...inline, openUrl: () => false });
    await user.click(await screen.findByRole('button', { name: /^Open/ }));
    await expect(await transcript(container)).toMatchFileSnapshot('url-fallback.txt');
  });

  test('that is not finished yet', async () => {
    const { container, user } = meet(urlRequests.plain, {
      ...inline,
      openUrl: () => true,
      onContinue: notYet,
    });
    await user.click(await screen.findByRole('button', { name: /^Open/ }));
    await user.click(button('I’m done, continue'));
    await expect(await transcript(container)).toMatchFileSnapshot('url-not-yet.txt');
  });
});

describe('a receipt', () => {
  const at = Date.UTC(2026, 2, 28, 8, 5);

  test('of what was sent', async () => {
    const { container } = render(
      <MessagesProvider timeZone="UTC">
        <ElicitationReceipt
          elicitation={{ ...scenarios.planTripWhere, mode: 'form' }}
          requester={requester}
          outcome="accept"
          delivery="sent"
          content={{ city: 'Bergen' }}
          at={at}
        />
      </MessagesProvider>,
    );
    await expect(await transcript(container)).toMatchFileSnapshot('receipt-sent.txt');
  });

  test('of a request that expired', async () => {
    const { container } = render(
      <MessagesProvider timeZone="UTC">
        <ElicitationReceipt
          elicitation={{ ...scenarios.planTripWhere, mode: 'form' }}
          requester={requester}
          outcome="expired"
          draft={{ f0: 1, f1: '2' }}
          at={at}
        />
      </MessagesProvider>,
    );
    await expect(await transcript(container)).toMatchFileSnapshot('receipt-expired.txt');
  });
});
