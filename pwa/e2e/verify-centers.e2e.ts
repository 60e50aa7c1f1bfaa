import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { columns } from '#core/center/csv-columns.ts';
import { editCenter } from '#server/centers/centers-saving.ts';
import { toCenterId } from '#server/database/center-rows.ts';
import { type Db, openDatabase } from '#server/database/db.ts';
import { DueQueue, idIn } from './due-queue.ts';
import { expectPage } from './expect-page.ts';
import { Phone } from './phone.ts';
import { ServerProcess } from './server-process.ts';
import { LAPTOP, signInOn } from './staff-browser.ts';

const server = new ServerProcess();
const phone = new Phone(server, { ...LAPTOP, stays: true });
let page: Page;
let queue: DueQueue;
let db: Db;
let reviewers = 0;

beforeAll(async () => {
  await server.start();
  db = await openDatabase(server.databaseFile);
});
beforeEach(async () => {
  page = await phone.openBrowser();
  queue = new DueQueue(page);
  reviewers += 1;
  await signInOn(phone, `Rita Reviewer ${reviewers}`);
});
afterEach(() => phone.closeBrowser());
afterAll(async () => {
  await phone.switchOff();
  await db.destroy();
  await server.remove();
});

const status = () => page.locator('#content').getByRole('status').filter({ hasText: /left/ });
const rowOf = (id: string) =>
  db.selectFrom('centers').selectAll().where('id', '=', Number(id)).executeTakeFirstOrThrow();

