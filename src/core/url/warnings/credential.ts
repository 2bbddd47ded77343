import type { Address } from '../address.js';
import { decodeOnce } from '../decode.js';
import { isBelow, isPage } from '../host.js';

// Compared without separators, so `X-Amz-Signature`, `api_key` and `user[password]` are all found. Not `state`,
// `code`, `nonce` and the like, which are how OAuth works.
const NAME =
  /(?:token|secret|password|passwd|passphrase|passcode|pwd|(?:access|api|auth|master|private|secret|shared|signing|subscription)key(?:id)?|signature|credentials?|sessionid|sessid|authorization|bearer|jwt|assertion|samlresponse|idtokenhint|codeverifier|ssn|socialsecurity(?:no|number)?|passport(?:no|number)|(?:credit|debit)?card(?:no|num|number)|ccnum(?:ber)?)$|^(?:pass|sig|sid|otp|session|cvv2?|cvc2?|ccno)$/;

// Named like a secret, and none: what one site hands another for the person to confirm (OAuth 1.0a, RFC 5849 §2.2), the
// place in a list, the free table of a booking, what proves that a form is the site's own or that no robot sent it.
const HARMLESS_NAME =
  /^(?:oauth|request|availability|(?:next)?page|next|continuation|sync|cursor|search|csrf|csrfmiddleware|xsrf|authenticity|requestverification|g?re?captcha|h?captcha|turnstile)token$/;

// Switches (Square's `session=false`), the word for none (DocuSign's `no_client_token`).
const HARMLESS_VALUE = /^(?:|0|1|false|no|no_\w+|none|null|off|on|true|undefined|yes)$/i;

// Numbers of an order or a session that only the shop can use: Stripe Checkout, Plaid Link, PayPal Express.
const ORDER = /^(?:cs_\w+|link-(?:development|production|sandbox)-[\w-]+|(?:BA|EC)-[\dA-Z]+)$/;

// Where `api_key` is the public name of an app that asks to be let in, as `client_id` is elsewhere.
const PUBLIC_API_KEY =
  'flickr.com/services/auth kite.zerodha.com/connect/login last.fm/api/auth rememberthemilk.com/services/auth'.split(
    ' ',
  );

// Keys of well-known services that carry their kind in front. In paths as well, so nothing that a title could be.
const KEY = new RegExp(
  `(?<![\\w-])(?:${[
    // GitHub, GitLab, Atlassian, npm, PyPI, RubyGems, Docker
    'gh[oprsu]_\\w{20}|github_pat_\\w{20}|gl(?:pat|dt|rt|ptt)-[\\w-]{20}|ATATT3x[\\w-]{20}|npm_\\w{20}|pypi-AgE[\\w-]{20}',
    'rubygems_[\\da-f]{20}|dckr_pat_[\\w-]{20}',
    // OpenAI, Anthropic and others, Hugging Face, Groq, Replicate
    'sk-(?:ant|lf|or|proj|svcacct)-[\\w-]{16}|sk-[A-Za-z\\d]{20}|hf_\\w{20}|gsk_\\w{20}|r8_\\w{20}',
    // Stripe, Square, Shopify
    '[rs]k_(?:live|test)_\\w{16}|whsec_\\w{16}|sq0csp-[\\w-]{20}|shp(?:at|ca|pa|ss)_[\\da-f]{16}',
    // AWS, Google, Cloud hosts
    'A[KS]IA[\\dA-Z]{16}|AIza[\\w-]{30}|ya29\\.[\\w-]{20}|GOCSPX-[\\w-]{20}|do[opr]_v1_[\\da-f]{20}|dapi[\\da-f]{32}',
    'sbp_[\\da-f]{20}|nfp_\\w{20}|tskey-[a-z]+-\\w{10}|hv[bs]\\.[\\w-]{20}',
    // Slack, SendGrid, Telegram, Notion, Linear, Figma, Airtable, HubSpot, Postman, Sentry, Grafana
    'xox[a-z]-[\\w-]{10}|xapp-\\d-[\\w-]{10}|SG\\.[\\w-]{16,}\\.[\\w-]{16}|(?:bot)?\\d{6,}:AA[\\w-]{30}|ntn_\\w{20}',
    'lin_(?:api|oauth)_\\w{20}|figd_[\\w-]{20}|pat[A-Za-z\\d]{14}\\.[\\da-f]{32}|pat-(?:eu|na)\\d-[\\da-f-]{30}',
    'PMAK-[\\da-f]{20}|sntry[su]_[\\w=+/]{20}|gl(?:sa|c)_[\\w=]{20}',
  ].join('|')})`,
);

/** A signed statement (RFC 7519), often a session. */
const JWT = /(?<![\w-])eyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]{8}/;

/** Where protocols pass a JWT along that opens nothing (RFC 9101 and the like). */
const SIGNED_NAME = /(?:state|request|meta|context|nonce|statement|flow|payload)$/;

/** Addresses that are themselves the permission to post, by host and path. */
const HOOKS: readonly (readonly [string, RegExp])[] = [
  ['hooks.slack.com', /^\/(?:services|triggers|workflows)\/./],
  ['discord.com', /^\/api\/(?:v\d+\/)?webhooks\/\d+\/./],
  ['discordapp.com', /^\/api\/(?:v\d+\/)?webhooks\/\d+\/./],
  ['webhook.office.com', /^\/webhookb2\/./],
  ['hooks.zapier.com', /^\/hooks\/(?:catch|standard)\/./],
  ['hook.eu1.make.com', /^\/\w{20}/],
  ['maker.ifttt.com', /\/with\/key\/./],
];

/** "MUST NOT include sensitive information about the end user, including credentials" (MCP elicitation, URL mode). */
export function hasCredential({ parameters, url, host }: Address): boolean {
  const path = decodeOnce(url.pathname);
  if (KEY.test(path) || JWT.test(path)) return true;
  if (HOOKS.some(([domain, hook]) => isBelow(host.name, domain) && hook.test(path))) return true;
  const names = new Set(parameters.map(([name]) => name));
  // The signature of a request to sign in, which anybody may see (SAML bindings §3.4.4.1).
  const isSamlRequest = names.has('SAMLRequest') && names.has('SigAlg');
  const hasPublicApiKey = PUBLIC_API_KEY.some((page) => isPage(host.name, url.pathname, page));
  const isPayPal = isBelow(host.name, 'paypal.com');
  return parameters.some(([written, value]) => {
    const name = written.toLowerCase().replaceAll(/[^a-z\d]/g, '');
    const isHarmless =
      (name === 'signature' && isSamlRequest) ||
      (name === 'apikey' && hasPublicApiKey) ||
      (name === 'token' && isPayPal && /^[\dA-Z]{10,20}$/.test(value)); // of an order
    return holdsKey(written, value, name) || (!isHarmless && isSecret(name, value));
  });
}

/** A key without a name is read as a name without a value. */
function holdsKey(written: string, value: string, name: string): boolean {
  if (KEY.test(value) || KEY.test(written) || JWT.test(written)) return true;
  return JWT.test(value) && !SIGNED_NAME.test(name);
}

function isSecret(name: string, value: string): boolean {
  if (!NAME.test(name) || HARMLESS_NAME.test(name)) return false;
  return !HARMLESS_VALUE.test(value) && !ORDER.test(value);
}
