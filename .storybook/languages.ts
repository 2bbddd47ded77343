import type { Messages } from '../src/locales/index.js';

const modules = import.meta.glob<Record<string, unknown>>('../src/locales/*.ts', { eager: true });

/** Every language there is a file for, by its tag. */
export const languages: ReadonlyMap<string, Messages> = new Map(
  Object.values(modules)
    .flatMap((module) => Object.values(module))
    .filter(
      (value): value is Messages =>
        typeof value === 'object' && value !== null && 'locale' in value,
    )
    .map((messages) => [messages.locale, messages]),
);

/** The language's own name for itself. */
export function nameOf(tag: string): string {
  return new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
}
