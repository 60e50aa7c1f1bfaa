import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectPage } from './expect-page.ts';
import { OwnBuild } from './own-build.ts';
import { Phone } from './phone.ts';
import { ServerProcess } from './server-process.ts';

const server = new ServerProcess();
let build: OwnBuild;
let phone: Phone;

beforeAll(async () => {
  build = await OwnBuild.copy(join(server.folder, 'project'));
  await server.start({}, build.server);
  phone = new Phone(server, { viewport: { width: 1280, height: 800 } });
  await phone.openBrowser();
});
afterAll(async () => {
  await phone.switchOff();
  await server.remove();
});

/** A laptop, a phone, the same held sideways, and a screen at 400%. */
const SIZES = [
  [1280, 800],
  [390, 844],
  [844, 390],
  [320, 256],
] as const;

/** So many stops of a page: past its forms and filters, through several results. */
const STOPS = 60;

/** Longer than for so many frames nothing may be covered. */
const FRAMES = 10;

/** What has the keyboard, if nothing of it can be seen: at none of nine places of it. */
const COVERED = `(() => {
  const { activeElement } = document;
  const box = activeElement.getBoundingClientRect();
  if (activeElement === document.body || box.width <= 1 || box.height <= 1) return '';
  const seen = [0.1, 0.5, 0.9].some((x) => [0.1, 0.5, 0.9].some((y) => {
    const over = document.elementFromPoint(box.left + x * box.width, box.top + y * box.height);
    return over && (activeElement.contains(over) || over.contains(activeElement));
  }));
  return seen ? '' : activeElement.outerHTML.slice(0, 120);
})()`;

/** Tabs through an open page in each of the sizes; says what was covered by something while it had the keyboard. */
async function findCovered(page: Page): Promise<string[]> {
  const covered: string[] = [];
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.evaluate(async () => {
      (document.activeElement as HTMLElement | null)?.blur();
      scrollTo(0, 0);
      // Nobody tabs before the turned page is drawn.
      for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    });
    for (let stop = 0; stop < STOPS; stop++) {
      await page.keyboard.press('Tab');
      let found = await page.evaluate<string>(COVERED);
      // What comes late moves the page, and is followed with the next frames.
      for (let frame = 0; found && frame < FRAMES; frame++) {
        await page.evaluate(() => new Promise(requestAnimationFrame));
        found = await page.evaluate<string>(COVERED);
      }
      if (found) covered.push(`${width}×${height}, stop ${stop + 1}: ${found}`);
    }
  }
  return covered;
}

it('covers nothing that has the keyboard, in four sizes of the screen, and with what waits at its edge', async () => {
  const { page } = phone;
  const center = await phone.addressOfSomeCenter();
  await phone.visit('/directory');
  await phone.hasCopy();
  for (const index of [0, 1]) {
    await page.getByRole('article').nth(index).getByRole('button', { name: /^Save/ }).click();
    await expectPage(
      page.getByRole('article').nth(index).getByRole('button', { pressed: true }),
    ).toBeVisible();
  }
  // The notice stays, since it leads to the list.
  await expectPage(page.locator('.notice')).toBeVisible();
  expect(await findCovered(page), 'by a notice').toEqual([]);

  await build.becomeNewer();
  for (const address of ['/', '/directory', center, '/my-list']) {
    await phone.open(address);
    await expectPage(page.getByText('Update ready')).toBeVisible();
    expect(await findCovered(page), `by "Update ready" on ${address}`).toEqual([]);
  }
  await page.getByRole('button', { name: 'Later' }).click();
  await expectPage(page.getByText('Update ready')).toBeHidden();
  for (const address of [center, '/my-list']) {
    await phone.goesTo(address);
    await phone.seesHeading();
    expect(await findCovered(page), address).toEqual([]);
  }
});
