import type { Address } from '../address.js';
import { isULabel } from '../idn.js';

interface Script {
  /** The letters that look the same as Latin ones (a part of what skeleton.ts has), with digits and hyphens. */
  latinShaped: RegExp;
  /** Where the script is at home: its country-code domains, and those in the script itself. */
  home: RegExp;
}

const SCRIPTS: readonly Script[] = [
  {
    latinShaped: /^[-\dаԁеһіјӏорԛсѕԝхуүѵѡ]+$/,
    home: /^(?:bg|by|kg|kz|mk|mn|rs|ru|su|tj|ua|uz|[\p{sc=Cyrl}-]+)$/u,
  },
  { latinShaped: /^[-\dαγινορυ]+$/, home: /^(?:cy|gr|[\p{sc=Grek}-]+)$/u },
  { latinShaped: /^[-\dգզհնոսցօ]+$/, home: /^(?:am|[\p{sc=Armn}-]+)$/u },
  { latinShaped: /^[\d\u05D5\u05DF\u05E1]+$/, home: /^(?:il|[\p{sc=Hebr}-]+)$/u },
  { latinShaped: /^[-\dყჿ]+$/, home: /^(?:ge|[\p{sc=Geor}-]+)$/u },
  { latinShaped: /^[-\dငဝ]+$/, home: /^(?:mm|[\p{sc=Mymr}-]+)$/u },
  { latinShaped: /^[-\dዐሀ]+$/, home: /^(?:er|et|[\p{sc=Ethi}-]+)$/u },
];

/** A label wholly in another script that reads as Latin, under a domain where nobody expects that script. */
export function isWholeScriptConfusable({ host }: Address): boolean {
  const labels = host.unicode ?? [];
  const topLevel = labels.at(-1) ?? '';
  return labels
    .slice(0, -1)
    .filter(isULabel)
    .some((label) =>
      SCRIPTS.some(({ latinShaped, home }) => latinShaped.test(label) && !home.test(topLevel)),
    );
}
