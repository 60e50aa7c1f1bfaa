import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#server/database/db.ts';
import { addMatchingRequest } from '#server/testing/stored-messages.ts';
import { expectPage } from './expect-page.ts';
import { Phone } from './phone.ts';
import { ServerProcess } from './server-process.ts';
import { LAPTOP, openForBoth } from './staff-browser.ts';

const PEOPLE = ['first@mail.example', 'second@mail.example', 'third@mail.example'];
const server = new ServerProcess();
const robin = new Phone(server, LAPTOP);
const kim = new Phone(server, LAPTOP);

beforeAll(async () => {
  await server.start();
  const db = await openDatabase(server.databaseFile);
  for (const [index, contact] of PEOPLE.entries()) {
    const id = `0b7c2d5e-333${index}-4222-8333-abcdefabcdef`;
    await addMatchingRequest(db, { id, at: new Date(Date.now() - (10 - index) * 60_000) });
    await db
      .updateTable('matching_requests')
      .set({ contact_info: contact, contact_preference: 'EMAIL_ME' })
      .where('id', '=', id)
      .execute();
  }
  await db.destroy();
});
afterAll(() => server.remove());

/** Whose requests are marked as handled, and by whom. */
async function handled(): Promise<Record<string, string | null>> {
  const db = await openDatabase(server.databaseFile);
  const rows = await db
    .selectFrom('matching_requests')
    .select(['contact_info', 'handled_by'])
    .where('handled_at', 'is not', null)
    .execute();
  await db.destroy();
  return Object.fromEntries(rows.map(({ contact_info, handled_by }) => [contact_info, handled_by]));
}

it('lets the second of two colleagues press twice, and hit nobody else', async () => {
  await openForBoth(robin, kim, '/admin0323/submissions?queue=matching');
  for (const { page } of [robin, kim]) {
    await expectPage(page.getByRole('button', { name: /^Mark as handled/ })).toHaveCount(3);
  }
  kim.expects(/status of 409/);
  const handles = (phone: Phone, who: string) =>
    phone.page.getByRole('button', { name: new RegExp(`^Mark as handled .*${who}`) });
  await handles(robin, PEOPLE[0]!).click();
  await expectPage(robin.page.getByText(/first@mail\.example: marked as handled\./)).toBeVisible();

  await handles(kim, PEOPLE[0]!).scrollIntoViewIfNeeded();
  const box = (await handles(kim, PEOPLE[0]!).boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await kim.page.mouse.click(x, y);
  await kim.seesNotice(/^Somebody else was first Robin Reviewer marked this as handled on /);
  const card = kim.page.getByRole('article', { name: /first@mail\.example/ });
  await expectPage(card).toContainText(/Robin Reviewer marked this as handled on /);
  await expectPage(card).toBeFocused();
  await expectPage(kim.page.getByRole('article')).toHaveCount(3);
  await kim.isAccessible();
  // As somebody does who was told that it failed.
  await kim.page.mouse.click(x, y);
  await kim.page.mouse.dblclick(x, y);

  // What is gone is dismissed; under a hand that is still there nothing can be pressed for a moment.
  await card.getByRole('button', { name: /^Dismiss/ }).click();
  await expectPage(kim.page.getByRole('article')).toHaveCount(2);
  await kim.page.mouse.click(x, y);
  expect(await handled()).toEqual({ [PEOPLE[0]!]: 'Robin Reviewer' });

  await handles(kim, PEOPLE[1]!).click();
  await expectPage(kim.page.getByText(/second@mail\.example: marked as handled\./)).toBeVisible();
  expect(await handled()).toEqual({ [PEOPLE[0]!]: 'Robin Reviewer', [PEOPLE[1]!]: 'Kim Colleague' });
  await robin.closeBrowser();
  await kim.closeBrowser();
});
