import type { Address } from '../address.js';

// Compared without separators, so `X-Amz-Signature`, `api_key` and `user[password]` are all found. Not `state`,
// `code`, `nonce` and the like, which are how OAuth works.
const NAME =
  /(?:token|secret|password|passwd|passphrase|passcode|pwd|(?:access|api|auth|master|private|secret|shared|signing|subscription)key(?:id)?|signature|credentials?|sessionid|sessid|authorization|bearer|jwt|assertion|samlresponse|idtokenhint|codeverifier)$|^(?:pass|sig|sid|otp|session)$/;

// Keys of well-known services that carry their kind in front. Not JWTs: a signed `state` or `request` is one.
const VALUE =
  /\b(?:gh[oprsu]_\w{20}|github_pat_\w{20}|glpat-[\w-]{20}|sk-[\w-]{16}|[rs]k_(?:live|test)_\w{16}|A[KS]IA[\dA-Z]{16}|xox[a-z]-[\w-]{10}|AIza[\w-]{30}|ya29\.[\w-]{20}|npm_\w{20}|hf_\w{20})/;

/** "MUST NOT include sensitive information about the end user, including credentials" (MCP elicitation, URL mode). */
export function hasCredential({ parameters }: Address): boolean {
  return parameters.some(
    ([name, value]) => value !== '' && (isCredentialName(name) || VALUE.test(value)),
  );
}

function isCredentialName(name: string): boolean {
  return NAME.test(name.toLowerCase().replaceAll(/[^a-z\d]/g, ''));
}
