'use client';

import { Fragment, createContext, isValidElement, useContext, useMemo } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { en } from '../../locales/index.js';
import type { MessageId, Messages, Plural } from '../../locales/index.js';
import { ServerWords } from './serverWords.js';
import { MOST, theirWord } from './theirWords.js';

/** What goes into the `{placeholders}` of a message. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** For the page a word may also come drawn, and then isolates itself. */
export type RichValues = Readonly<Record<string, string | number | ReactElement>>;

/** Sentences in the person's language. */
export interface MessagesApi {
  messages: Messages;
  /** BCP 47; formats numbers and dates, decides the decimal mark. @default the language of the messages */
  locale: string;
  /** IANA name. @default the browser's zone */
  timeZone: string | undefined;
  /** A plain string, for attributes and announcements. */
  text: (id: MessageId, values?: MessageValues) => string;
  /** For the page: inserted words, often a server's, are isolated in `<bdi>`. */
  rich: (id: MessageId, values?: RichValues) => ReactNode;
}

/** Keeps what is slow to make, by locale: Intl takes longer over a formatter than over a hundred numbers. */
function keptByLocale<Made>(make: (locale: string) => Made): (locale: string) => Made {
  const kept = new Map<string, Made>();
  return (locale) => {
    const made = kept.get(locale) ?? make(locale);
    kept.set(locale, made);
    return made;
  };
}

const numberFormat = keptByLocale(
  (locale) => new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 20 }),
);
const pluralRules = keptByLocale((locale) => new Intl.PluralRules(locale));

/** Digits are not grouped: a number is shown as it can be typed. */
function show<Word>(value: string | number | Word, locale: string): string | Word {
  if (typeof value !== 'number') return value;
  // A page's first use of Intl takes 8 ms, more than a form of ten fields: English does without.
  const plain = String(value);
  if (locale === 'en' && /^-?\d+(?:\.\d+)?$/.test(plain)) return plain;
  return numberFormat(locale).format(value);
}

function pick(
  message: string | Plural,
  values: Readonly<Record<string, unknown>>,
  locale: string,
): string {
  if (typeof message === 'string') return message;
  const category = pluralRules(locale).select(Number(values['count'] ?? 0));
  return message[category] ?? message.other;
}

const placeholder = /\{(\w+)\}/;

/** Placeholders in whose place a server's words come. */
const THEIRS: ReadonlySet<string> = new Set(['server', 'label', 'dialect']);

/** Sentences with a server's `{value}`. In others it is the person's, or ours. */
const THEIR_VALUE = /^hint\.(?:examples|hidden|suggested\.)|^field\.restoreDefault$/;

/** How much of an inserted word a sentence shows, if it is a server's. A value is shown nowhere else, and was cut to this. */
function mostOf(id: MessageId, name: string): number | undefined {
  if (THEIRS.has(name)) return MOST;
  return name === 'value' && THEIR_VALUE.test(id) ? 200 : undefined;
}