it('works through what is due without a mouse: confirms one, changes one, skips one, takes one back', async () => {
  await phone.visit('/admin0323/centers/due?state=TX');
  const left = Number(/\d+/.exec((await status().textContent())!)![0]);

  // Confirm.
  const confirmed = await queue.pressAndGoOn('v');
  await expectPage(status()).toContainText(`${left - 1} left`);
  await expectPage(status()).toContainText(`${confirmed.name} is verified.`);

  // Change the phone number, and confirm. While somebody types, a letter is a letter.
  const changed = await queue.shown();
  await page.keyboard.press('e');
  await expectPage(page.getByLabel('Name (required)')).toBeFocused();
  await phone.isAccessible();
  await page.keyboard.press('Tab');
  await expectPage(page.getByLabel('Phone', { exact: true })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('512-555-0142 ext env');
  await page.keyboard.press('ControlOrMeta+s');
  await expectPage(status()).toContainText(`${changed.name} is verified.`);
  await expectPage(status()).toContainText(`${left - 2} left`);
  expect(await rowOf(changed.id)).toMatchObject({
    phone: '512-555-0142 ext env',
    verified_by: 'Rita Reviewer 1',
    slug: expect.stringMatching(/-tx$/),
  });

  // Skip, and go back.
  const skipped = await queue.pressAndGoOn('n');
  await expectPage(status()).toContainText(`${left - 2} left`);
  await queue.pressAndGoOn('p');
  expect(await queue.shown()).toEqual(skipped);

  // Take the last confirmation back, with the new number.
  await page.keyboard.press('u');
  await expectPage(status()).toContainText(`Taken back: ${changed.name}.`);
  await expectPage(status()).toContainText(`${left - 1} left`);
  expect(await queue.shown()).toEqual(changed);
  const { phone: number, verified_by } = await rowOf(changed.id);
  expect(number).not.toContain('0142');
  expect(verified_by).not.toBe('Rita Reviewer 1');

  // The public sees who confirmed the first.
  const { slug } = await rowOf(confirmed.id);
  await expectPage(async () => {
    await page.goto(`${server.origin}/centers/${slug}`);
    await expectPage(page.getByText('Reviewed by Rita Reviewer 1')).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 60_000 });
  await expectPage(page.getByText(/^Last verified on/)).toBeVisible();
});

it('does nothing by single keys once they are switched off, and remembers that', async () => {
  await phone.visit('/admin0323/centers/due');
  const first = await queue.shown();
  const keys = page.getByLabel('Single keys');
  await keys.uncheck();
  await page.keyboard.press('v');
  await page.keyboard.press('n');
  await page.reload();
  await expectPage(keys).not.toBeChecked();
  expect(await queue.shown()).toEqual(first);
  await page.keyboard.press('n');
  await keys.check();
  expect(await queue.shown()).toEqual(first);
  await queue.pressAndGoOn('n');
});

it('calls the number that it shows, and leaves no trace of that in the call log', async () => {
  await phone.visit('/admin0323/centers/due');
  const call = page.getByRole('link', { name: /^Call \d/ });
  await expectPage(call).toHaveAttribute('href', /^tel:\+1\d{10}$/);
  await page.evaluate(`document.addEventListener('click', (event) => {
    document.body.dataset.called = event.target.closest('a').href;
    event.preventDefault();
  })`);
  await page.keyboard.press('c');
  await expectPage(call).toBeFocused();
  await expectPage(page.locator('body')).toHaveAttribute('data-called', (await call.getAttribute('href'))!);
  expect(await db.selectFrom('call_logs').selectAll().execute()).toEqual([]);
});

it('takes a center from the public directory, and gives it back', { tags: 'variant' }, async () => {
  await phone.visit('/admin0323/centers');
  await page.getByRole('searchbox').fill('harbor');
  await expectPage(page).toHaveURL(/\?q=harbor$/);
  const card = page
    .locator('#content article')
    .filter({ hasText: /harbor/i })
    .first();
  await expectPage(card.getByRole('link', { name: /^View/ })).toHaveAttribute('target', '_blank');
  const edit = card.getByRole('link', { name: /^Edit/ });
  const { slug, name } = await rowOf(idIn(await edit.getAttribute('href')));
  await edit.click();
  await phone.seesHeading(name);
  await phone.isAccessible();
  const listed = async () => (await fetch(`${server.origin}/api/centers/${slug}`)).status;
  expect(await listed()).toBe(200);

  await page.getByLabel('Review status').selectOption('Unpublished');
  await phone.seesNotice('Status Updated');
  await expectPage.poll(listed).toBe(404);

  await page.getByRole('button', { name: 'Undo' }).click();
  await phone.seesNotice('Taken back');
  await expectPage(page.getByLabel('Review status')).toHaveValue('PUBLISHED');
  await expectPage.poll(listed).toBe(200);

  await page.getByRole('link', { name: 'Back to centers' }).click();
  await expectPage(page.getByRole('searchbox')).toHaveValue('harbor');
});

it('says what is wrong with a center at its fields, and asks before what was typed is lost', {
  tags: 'variant',
}, async () => {
  await phone.visit('/admin0323/centers/new');
  await page.getByLabel('ZIP').fill('123');
  await page.getByLabel('Website').fill('ftp://x.example');
  await page.keyboard.press('ControlOrMeta+s');
  const summary = page.getByRole('alert').filter({ hasText: 'Please check these answers' });
  await expectPage(summary.getByRole('link')).toHaveText([
    'Please enter a name',
    'Please enter a city',
    'Please select a state',
    'ZIP must be five digits',
    'Please enter a valid website URL',
  ]);
  await expectPage(page.getByLabel('Name (required)')).toBeFocused();
  await phone.isAccessible();

  await page.getByRole('link', { name: 'History', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expectPage(question).toBeVisible();
  await phone.isAccessible();
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expectPage(page.getByLabel('ZIP')).toHaveValue('123');

  await page.getByLabel('Name (required)').fill('Zephyr House');
  await page.getByLabel('City (required)').fill('Austin');
  await page.getByLabel('State (required)').selectOption('Texas');
  await page.getByLabel('ZIP').fill('78701');
  await page.getByLabel('Website').fill('zephyr.example');
  await page.getByRole('checkbox', { name: 'Detox', exact: true }).check();
  await page.getByLabel('Languages', { exact: true }).fill('Spanish, Hmong');
  await page.getByRole('button', { name: 'Add center' }).click();
  await phone.seesNotice('Center saved');
  await phone.seesHeading('Zephyr House');
  expect(await rowOf(idIn(new URL(page.url()).pathname))).toMatchObject({
    slug: 'zephyr-house-austin-tx',
    website: 'https://zephyr.example',
    levels: '["DETOX"]',
    languages: '["Spanish","Hmong"]',
    approximate_location: 1,
    review_status: 'PUBLISHED',
  });
});

it('tells who was faster, and keeps what was typed beside what is new', async () => {
  const row = await db
    .selectFrom('centers')
    .selectAll()
    .where('phone', 'is not', null)
    .executeTakeFirstOrThrow();
  const id = toCenterId(row.id);
  await db.updateTable('centers').set({ levels: '["PHP"]' }).where('id', '=', row.id).execute();
  await phone.visit(`/admin0323/centers/${id}`);
  await page.getByLabel('Beds').fill('31');
  await page.getByLabel('ZIP').fill('04401');
  await page.getByRole('checkbox', { name: 'Detox', exact: true }).check();

  const bob = { name: 'Bob Reviewer', channel: 'web' } as const;
  await db
    .transaction()
    .execute((tx) => editCenter(tx, id, { reviewStatus: 'NEEDS_REVIEW' }, bob, new Date()));
  await db
    .updateTable('centers')
    .set({ street: '9 Newer Road', zip: '04402', levels: '["IOP"]' })
    .where('id', '=', row.id)
    .execute();

  phone.expects(/status of 409/);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const conflict = page.getByRole('alert').filter({ hasText: 'Bob Reviewer changed' });
  await expectPage(conflict).toContainText('9 Newer Road');
  // Both have changed the ZIP: which of the two it is, nobody decides in passing.
  const zip = conflict.getByRole('group', { name: 'ZIP' });
  await expectPage(zip).toContainText('Both changed this');
  const takeOver = conflict.getByRole('button', { name: 'Take it over, keep what I typed' });
  await expectPage(takeOver).toBeDisabled();
  await phone.isAccessible();
  await zip.getByRole('radio', { name: /04401$/ }).check();
  await takeOver.click();
  await expectPage(page.getByLabel('Street')).toHaveValue('9 Newer Road');
  await expectPage(page.getByLabel('Beds')).toHaveValue('31');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  // Bangor's ZIP is in another state than the center: it is saved, and said.
  await phone.seesNotice(/^Center saved/);
  expect(await rowOf(id)).toMatchObject({ street: '9 Newer Road', zip: '04401', bed_count: 31 });
  expect(JSON.parse((await rowOf(id)).levels)).toEqual(['IOP', 'DETOX']);
});

it('gives the filtered list as a file whose first line is the header', async () => {
  await phone.visit('/admin0323/centers?state=TX');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^centers-TX-\d{4}-\d\d-\d\d\.csv$/);
  const [header, ...lines] = readFileSync(await download.path(), 'utf8')
    .replace('\uFEFF', '')
    .split('\r\n');
  expect(header).toBe(
    [
      ...columns.map(({ header }) => header),
      'id,slug,review_status,last_verified_at,verified_by,source,updated_at',
    ].join(','),
  );
  const { count } = await db
    .selectFrom('centers')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('state', '=', 'TX')
    .executeTakeFirstOrThrow();
  expect(lines.filter((line) => line !== '').length).toBe(count);

  // Those with a phone that nobody can dial, as they came from a file of before such were refused.
  const { name } = await rowOf('1');
  await db.updateTable('centers').set({ phone: 'call us', source: null }).where('id', '=', 1).execute();
  await phone.visit('/admin0323/centers');
  await page.getByLabel('What cannot be right').selectOption('Phone that cannot be dialed');
  await expectPage(page).toHaveURL(/\?flaw=phone$/);
  await expectPage(page.locator('#content').getByText('1 center', { exact: true })).toBeVisible();
  await expectPage(page.locator('#content article')).toContainText(name);
  await expectPage(page.getByRole('link', { name: 'Export CSV' })).toHaveAttribute('href', /\?flaw=phone$/);
  await phone.isAccessible();
});

it('says so where the centers cannot be fetched, and where there are none', async () => {
  await phone.visit('/admin0323/centers?q=nothing+has+this+name');
  await expectPage(page.getByText('No centers found')).toBeVisible();
  await page.route('**/api/admin/centers?*', (route) => route.fulfill({ status: 500, body: 'broken' }));
  phone.expects(/status of 500/);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expectPage(page.getByRole('alert')).toContainText('Failed to fetch centers');
});
