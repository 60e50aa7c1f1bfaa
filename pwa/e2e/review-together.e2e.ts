import { afterAll, beforeAll, expect, it } from 'vitest';
import { editCenter } from '#server/centers/centers-saving.ts';
import { openDatabase } from '#server/database/db.ts';
import { addCenters } from '#server/testing/running-app.ts';
import { addSubmission, listing } from '#server/testing/stored-messages.ts';
import { expectPage } from './expect-page.ts';
import { Phone } from './phone.ts';
import { ServerProcess } from './server-process.ts';
import { LAPTOP, openForBoth, signInOn } from './staff-browser.ts';

const ID = '0b7c2d5e-1111-4222-8333-abcdefabcdef';
const server = new ServerProcess();
const robin = new Phone(server, LAPTOP);
const kim = new Phone(server, LAPTOP);

beforeAll(async () => {
  await server.start();
  const db = await openDatabase(server.databaseFile);
  await addSubmission(db, listing('Sample Harbor Point'), { id: ID });
  await db.destroy();
});
afterAll(() => server.remove());

it('tells the second of two reviewers who was first, when they begin and when they decide', async () => {
  await openForBoth(robin, kim, '/admin0323/submissions');
  for (const phone of [robin, kim]) await phone.isAccessible();
  kim.expects(/status of 409/);
  await robin.page.getByRole('button', { name: 'Start Review' }).click();
  await robin.seesNotice('Status Updated');
  await kim.page.getByRole('button', { name: 'Start Review' }).click();
  await kim.seesNotice(/^Somebody else was first Robin Reviewer started to review this on /);
  await expectPage(kim.page.getByRole('alert')).toHaveText(
    /^Robin Reviewer started to review this on \w+ \d+, \d{4}, \d\d:\d\d UTC\.$/,
  );
  await kim.isAccessible();
  await expectPage(kim.page.getByText(/^Robin Reviewer is reviewing this since/)).toBeVisible();

  await kim.page.getByRole('link', { name: 'Approve Sample Harbor Point' }).click();
  await expectPage(kim.page.getByText(/You can decide it yourself; ask Robin Reviewer first/)).toBeVisible();
  await expectPage(robin.page.getByRole('region', { name: 'What will be added' })).toBeVisible();
  await kim.page.getByRole('textbox', { name: 'Street' }).fill('7 Fixed Way');
  await robin.page.getByRole('button', { name: 'Approve' }).click();
  await robin.seesNotice('Status Updated');

  await kim.page.getByRole('button', { name: 'Reject' }).click();
  const dialog = kim.page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('I know this address, and nobody is there.');
  await expectPage(dialog.getByText('No mail server is set up, so nobody will be told.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await kim.seesNotice(/^Somebody else was first Robin Reviewer approved this on /);
  await expectPage(kim.page.getByRole('alert')).toHaveText(/^Robin Reviewer approved this on /);
  await expectPage(kim.page.getByText('Approved', { exact: true }).first()).toBeVisible();
  // What she had typed is still there, to be copied.
  const typed = kim.page.getByRole('region', { name: 'What you had typed' });
  await expectPage(typed).toContainText('7 Fixed Way');
  await expectPage(typed).toContainText('I know this address, and nobody is there.');
  await kim.isAccessible();

  const db = await openDatabase(server.databaseFile);
  const row = await db.selectFrom('submissions').selectAll().where('id', '=', ID).executeTakeFirstOrThrow();
  await db.destroy();
  expect(row).toMatchObject({ status: 'APPROVED', processed_by: 'Robin Reviewer', rejection_reason: null });
  await robin.closeBrowser();
  await kim.closeBrowser();
});

it('puts beside each other what a colleague made of the center and what the approval would', {
  tags: 'variant',
}, async () => {
  const db = await openDatabase(server.databaseFile);
  const { 'Quiet Mill': center = '' } = await addCenters(db, {
    name: 'Quiet Mill',
    city: 'Austin',
    state: 'TX',
    zip: '78701',
    phone: '512-555-0150',
    levels: [{ level: 'IOP' }],
  });
  const id = '0b7c2d5e-2222-4222-8333-abcdefabcdef';
  await addSubmission(db, listing('Quiet Mill'), { id });
  const rae = new Phone(server, LAPTOP);
  const page = await rae.openBrowser();
  await signInOn(rae, 'Rae Reviewer');
  await rae.visit(`/admin0323/submissions/${id}`);
  await page.getByRole('button', { name: /^Start Review/ }).click();
  await page.getByRole('radio', { name: /^Quiet Mill/ }).click();
  const phone = page.getByRole('textbox', { name: 'Phone' }).first();
  await phone.fill('512-555-0161');
  await page.getByRole('textbox', { name: 'Beds' }).fill('12');

  const kim = { name: 'Kim Colleague', channel: 'web' } as const;
  const row = () =>
    db.selectFrom('centers').selectAll().where('id', '=', Number(center)).executeTakeFirstOrThrow();
  await db
    .transaction()
    .execute((tx) => editCenter(tx, center, { reviewStatus: 'NEEDS_REVIEW' }, kim, new Date()));
  await db
    .updateTable('centers')
    .set({ phone: '512-555-0162', languages: '["Spanish"]' })
    .where('id', '=', Number(center))
    .execute();
  rae.expects(/status of 409/);
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  const conflict = page.getByRole('alert').filter({ hasText: 'Somebody has changed this center' });
  await expectPage(conflict).toBeFocused();
  await expectPage(conflict.getByRole('group', { name: 'Languages' })).toContainText('Spanish');
  await rae.isAccessible();
  await conflict.getByRole('radio', { name: /512-555-0162$/ }).check();
  await conflict.getByRole('button', { name: 'Take it over, keep what I typed' }).click();
  await expectPage(phone).toHaveValue('512-555-0162');
  await expectPage(page.getByRole('textbox', { name: 'Beds' })).toHaveValue('12');
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await rae.seesNotice('Status Updated');
  expect(await row()).toMatchObject({ phone: '512-555-0162', bed_count: 12, languages: '["Spanish"]' });
  await db.destroy();
  await rae.closeBrowser();
});
