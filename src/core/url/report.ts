/** Why an address is blocked or warned about; see the rules in the security page. One sentence each, `url.reason.<code>`. */
export type UrlReason =
  // block
  | 'invalid_url'
  | 'too_long'
  | 'unsafe_chars'
  | 'hidden_chars'
  | 'scheme_not_allowed'
  | 'insecure_http'
  | 'ambiguous_syntax'
  | 'userinfo'
  | 'ip_obfuscated'
  | 'invalid_host'
  | 'invalid_idn'
  // block, or warn when it is the server's own host, or a public name known to lead inside
  | 'private_network'
  // warn
  | 'ip_literal'
  | 'punycode'
  | 'digit_lookalike'
  | 'idn_restricted_char'
  | 'host_mapped'
  | 'trailing_dot'
  | 'public_suffix'
  | 'redirector'
  | 'credential_in_url'
  | 'insecure_redirect'
  | 'encoded_controls'
  // warn, and the person ticks "I checked the address"; without the tick for the server's own name elsewhere (`lookalike`)
  | 'mixed_script'
  | 'whole_script_confusable'
  | 'lookalike'
  | 'embedded_domain'
  | 'script_in_param';

/** One quiet line each, `url.info.<code>`; never raises the verdict. */
export type UrlInfo =
  | 'offsite'
  | 'nondefault_port'
  | 'shared_hosting'
  | 'embedded_url'
  | 'long_url'
  | 'loopback'
  | 'trimmed'
  | 'incomplete_check';

/** Answers the registrable domain of a host (`{ domain: "example.co.uk" }`), from the Public Suffix List. */
export type DomainResolver = (
  asciiHost: string,
) => { domain: string | null; publicSuffix: string | null; isPrivate: boolean } | null;

/** What the client knows beside the address itself. */
export interface UrlContext {
  /** The requester's server, from the client's configuration. */
  serverUrl?: string;
  /** Let `http:` open on loopback. @default true when `serverUrl` is itself loopback */
  dev?: boolean;
  /** Registrable domains worth imitating. @default some 40 identity, payment and developer hosts */
  protectedDomains?: readonly string[];
  /**
   * See `loadPublicSuffix`. Without it the whole host is emphasised, names that imitate others are still searched for in
   * the whole host, and the report says `incomplete_check`.
   */
  domain?: DomainResolver;
}

/** One label of the host, for display in its own `<bdi>`, with the dot that follows it left out. */
export interface HostLabel {
  ascii: string;
  unicode: string;
  /** Part of the registrable domain (or of a host that has none): shown strong. */
  strong: boolean;
}

/** What is shown; of the parsed URL, never of the raw text. */
export interface UrlDisplay {
  /** Without the colon. */
  scheme: string | null;
  asciiHost: string | null;
  unicodeHost: string | null;
  registrableDomain: string | null;
  /** With the scheme's default filled in. */
  port: string | null;
  labels: readonly HostLabel[];
  /** Path, query and fragment, as serialised. */
  rest: string;
}

/** The decision on one address. */
export interface UrlReport {
  /** `ok` never means "open without asking". */
  verdict: 'ok' | 'warn' | 'block';
  /** A warning of the kind that imitates another site: asks for one deliberate extra step. */
  danger: boolean;
  reasons: readonly UrlReason[];
  info: readonly UrlInfo[];
  display: UrlDisplay;
  /** What is shown and what would be opened; absent when blocked by syntax. */
  href?: string;
}
