import { type BrowserContext, chromium, type Page } from 'playwright';
import { CHROMIUM_ARGS, findChromium } from '../pwa/e2e/chromium.ts';

/** A browser with what an earlier one of this profile has stored. */
export async function openPhone(profile: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(profile, {
    executablePath: await findChromium(),
    args: CHROMIUM_ARGS,
    viewport: { width: 390, height: 844 },
  });
}

/**
 * Opens the app once, and waits until the copy and the app's own files are on the phone, and what is made of the copy for
 * searches. Says after how many milliseconds the copy was.
 */
export async function fillPhone(profile: string, origin: string): Promise<number> {
  const context = await openPhone(profile);
  const page = await context.newPage();
  const began = performance.now();
  await page.goto(origin);
  await page.getByText(/centers on this device, updated/).waitFor({ timeout: 60_000 });
  const took = performance.now() - began;
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  while (!(await page.evaluate(() => caches.match('/harborlight-index/index').then(Boolean))))
    await page.waitForTimeout(100);
  await context.close();
  return took;
}

/**
 * Has pages note when they show 20 results, on the document, in milliseconds since the navigation began: for
 * `addInitScript`, as text, for what tsx makes of a function does not run there.
 */
export const NOTE_WHEN_SHOWN = `
  requestAnimationFrame(function look() {
    if (document.querySelectorAll('#content article').length < 20) return requestAnimationFrame(look);
    // The frame that shows them is painted now.
    document.documentElement.dataset.shown = performance.now();
  });
`;

/** What the page has noted. */
export async function readShown(page: Page): Promise<number> {
  await page.locator('html[data-shown]').waitFor({ state: 'attached' });
  return Number(await page.locator('html').getAttribute('data-shown'));
}
