import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { expectPage } from './expect-page.ts';

/** Moves the keyboard on with Tab until it is on what has this name, as somebody without a mouse would. */
export async function tabTo(page: Page, name: string, mostTabs = 150): Promise<void> {
  for (let tabs = 0; tabs < mostTabs; tabs++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate<string>(`(() => {
      const { ariaLabel, labels, textContent } = document.activeElement;
      return ariaLabel || labels?.[0]?.textContent || textContent || '';
    })()`);
    if (focused.trim() === name) return;
  }
  throw new Error(`No “${name}” within ${mostTabs} tabs.`);
}

/** By keys: Tab until a thing has the focus, which is visible at every stop on the way. */
export function keyboardOf(page: Page) {
  const move = async (key: string, target: Locator) => {
    for (let presses = 0; presses < 150; presses++) {
      await page.keyboard.press(key);
      expect(await isFocusVisible(page), await page.evaluate(() => document.activeElement?.outerHTML)).toBe(
        true,
      );
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`The keyboard does not get to ${target}.`);
  };
  const to = (target: Locator) => move('Tab', target);
  return {
    to,
    back: (target: Locator) => move('Shift+Tab', target),
    /** A radio button is reached with its group, and the arrows choose within it. */
    choose: async (target: Locator) => {
      const group = target.page().locator(`[name="${await target.getAttribute('name')}"]`);
      await to((await target.getAttribute('type')) === 'radio' ? group.first() : target);
      for (
        let presses = 0;
        !(await target.evaluate((element) => element === document.activeElement));
        presses++
      ) {
        expect(presses).toBeLessThan(20);
        await page.keyboard.press('ArrowDown');
      }
      await page.keyboard.press('Space');
      await expectPage(target).toBeChecked();
    },
  };
}

/** The focus is drawn on the element that has it, or around the label of a hidden box. */
function isFocusVisible(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const element = document.activeElement;
    // Beyond the last element the browser's own frame has the focus.
    if (!element || element === document.body) return true;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    const drawn = (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    return drawn && width > 1 && height > 1;
  });
}
