import { type BrowserContext, chromium, type Page } from 'playwright';
import { CHROMIUM_ARGS, findChromium } from '../pwa/e2e/chromium.ts';

/** In which all of it comes, or never will, in milliseconds. */
const FILL_MS = 60_000;

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
  await page.getByText(/centers on this device, updated/).waitFor({ timeout: FILL_MS });
  const took = performance.now() - began;
  const isDone = () =>
    page.evaluate(async () => {
      const [active, index] = await Promise.all([
        navigator.serviceWorker.getRegistration().then((registration) => registration?.active),
        caches.match('/harborlight-index/index'),
      ]);
      return Boolean(active && index);
    });
  while (!(await isDone())) {
    if (performance.now() - began > FILL_MS) throw new Error('No service worker, or no index, has come.');
    await page.waitForTimeout(100);
  }
  await context.close();
  return took;
}

/**
 * Has pages note when so many elements of a selector are there, on the document, in milliseconds since the navigation began:
 * for `addInitScript`, as text, for what tsx makes of a function does not run there.
 */
function noteWhenShown(selector: string, count: number): string {
  return `
  requestAnimationFrame(function look() {
    if (document.querySelectorAll('${selector}').length < ${count}) return requestAnimationFrame(look);
    // The frame that shows them is painted now.
    document.documentElement.dataset.shown = performance.now();
  });
`;
}

/** Notes when a list shows 20 results. */
export const NOTE_WHEN_SHOWN = noteWhenShown('#content article', 20);

/** Notes when a guide shows its text. */
export const NOTE_GUIDE = noteWhenShown('#content .prose p', 1);

/** What the page has noted. */
export async function readShown(page: Page): Promise<number> {
  await page.locator('html[data-shown]').waitFor({ state: 'attached' });
  return Number(await page.locator('html').getAttribute('data-shown'));
}
