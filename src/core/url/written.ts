/** The parts of the address as they were written: what the parser reads, but has not yet folded. */
export interface Written {
  /** Between the scheme's colon and the authority. */
  slashes: string;
  /** User info, host and port. */
  authority: string;
  host: string;
}

/** Splits where a browser does for `https:`, which takes `\` for `/` and any number of them. */
export function readWritten(text: string): Written {
  const [, slashes = '', authority = ''] = /^[^:/?#]*:([\\/]*)([^\\/?#]*)/.exec(text) ?? [];
  const host = authority.slice(authority.lastIndexOf('@') + 1).replace(/:\d*$/, '');
  return { slashes, authority, host };
}
