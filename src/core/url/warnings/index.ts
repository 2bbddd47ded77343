import type { Address } from '../address.js';
import type { UrlReason } from '../report.js';
import { hasAmbiguousSyntax } from './ambiguousSyntax.js';
import { hasCredential } from './credential.js';
import { isDigitLookalike } from './digitLookalike.js';
import { hasEmbeddedDomain } from './embeddedDomain.js';
import { hasEncodedControls } from './encodedControls.js';
import { isMappedHost } from './hostMapped.js';
import { isInsecureHttp } from './insecureHttp.js';
import { hasInsecureRedirect } from './insecureRedirect.js';
import { isInvalidHost } from './invalidHost.js';
import { isInvalidIdn, isPunycode } from './punycode.js';
import { isIpLiteral, isObfuscatedIp } from './ipAddress.js';
import { isLookalike } from './lookalike.js';
import { isMixedScript } from './mixedScript.js';
import { isOwnNameElsewhere } from './ownNameElsewhere.js';
import { isPrivateNetwork, isServersOwnPrivateNetwork } from './privateNetwork.js';
import { isPublicSuffix } from './publicSuffix.js';
import { isRedirector } from './redirector.js';
import { hasRestrictedCharacter } from './restrictedCharacter.js';
import { hasScriptParameter } from './scriptParameter.js';
import { hasTrailingDot } from './trailingDot.js';
import { hasUserinfo } from './userinfo.js';
import { isWildcardDns } from './wildcardDns.js';
import { isWholeScriptConfusable } from './wholeScriptConfusable.js';

export interface Warning {
  code: UrlReason;
  /**
   * `malformed`: blocked for how it is written, so there is no address to show as the one that would open.
   * `block`: blocked for where it leads. `danger`: imitates another site. `warn`: the rest.
   */
  level: 'malformed' | 'block' | 'danger' | 'warn';
  applies: (address: Address) => boolean;
}

/** All of them are tried, in the order in which a URL is read. */
export const warnings: readonly Warning[] = [
  { code: 'insecure_http', level: 'block', applies: isInsecureHttp },
  { code: 'ambiguous_syntax', level: 'malformed', applies: hasAmbiguousSyntax },
  { code: 'userinfo', level: 'malformed', applies: hasUserinfo },
  { code: 'ip_obfuscated', level: 'malformed', applies: isObfuscatedIp },
  { code: 'private_network', level: 'block', applies: isPrivateNetwork },
  { code: 'private_network', level: 'warn', applies: isServersOwnPrivateNetwork },
  { code: 'private_network', level: 'warn', applies: isWildcardDns },
  { code: 'ip_literal', level: 'warn', applies: isIpLiteral },
  { code: 'invalid_host', level: 'malformed', applies: isInvalidHost },
  { code: 'invalid_idn', level: 'malformed', applies: isInvalidIdn },
  { code: 'punycode', level: 'warn', applies: isPunycode },
  { code: 'mixed_script', level: 'danger', applies: isMixedScript },
  { code: 'whole_script_confusable', level: 'danger', applies: isWholeScriptConfusable },
  { code: 'digit_lookalike', level: 'warn', applies: isDigitLookalike },
  { code: 'idn_restricted_char', level: 'warn', applies: hasRestrictedCharacter },
  { code: 'host_mapped', level: 'warn', applies: isMappedHost },
  { code: 'trailing_dot', level: 'warn', applies: hasTrailingDot },
  { code: 'public_suffix', level: 'warn', applies: isPublicSuffix },
  { code: 'lookalike', level: 'danger', applies: isLookalike },
  { code: 'lookalike', level: 'warn', applies: isOwnNameElsewhere },
  { code: 'embedded_domain', level: 'danger', applies: hasEmbeddedDomain },
  { code: 'redirector', level: 'warn', applies: isRedirector },
  { code: 'credential_in_url', level: 'warn', applies: hasCredential },
  { code: 'insecure_redirect', level: 'warn', applies: hasInsecureRedirect },
  { code: 'script_in_param', level: 'danger', applies: hasScriptParameter },
  { code: 'encoded_controls', level: 'warn', applies: hasEncodedControls },
];
