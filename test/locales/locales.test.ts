import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { en } from '../../src/locales/index.js';
import type { Messages, Plural } from '../../src/locales/index.js';

const folder = path.resolve(import.meta.dirname, '../../src/locales');
const tags = readdirSync(folder)
  .map((file) => file.replace(/\.ts$/, ''))
  .filter((tag) => tag !== 'types' && tag !== 'index');

async function load(tag: string): Promise<Messages> {
  const module: Record<string, Messages> = await import(path.join(folder, `${tag}.ts`));
  const [messages] = Object.values(module);
  if (!messages) throw new Error(`${tag} exports nothing`);
  return messages;
}

function forms(message: string | Plural): string[] {
  return typeof message === 'string' ? [message] : Object.values(message);
}

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map((m) => m[1] ?? '').toSorted();
}

const ids = Object.keys(en).filter((id) => id !== 'locale' && id !== 'dir') as (keyof Messages)[];

describe.each(tags)('%s', async (tag) => {
  const messages = await load(tag);

  test('names itself', () => {
    expect(messages.locale).toBe(tag);
    expect(['ltr', 'rtl']).toContain(messages.dir);
  });

  test('has every sentence, none blank, none more', () => {
    expect(Object.keys(messages).toSorted()).toEqual(Object.keys(en).toSorted());
    expect(ids.filter((id) => forms(messages[id]).some((form) => form.trim() === ''))).toEqual([]);
  });

  test('uses the placeholders of English', () => {
    const wrong = ids.filter((id) => {
      // A form for exactly one or two things may leave the number out.
      const known = new Set(forms(en[id]).flatMap(placeholders));
      const other = forms(messages[id]).at(-1) ?? '';
      const used = new Set(placeholders(other));
      const foreign = forms(messages[id])
        .flatMap(placeholders)
        .some((p) => !known.has(p));
      return foreign || used.size !== known.size;
    });
    expect(wrong).toEqual([]);
  });

  test('has the plural forms that its language tells apart', () => {
    const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions();
    const wrong = ids.filter((id) => {
      const message: string | Plural = messages[id];
      return (
        typeof message !== 'string' &&
        Object.keys(message).toSorted().join() !== pluralCategories.toSorted().join()
      );
    });
    expect(wrong).toEqual([]);
  });

  test('keeps apart to send, to decline and to cancel', () => {
    const verbs = [messages['action.send'], messages['action.decline'], messages['action.cancel']];
    expect(new Set(verbs).size).toBe(3);
    expect(messages['receipt.declined']).not.toBe(messages['receipt.cancelled']);
    expect(messages['action.declineHelp']).not.toBe(messages['action.cancelHelp']);
    expect(messages['discard.confirm'].toLowerCase()).toContain(
      messages['action.cancel'].toLowerCase(),
    );
  });

  // WCAG 2.5.3: whoever speaks to the computer says what is written on the button.
  test.each([
    ['request.answer', 'request.answerNamed'],
    ['field.clear', 'field.clearNamed'],
    ['action.change', 'action.changeNamed'],
  ] as const)('%s is said in %s', (shown, named) => {
    expect(messages[named].toLowerCase()).toContain(messages[shown].toLowerCase());
  });

  test('isolates addresses where the sentence runs from right to left', () => {
    const rest = ids
      .flatMap((id) => forms(messages[id]))
      .map((text) => text.replaceAll(/\u2066[^\u2066-\u2069]*\u2069/g, ''));
    const controls = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/;
    expect(rest.filter((text) => controls.test(text))).toEqual([]);
    expect(rest.filter((text) => messages.dir === 'rtl' && text.includes('://'))).toEqual([]);
  });
});
