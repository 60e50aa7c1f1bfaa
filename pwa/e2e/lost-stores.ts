import type { Page } from 'playwright';
import { expect } from 'vitest';
import { expectPage } from './expect-page.ts';
import type { Phone } from './phone.ts';
import type { ServerProcess } from './server-process.ts';

/** What a browser can take away on its own, as Chromium's protocol names it. */
export const STORES = ['indexeddb', 'cache_storage', 'service_workers'] as const;

/**
 * A phone that restarts is whole again after one visit, whatever of it a browser has taken away: one loss after the
 * other. Then it answers without its server.
 */
export async function isWholeWithout(
  phone: Phone,
  server: ServerProcess,
  losses: readonly (readonly (typeof STORES)[number][])[],
): Promise<void> {
  let page = await phone.openBrowser();
  await phone.visit('/');
  await phone.hasCopy();
  const whole = await heldFiles(page);
  expect(whole).toBeGreaterThan(20);
  for (const lost of losses) {
    const session = await page.context().newCDPSession(page);
    await session.send('Storage.clearDataForOrigin', {
      origin: server.origin,
      storageTypes: lost.join(','),
    });
    await phone.closeBrowser();

    page = await phone.openBrowser();
    await phone.open('/guides');
    await phone.hasCopy();
    await expect.poll(() => heldFiles(page), { message: `without ${lost}` }).toBe(whole);
  }
  await server.stop();
  await phone.open('/directory?q=sample');
  await expectPage(page.getByRole('heading', { name: /^\d+ centers found$/ })).toBeVisible();
  await phone.open('/es/guides');
  await phone.closeBrowser();
}

/** How many of the app's own files are here for when there is no network. */
function heldFiles(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.includes('precache'));
    const held = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).length),
    );
    return held.reduce((sum, count) => sum + count, 0);
  });
}
