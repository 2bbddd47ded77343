import type { Locator, Page } from 'playwright';

/** Somebody who has a keyboard and nothing else. */
export interface Person {
  /** Goes on with Tab until the focus is there. */
  tabTo: (target: Locator) => Promise<void>;
  /** Goes there and types. */
  type: (target: Locator, text: string) => Promise<void>;
  /** Goes there and replaces what is there. */
  retype: (target: Locator, text: string) => Promise<void>;
  /** Goes there and presses a key. */
  press: (target: Locator, key: string) => Promise<void>;
  /** Goes there, waits until it is armed, and presses Enter. */
  choose: (button: Locator) => Promise<void>;
}

/** More stops than the page has: then something cannot be reached. */
const tooFar = 150;

/** A button that takes a press by now. */
export function armed(button: Locator): Locator {
  return button.and(button.page().locator(':not([aria-disabled="true"])'));
}

function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === element.ownerDocument.activeElement);
}

export function atKeyboard(page: Page): Person {
  async function tabTo(target: Locator): Promise<void> {
    await target.waitFor();
    for (let stops = 0; stops < tooFar; stops++) {
      if (await hasFocus(target)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not lead to ${String(target)}`);
  }
  return {
    tabTo,
    type: async (target, text) => {
      await tabTo(target);
      await page.keyboard.type(text);
    },
    retype: async (target, text) => {
      await tabTo(target);
      await page.keyboard.press('Control+A');
      await page.keyboard.type(text);
    },
    press: async (target, key) => {
      await tabTo(target);
      await page.keyboard.press(key);
    },
    choose: async (button) => {
      await tabTo(button);
      await armed(button).waitFor();
      await page.keyboard.press('Enter');
    },
  };
}
