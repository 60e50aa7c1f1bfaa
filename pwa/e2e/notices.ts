import type { Page } from 'playwright';
import { expect } from 'vitest';

/**
 * Runs in each page, and notes what notices say: they go by themselves after five seconds, in which a busy machine may not
 * have come to look.
 */
export const NOTE_NOTICES = `{
  const noted = new WeakSet();
  window.noticesToSee = [];
  new MutationObserver(() => {
    for (const notice of document.querySelectorAll('.notice')) {
      if (noted.has(notice)) continue;
      noted.add(notice);
      window.noticesToSee.push(notice.textContent.replace(/\\s+/g, ' ').trim());
    }
  }).observe(document, { subtree: true, childList: true });
  // What was said before somebody acts is no answer to that.
  addEventListener('click', () => window.noticesToSee.splice(0), true);
}`;

/** Waits for a notice that says this; each is seen once, unless it still stands there. */
export async function seesNotice(page: Page, words: string | RegExp): Promise<void> {
  const isIt = (said: string) => (typeof words === 'string' ? said === words : words.test(said));
  const look = async () => {
    // Between two pages there is none.
    const shown = await page.locator('.notice').allTextContents();
    const noted = await page.evaluate<string[]>('window.noticesToSee ?? []').catch(() => []);
    const said = [...noted, ...shown.map((text) => text.replace(/\s+/g, ' ').trim())];
    return said.some(isIt) ? words : said;
  };
  await expect.poll(look).toEqual(words);
  await page.evaluate('window.noticesToSee = []').catch(() => undefined);
}
