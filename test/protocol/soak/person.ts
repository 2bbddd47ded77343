import type { Random } from '../../random.js';

/** What a person may do: fill in, send, leave, or press anything that there is. */
export function person(random: Random): readonly (() => void)[] {
  const find = (selector: string) =>
    random.of([...document.querySelectorAll<HTMLElement>(selector)]);
  const press = (selector: string) => () => find(selector)?.click();
  return [
    () => {
      find('input[type="text"], textarea')?.focus();
      document.execCommand('insertText', false, random.of(['Ada', 'Grace Hopper', ' ']));
    },
    press('[data-action="accept"]'),
    press('[data-action="accept"]'),
    press('[data-action="decline"]'),
    press('[data-action="cancel"]'),
    press('[data-action="answer"]'),
    press('button'),
    press('button, input, summary'),
    () => {
      const target = document.activeElement ?? document.body;
      target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    },
  ];
}
