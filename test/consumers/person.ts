import type { FrameLocator, Locator, Page } from 'playwright';
import { expect } from 'vitest';

/** What the server receives from {@link book}. */
export const booking = {
  action: 'accept',
  content: expect.objectContaining({
    name: 'Ada King',
    email: 'ada@example.com',
    date: '2026-12-12',
    guests: 2,
  }),
};

/** A shared machine may be slow; nothing here is about speed. */
export const patience = { timeout: 15_000 };

/** Presses a button that takes no press in its first moment. */
export async function press(button: Locator): Promise<void> {
  await expect.poll(() => button.getAttribute('aria-disabled'), patience).toBeNull();
  await button.press('Enter');
}

/** Goes through all boxes of a form, as with Tab: what was filled in has then been seen. */
async function lookThrough(form: Locator): Promise<void> {
  await form.evaluate((element) => {
    for (const box of element.querySelectorAll<HTMLElement>('input, select, textarea')) box.focus();
  });
}

/** Fills in the form of `book_table` with keys alone. @param scope where the form is, if in a frame */
export async function book(page: Page, scope: Page | FrameLocator = page): Promise<void> {
  const type = async (name: RegExp, text: string) => {
    await scope.getByRole('textbox', { name }).focus();
    await page.keyboard.type(text);
  };
  await type(/^Name/, 'Ada King');
  await type(/^E-?Mail/i, 'ada@example.com');
  await scope.getByLabel(/^Date \(/).focus();
  await page.keyboard.type('12122026');
  await lookThrough(scope.locator('[data-elicit-part="form"]').last());
  await press(scope.getByRole('button', { name: /^(Send to|An) (Olive|Demo)/ }));
}

/** What the server says it has received. */
export async function received(scope: Page | FrameLocator): Promise<unknown> {
  const output = scope.locator('output');
  await expect.poll(() => output.textContent(), patience).not.toBe('');
  return (JSON.parse((await output.textContent()) ?? '') as { received: unknown }).received;
}
