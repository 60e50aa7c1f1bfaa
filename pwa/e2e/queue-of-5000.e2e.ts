import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#server/database/db.ts';
import { contactPayload } from '#server/testing/messages.ts';
import { expectPage } from './expect-page.ts';
import { Phone } from './phone.ts';
import { ServerProcess } from './server-process.ts';
import { LAPTOP, openForBoth } from './staff-browser.ts';

const COUNT = 5000;
const AT_ONCE = 500;
const server = new ServerProcess();
const robin = new Phone(server, LAPTOP);
const kim = new Phone(server, LAPTOP);

const idOf = (number: number) => `${String(number).padStart(8, '0')}-5000-4222-8333-abcdefabcdef`;

beforeAll(async () => {
  await server.start();
  const db = await openDatabase(server.databaseFile);
  const begin = Date.parse('2026-01-01T00:00:00.000Z');
  for (let start = 1; start <= COUNT; start += AT_ONCE) {
    const rows = Array.from({ length: AT_ONCE }, (_, index) => start + index).map((number) => ({
      id: idOf(number),
      type: 'CONTACT' as const,
      status: 'NEW' as const,
      payload_json: JSON.stringify({
        ...contactPayload,
        name: `Person ${number}`,
        email: `person${number}@mail.example`,
      }),
      created_at: new Date(begin + number * 60_000).toISOString(),
    }));
    await db.insertInto('submissions').values(rows).execute();
  }
  await db.destroy();
});
afterAll(() => server.remove());

it('lets two colleagues and a terminal work in one queue of 5,000, and nobody skips or doubles anything', {
  tags: 'variant',
}, async () => {
  await openForBoth(robin, kim, '/admin0323/submissions?queue=contact&filter=NEW');
  const oldestFirst = async ({ page }: Phone) => {
    // They are folded while none is chosen.
    await expectPage(page.getByRole('button', { name: 'Clear filters' })).toBeHidden();
    await page.getByText('Search and filter').click();
    await page.getByLabel('Order').selectOption('Oldest first');
  };
  for (const phone of [robin, kim]) await oldestFirst(phone);
  const cards = ({ page }: Phone) => page.getByRole('article');
  const first = (phone: Phone) => cards(phone).first().getByRole('heading');
  await expectPage(first(robin)).toHaveText('Message from Person 1');
  await expectPage(first(kim)).toHaveText('Message from Person 1');

  // Somebody phones: "I wrote to you." Whoever looks for them sees who is on it.
  const search = async ({ page }: Phone, words: string) => {
    await page.getByLabel('Name, address, email, phone, or id').fill(words);
    await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
  };
  await search(robin, 'person4321@mail.example');
  await expectPage(cards(robin)).toHaveCount(1);
  await robin.page.getByRole('button', { name: /^I am on it/ }).click();
  await expectPage(robin.page.getByText(/^You are on this since/)).toBeVisible();
  await search(kim, 'Person 4321');
  await expectPage(kim.page.getByText(/^Robin Reviewer is on this since/)).toBeVisible();
  await kim.isAccessible();

  // Robin goes back to the queue; the terminal and Kim clear all that she has on her first page.
  for (const phone of [robin, kim]) {
    await phone.page.getByRole('button', { name: 'Clear filters' }).click();
    await oldestFirst(phone);
    await expectPage(first(phone)).toHaveText('Message from Person 1');
  }
  const limit = await cards(robin).count();
  execFileSync(process.execPath, ['dist/node/cli.js', 'messages', 'handle', idOf(1)], {
    env: { ...process.env, HARBORLIGHT_DB: server.databaseFile },
  });
  await kim.page.getByRole('button', { name: 'Select several' }).click();
  await kim.page.getByRole('button', { name: 'Select all on this page' }).click();
  await kim.isAccessible();
  await kim.page
    .getByRole('group', { name: 'With those that are selected' })
    .getByRole('button', { name: 'Mark as handled' })
    .click();
  await expectPage(kim.page.getByText(`${limit - 1} are done.`)).toBeVisible();
  await expectPage(kim.page.getByText('1 was not done:')).toBeVisible();
  await expectPage(
    kim.page.getByRole('listitem').filter({ hasText: /^Message from Person 1: .+ this / }),
  ).toBeVisible();

  // Robin comes back to her window: what is gone is gone, and the next page goes on where hers ends.
  await robin.page.evaluate<boolean>(`dispatchEvent(new Event('visibilitychange'))`);
  await expectPage(first(robin)).toHaveText(`Message from Person ${limit + 1}`);
  await robin.page.getByRole('button', { name: 'Next' }).click();
  await expectPage(first(robin)).toHaveText(`Message from Person ${2 * limit + 1}`);

  const db = await openDatabase(server.databaseFile);
  const handled = await db
    .selectFrom('submissions')
    .select((select) => ['processed_by', select.fn.countAll<number>().as('count')])
    .where('status', '=', 'APPROVED')
    .groupBy('processed_by')
    .execute();
  await db.destroy();
  expect(handled.map(({ count }) => count).sort((a, b) => a - b)).toEqual([1, limit - 1]);
  await robin.closeBrowser();
  await kim.closeBrowser();
});
