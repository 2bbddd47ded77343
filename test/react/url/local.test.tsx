// A server on the person's own machine opens its own page, which is the usual way for it to take a secret.
import { beforeAll, describe, expect, test } from 'vitest';
import { ask, button, loadList, queryButton, spyOnOpen } from './ask.js';

beforeAll(loadList);

const local = { connectionId: 'npx', name: 'My server', origin: 'npx my-server', local: true };
const pages = [
  'http://localhost:8000/oauth2/start',
  'http://127.0.0.1:8000/start',
  'http://[::1]:8000/start',
  'http://app.localhost:3000/',
];

describe('a page on this machine', () => {
  test.each(pages)('%s of a local server can be opened after consent', async (url) => {
    const open = spyOnOpen();
    open.mockClear();
    const { user, onResult, container } = ask({ url, requester: local });
    expect(container.querySelector('[data-elicit-part="note"][data-tone]')).toBeNull();
    await user.click(button(/^Open /));
    expect(open).toHaveBeenCalledOnce();
    expect(onResult.mock.calls).toEqual([[{ action: 'accept' }]]);
  });

  test.each(pages)('%s of a remote server cannot', (url) => {
    ask({ url });
    expect(queryButton(/^Open /)).toBeNull();
  });

  test.each(pages)('%s of a server that nothing is known of cannot', (url) => {
    ask({ url, requester: { connectionId: 'a', name: 'A', origin: 'npx a' } });
    expect(queryButton(/^Open /)).toBeNull();
  });
});

test.each(['http://192.168.1.1/', 'http://169.254.169.254/', 'http://10.0.0.5:8000/'])(
  '%s is not this machine, not even for a local server',
  (url) => {
    ask({ url, requester: local });
    expect(queryButton(/^Open /)).toBeNull();
  },
);
