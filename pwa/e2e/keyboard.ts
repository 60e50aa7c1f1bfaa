import type { Page } from 'playwright';

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
