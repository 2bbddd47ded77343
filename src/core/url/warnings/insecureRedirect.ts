import type { Address } from '../address.js';
import { readHost } from '../host.js';
import { parseUrl } from '../parseUrl.js';

// Where OAuth 1 and 2, OpenID Connect and WS-Federation send the answer; not `next` and the like, which carry none.
const WAY_BACK = /^(?:redirect_?ur[il]|callback_?ur[il]|oauth_callback|wreply)$/i;

/** The code of a sign-in would come back in clear text. On this machine it need not be encrypted (RFC 8252 §7.3). */
export function hasInsecureRedirect({ parameters }: Address): boolean {
  return parameters.some(([name, value]) => {
    if (!WAY_BACK.test(name) || !/^\s*http:/i.test(value)) return false;
    const url = parseUrl(value.trim().slice(0, 512));
    return url !== null && !readHost(url.hostname).loopback;
  });
}
