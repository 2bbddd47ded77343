import type { Address } from '../address.js';
import { decodeOnce } from '../decode.js';

/** Only the beginning tells, and a careless site may decode it twice more. */
const START = 512;

// Of `data:` all but pictures that hold no script. It needs a comma, and a type or none: `data:read,write` is a scope of OAuth.
const SCRIPT =
  /^(?:javascript:|vbscript:|data:text\/html|data:(?!image\/(?:avif|bmp|gif|jpe?g|png|webp)[;,])(?:[a-z]+\/[^,]*|;[^,]*)?,)/i;

/** A value that a careless site would run. Browsers drop tabs and line breaks from an address before they read it. */
export function hasScriptParameter({ parameters }: Address): boolean {
  return parameters.some(([, value]) => {
    const once = value.slice(0, START);
    const twice = decodeOnce(once);
    return [once, twice, decodeOnce(twice)].some((text) =>
      SCRIPT.test(text.replaceAll(/\p{Cc}/gu, '').trim()),
    );
  });
}
