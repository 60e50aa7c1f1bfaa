import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#server/database/db.ts';
import { addSubmission, listing } from '#server/testing/stored-messages.ts';
import { expectPage } from './expect-page.ts';
import { Phone } from './phone.ts';
import { ServerProcess } from './server-process.ts';
import { LAPTOP, signInOn } from './staff-browser.ts';

const LISTING = '0b7c2d5e-2222-4222-8333-abcdefabcdef';
const server = new ServerProcess();

beforeAll(async () => {
  await server.start();
  const db = await openDatabase(server.databaseFile);
  await addSubmission(db, listing('Sample Harbor Point'), { id: LISTING });
  await db.destroy();
});
afterAll(() => server.remove());

/** As the browser's own button. Playwright's would wait for a page that does not come. */
const goes = (page: Page, step: 'back' | 'forward') => page.evaluate<void>(`history.${step}()`);

const drafts = (page: Page) => page.evaluate(`sessionStorage.getItem('staff-drafts')`);

/** Back asks; who stays has what they typed, and who leaves is offered it when they are here again. */
async function isKept(page: Page, field: () => Locator, typed: string, returns: () => Promise<void>) {
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await field().fill(typed);
  // From then on it is held.
  await expectPage.poll(() => drafts(page)).toContain(typed);
  const { href } = new URL(page.url());
  await goes(page, 'back');
  await expectPage(question.getByRole('button', { name: 'Stay here' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectPage(question).toBeHidden();
  expect(page.url()).toBe(href);
  await expectPage(field()).toHaveValue(typed);

  await goes(page, 'back');
  await question.getByRole('button', { name: 'Leave' }).click();
  await expectPage.poll(() => page.url()).not.toBe(href);
  await returns();
  const offer = page.getByRole('region', { name: 'Unsaved draft' });
  await expectPage(offer).toContainText('You typed something here on');
  await expectPage(field()).not.toHaveValue(typed);
  await offer.getByRole('button', { name: 'Take it up again' }).click();
  await expectPage(field()).toHaveValue(typed);
  await expectPage(offer).toBeHidden();
}

it('keeps what is typed about a center, a listing and a guide from Back, Forward and Sign Out', async () => {
  const robin = new Phone(server, LAPTOP);
  const page = await robin.openBrowser();
  await signInOn(robin, 'Robin Reviewer');
  const menu = page.getByRole('navigation', { name: 'Admin area' });
  const opens = (name: string) => menu.getByRole('link', { name, exact: true }).click();
  const street = () => page.getByRole('textbox', { name: 'Street' });
  await robin.visit('/admin0323');
  await opens('Centers');
  await page.locator('#content').getByRole('link', { name: /^Edit/ }).first().click();
  await expectPage(street()).toBeVisible();
  await isKept(page, street, '1 Unsaved Way', () => goes(page, 'forward'));
  await robin.isAccessible();

  await page.getByRole('button', { name: 'Signed in as Robin Reviewer' }).click();
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expectPage(question).toContainText('Signing out throws it away.');
  await page.keyboard.press('Enter');
  await expectPage(street()).toHaveValue('1 Unsaved Way');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await robin.seesNotice('Center saved');
  await expectPage.poll(() => drafts(page)).toBeNull();

  await opens('Submissions');
  await page.getByRole('button', { name: /^Start Review/ }).click();
  await isKept(page, street, '2 Unsaved Way', () => goes(page, 'forward'));
  await page.getByRole('button', { name: 'Start over from what was sent' }).click();
  await expectPage.poll(() => drafts(page)).toBeNull();

  await opens('Guides');
  const writes = async () => {
    await robin.seesHeading('Guides');
    await page.getByRole('button', { name: 'New Guide' }).click();
  };
  await writes();
  const title = () => page.getByRole('dialog').getByLabel('Title');
  await isKept(page, title, 'An hour of writing', async () => {
    await opens('Guides');
    await writes();
  });
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard it' }).click();
  await expectPage.poll(() => drafts(page)).toBeNull();

  // Whoever signs out leaves nothing behind.
  await robin.goesTo('/admin0323/centers/00000001');
  await street().fill('3 Unsaved Way');
  await expectPage.poll(() => drafts(page)).not.toBeNull();
  await page.getByRole('button', { name: 'Signed in as Robin Reviewer' }).click();
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await robin.seesHeading(/Sign in/i);
  expect(await drafts(page)).toBeNull();
  await robin.closeBrowser();
});
