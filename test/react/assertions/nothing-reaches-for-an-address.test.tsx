import { screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { urlBlocked, urlDangers, urlRequests, urlWarnings } from '../../../src/fixtures/index.js';
import { button, meet } from './surface.js';

afterEach(() => vi.restoreAllMocks());

const REACHING =
  'a[href], area, link, img, picture, source, iframe, frame, embed, object, video, audio, form[action], base, meta, [src], [srcset], [ping], [style*="url("]';
/** Loopback opens only for a server on this machine. */
const { loopback: _, ...anywhere } = urlRequests;
const openable = { ...anywhere, ...urlWarnings, ...urlDangers };

describe.each(['inline', 'dialog'] as const)('12 before accept (%s)', (presentation) => {
  test.each(Object.entries(openable))(
    '12 %s: the URL stands once in full as text, and nothing reaches for it',
    async (_name, request) => {
      vi.spyOn(window, 'open').mockReturnValue(null);
      meet(request, { presentation });
      await screen.findByRole('button', { name: /^Open/ });
      const { href } = new URL(request.url.trim());
      expect(document.body.textContent.split(href)).toHaveLength(2);
      expect(document.querySelectorAll(REACHING)).toHaveLength(0);
    },
  );

  test.each(Object.entries(urlBlocked))('12 %s: nothing reaches for it', async (_name, request) => {
    meet(request, { presentation });
    await screen.findByText('This address cannot be opened');
    expect(document.querySelectorAll(REACHING)).toHaveLength(0);
  });
});

test('12 a message, a name and an origin that are addresses are text', async () => {
  const url = 'https://message.example/';
  meet(
    { mode: 'url', message: `See ${url} or [this](${url})`, url: 'https://ok.example.test/' },
    { requester: { connectionId: 'c', name: url, origin: url }, presentation: 'inline' },
  );
  expect(await screen.findByRole('button', { name: /^Open/ })).toBeTruthy();
  expect(document.querySelectorAll(REACHING)).toHaveLength(0);
  expect(button('Decline')).toBeTruthy();
});
