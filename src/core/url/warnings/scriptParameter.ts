import type { Address } from '../address.js';

/** A value that a careless site would run. Browsers drop tabs and line breaks from an address before they read it. */
export function hasScriptParameter({ parameters }: Address): boolean {
  return parameters.some(([, value]) =>
    /^(?:javascript:|vbscript:|data:text\/html)/i.test(value.replaceAll(/\p{Cc}/gu, '').trim()),
  );
}
