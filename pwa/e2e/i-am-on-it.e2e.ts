import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#server/database/db.ts';
import { addMatchingRequest, addSubmission, contact } from '#server/testing/stored-messages.ts';
import { expectPage } from './expect-page.ts';
import { Phone } from './phone.ts';
import { ServerProcess } from './server-process.ts';
import { LAPTOP, signInOn } from './staff-browser.ts';

const server = new ServerProcess();
const robin = new Phone(server, LAPTOP);
const kim = new Phone(server, LAPTOP);

beforeAll(async () => {
  await server.start();
  const db = await openDatabase(server.databaseFile);
  await addMatchingRequest(db);
  await addSubmission(db, contact());
  await db.destroy();
  await robin.openBrowser();
  await kim.openBrowser();
  await signInOn(robin, 'Robin Reviewer');
  await signInOn(kim, 'Kim Colleague');
});
afterAll(async () => {
  await robin.closeBrowser();
  await kim.closeBrowser();
  await server.remove();
});

/** As when somebody comes back to the window. */
const comesBack = ({ page }: Phone) => page.evaluate<boolean>(`dispatchEvent(new Event('visibilitychange'))`);
const press = ({ page }: Phone, name: RegExp) => page.getByRole('button', { name }).click();
const sees = ({ page }: Phone, words: RegExp) => expectPage(page.getByText(words)).toBeVisible();

for (const [queue, tags] of [
  ['matching', []],
  ['contact', ['variant']],
] satisfies [string, string[]][]) {
  it(`says who is on what waits, to all, till it is given back or taken over (${queue})`, {
    tags,
  }, async () => {
    for (const phone of [robin, kim]) await phone.open(`/admin0323/submissions?queue=${queue}`);
    await press(robin, /^I am on it/);
    await sees(robin, /^You are on this since /);
    await comesBack(kim);
    await sees(kim, /^Robin Reviewer is on this since /);
    await kim.isAccessible();
    await press(kim, /^Take over/);
    await sees(kim, /^You are on this since /);
    await comesBack(robin);
    await sees(robin, /^Kim Colleague is on this since /);
    await press(kim, /^Give back/);
    await expectPage(kim.page.getByRole('button', { name: /^I am on it/ })).toBeFocused();
    await comesBack(robin);
    await expectPage(robin.page.getByRole('button', { name: /^I am on it/ })).toBeVisible();
  });
}

it('begins the verification queue elsewhere for the next colleague', async () => {
  const claims = async () => {
    const db = await openDatabase(server.databaseFile);
    const rows = await db
      .selectFrom('claims')
      .select(['claimed_by', 'subject_id'])
      .where('subject', '=', 'center')
      .execute();
    await db.destroy();
    return Object.fromEntries(rows.map(({ claimed_by, subject_id }) => [claimed_by, subject_id]));
  };
  const heading = ({ page }: Phone) => page.getByRole('article').getByRole('heading', { level: 2 });
  await robin.open('/admin0323/centers/due');
  await sees(robin, /^You are on this since /);
  await kim.open('/admin0323/centers/due');
  await sees(kim, /^You are on this since /);
  expect(await heading(kim).textContent()).not.toBe(await heading(robin).textContent());
  const before = await claims();
  expect(Object.keys(before).sort()).toEqual(['Kim Colleague', 'Robin Reviewer']);

  // What Robin goes on to is Kim's; she takes over, and Kim hears it.
  await robin.page.getByRole('button', { name: /^Next/ }).click();
  await sees(robin, /^Kim Colleague is on this since /);
  await robin.isAccessible();
  await press(robin, /^Take over/);
  await sees(robin, /^You are on this since /);
  await comesBack(kim);
  await sees(kim, /^Robin Reviewer is on this since /);
  await expectPage.poll(claims).toEqual({ 'Robin Reviewer': before['Kim Colleague'] });

  // Who leaves the queue holds nothing.
  await robin.goesTo('/admin0323/centers');
  await expectPage.poll(claims).toEqual({});
});
