import { en } from '../src/locales/index.js';
import type { Messages } from '../src/locales/index.js';
import { pseudoLocale } from '../stories/languages/pseudo.js';

const modules = import.meta.glob<Record<string, unknown>>('../src/locales/*.ts', { eager: true });

const spoken = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter(
    (value): value is Messages => typeof value === 'object' && value !== null && 'locale' in value,
  );

/** Every language there is a file for, by its tag, and one that shows what was never translated. */
export const languages: ReadonlyMap<string, Messages> = new Map(
  [...spoken, pseudoLocale(en)].map((messages) => [messages.locale, messages]),
);

/** The language's own name for itself. */
export function nameOf(tag: string): string {
  return new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
}