/** The sentence has quotes of its own; French sets a narrow space after the first. */
const OPENED = /[“„«「‘"”]\u202F?$/;

/** Splits a sentence at its placeholders; every second part is an inserted word. */
function parts<Word>(
  id: MessageId,
  sentence: string,
  values: Readonly<Record<string, string | number | Word>>,
  locale: string,
  quotes: string,
): (string | Word)[] {
  const split = sentence.split(placeholder);
  return split.map((part, i) => {
    if (i % 2 === 0) return part;
    const value = show(values[part] ?? `{${part}}`, locale);
    const most = mostOf(id, part);
    if (typeof value !== 'string' || most === undefined) return value;
    return theirWord(value, OPENED.test(split[i - 1] ?? '') ? '{words}' : quotes, most);
  });
}

export function createMessagesApi(
  messages: Messages,
  locale = messages.locale,
  timeZone?: string,
): MessagesApi {
  // The language of the words decides the plural; numbers look as the person writes them.
  const sentence = (id: MessageId, values: RichValues) =>
    pick(messages[id], values, messages.locale);
  const quotes = messages['word.quoted'];
  return {
    messages,
    locale,
    timeZone,
    text: (id, values = {}) => parts(id, sentence(id, values), values, locale, quotes).join(''),
    rich: (id, values = {}) => {
      const said = sentence(id, values);
      const isServers = said.split(placeholder).map((name) => isOfServer(name, values));
      return drawn(parts(id, said, values, locale, quotes), isServers);
    },
  };
}

function listFormat({ messages }: MessagesApi): Intl.ListFormat {
  // Not type "unit": in Chinese and Japanese it sets no mark between them.
  return new Intl.ListFormat(messages.locale, { type: 'conjunction', style: 'narrow' });
}

/** Words in a row, as the language writes them. */
export function listOf(words: readonly string[], api: MessagesApi): string {
  return listFormat(api).format(words);
}

/** A server's words for the page, each isolated, and quoted unless it reads as a name. */
export function drawnList(words: readonly string[], api: MessagesApi): ReactElement {
  const quotes = api.messages['word.quoted'];
  const pieces = listFormat(api).formatToParts(words.map((word) => theirWord(word, quotes)));
  return (
    <span key={JSON.stringify(words)}>
      {pieces.map(({ type, value }, i) =>
        type === 'element' ? <ServerWords key={i}>{value}</ServerWords> : value,
      )}
    </span>
  );
}

/**
 * Words that have neighbours, or change, in an element of its own, keyed by what it says. A browser that translates the
 * page moves text nodes into elements that React does not know, and then React can neither remove nor change them: the
 * whole page is lost. An element can be replaced in any state.
 */
export function ownElement(words: string): ReactNode {
  return words === '' ? null : <span key={words}>{words}</span>;
}

/** Inserted words that are the client's own, or the person's. Any other may be the server's. */
const OURS: ReadonlySet<string> = new Set([
  'acceptLabel',
  'ack',
  'duration',
  'first',
  'offset',
  'query',
  'second',
  'zone',
]);

/** Whose words an inserted part is, by its placeholder: a number is ours. */
function isOfServer(name: string, values: RichValues): boolean {
  return typeof values[name] === 'string' && !OURS.has(name);
}

/** The same for a sentence with inserted words; every second part is one. */
function drawn(
  sentence: readonly (string | ReactElement)[],
  isServers: readonly boolean[],
): ReactElement {
  const said = sentence.map((part) => (typeof part === 'string' ? part : part.key));
  return (
    <span key={JSON.stringify(said)}>
      {sentence.map((part, i) => (i % 2 === 0 ? part : insert(part, isServers[i] === true, i)))}
    </span>
  );
}

/** A drawn word isolates itself. */
function insert(word: string | ReactElement, isServers: boolean, key: number): ReactElement {
  if (isValidElement(word)) return <Fragment key={key}>{word}</Fragment>;
  return isServers ? <ServerWords key={key}>{word}</ServerWords> : <bdi key={key}>{word}</bdi>;
}

export const english = createMessagesApi(en);

export const MessagesContext = createContext(english);

/** Props of {@link MessagesProvider}. */
export interface MessagesProviderProps {
  /** A whole language, or single sentences over the surrounding ones. @default English */
  messages?: Partial<Messages>;
  /** BCP 47, where numbers and dates differ from the language of the words. One that is unknown counts as none. */
  locale?: string;
  /** IANA name of the zone in which times are entered. One that is unknown counts as none. @default the browser's */
  timeZone?: string;
  /** What speaks these words. */
  children?: ReactNode;
}

/** None in the place of one that the browser does not know: the first number or time that is drawn would throw. */
function known(word: string | undefined, attempt: (word: string) => unknown): string | undefined {
  try {
    if (word !== undefined) attempt(word);
    return word;
  } catch {
    return undefined;
  }
}

const knownLocale = (locale: string | undefined) =>
  known(locale, (tag) => new Intl.NumberFormat(tag));

/** A translation at work lacks sentences, or plurals their last form: there the surrounding words stay. */
function sayable(messages: Partial<Messages>): Partial<Messages> {
  const entries = Object.entries(messages).filter(([id, message]: [string, unknown]) =>
    id === 'locale' ? knownLocale(messages.locale) !== undefined : isSentence(message),
  );
  return Object.fromEntries(entries);
}

function isSentence(message: unknown): boolean {
  if (typeof message !== 'object' || message === null) return typeof message === 'string';
  return 'other' in message && typeof message.other === 'string';
}

/** A language over another one, whose words it adds to. */
export function withLanguage(
  outer: MessagesApi,
  { messages = {}, locale, timeZone }: Omit<MessagesProviderProps, 'children'>,
): MessagesApi {
  const own = sayable(messages);
  const tag = knownLocale(locale) ?? own.locale ?? outer.locale;
  const zone = known(timeZone, (name) => new Intl.DateTimeFormat('en', { timeZone: name }));
  return createMessagesApi({ ...outer.messages, ...own }, tag, zone ?? outer.timeZone);
}

/** Gives a language to everything below it; providers nest, the inner one adding to the outer. */
export function MessagesProvider({ children, ...language }: MessagesProviderProps) {
  const api = useLanguage(language);
  return <MessagesContext.Provider value={api}>{children}</MessagesContext.Provider>;
}

/** The surrounding language with these changes, for a component that is a provider itself. */
export function useLanguage({
  messages,
  locale,
  timeZone,
}: Omit<MessagesProviderProps, 'children'>): MessagesApi {
  const outer = useContext(MessagesContext);
  return useMemo(
    () => withLanguage(outer, { messages, locale, timeZone }),
    [outer, messages, locale, timeZone],
  );
}

/** The sentences that the surrounding {@link MessagesProvider} gives. @default English */
export function useMessages(): MessagesApi {
  return useContext(MessagesContext);
}

export declare namespace MessagesProvider {
  /** Props of `MessagesProvider`. */
  export type Props = MessagesProviderProps;
}
