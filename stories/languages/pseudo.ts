import type { Messages, Plural } from '../../src/locales/index.js';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'áƀçðéƒĝĥîĵķļɱñöþʠŕšţûṽŵẋýžÁƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ';
/** Stands behind a sentence, in words that can wrap: translations are longer than English. */
const FILLER = 'lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor';
const LONGER = 0.4;

function accented(text: string): string {
  return text.replaceAll(/[a-z]/gi, (letter) => ACCENTED.charAt(PLAIN.indexOf(letter)));
}

function sentence(text: string): string {
  const parts = text.split(/(\{\w+\})/);
  const own = parts.filter((part) => !part.startsWith('{')).join('');
  const filler = FILLER.slice(0, Math.ceil(own.length * LONGER)).trimEnd();
  const words = parts.map((part) => (part.startsWith('{') ? part : accented(part)));
  return `⟦${words.join('')} ${accented(filler)}⟧`;
}

function message(from: string | Plural): string | Plural {
  if (typeof from === 'string') return sentence(from);
  return Object.fromEntries(
    Object.entries(from).map(([category, text]) => [category, sentence(text)]),
  ) as Plural;
}

/**
 * A language that nobody speaks, made of another one: what is not accented was never translated, what lacks its
 * closing bracket is cut off, and what breaks is too tight for a language that needs more room.
 */
export function pseudoLocale({ locale, dir, ...texts }: Messages): Messages {
  const entries = Object.entries(texts).map(([id, text]) => [id, message(text)]);
  return { ...(Object.fromEntries(entries) as typeof texts), locale: `${locale}-XA`, dir };
}
