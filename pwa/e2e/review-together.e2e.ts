import { expect as expectPage } from 'playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#server/db.ts';
import { addSubmission, listing } from '#server/testing/stored-messages.ts';
import { Phone } from './phone.ts';
import { ServerProcess } from './server-process.ts';
import { LAPTOP, signInOn } from './staff-browser.ts';

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
  for (const [phone, name] of [
    [robin, 'Robin Reviewer'],
    [kim, 'Kim Colleague'],
  ] as const) {
    await phone.openBrowser();
    await signInOn(phone, name);
    await phone.visit('/admin0323/submissions');
  }
  kim.expects(/status of 409/);
  await robin.page.getByRole('button', { name: 'Start Review' }).click();
  await robin.seesNotice('Status Updated');
  await kim.page.getByRole('button', { name: 'Start Review' }).click();
  await kim.seesNotice('Update Failed', 'Failed to update submission status.');
  await expectPage(kim.page.getByRole('alert')).toHaveText(
    /^Robin Reviewer started to review this on \w+ \d+, \d{4}, \d\d:\d\d UTC\.$/,
  );
  await kim.isAccessible();
  await expectPage(kim.page.getByText(/^Robin Reviewer is reviewing this since/)).toBeVisible();

  await kim.page.getByRole('link', { name: 'Approve', exact: true }).click();
  await expectPage(kim.page.getByText(/You can decide it yourself; ask Robin Reviewer first/)).toBeVisible();
  await expectPage(robin.page.getByRole('region', { name: 'What will be added' })).toBeVisible();
  await robin.page.getByRole('button', { name: 'Approve' }).click();
  await robin.seesNotice('Status Updated');

  await kim.page.getByRole('button', { name: 'Reject' }).click();
  const dialog = kim.page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('I know this address, and nobody is there.');
  await expectPage(dialog.getByText('No mail server is set up, so nobody will be told.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await kim.seesNotice('Update Failed', 'Failed to update submission status.');
  await expectPage(kim.page.getByRole('alert')).toHaveText(/^Robin Reviewer approved this on /);
  await expectPage(kim.page.getByText('Approved', { exact: true }).first()).toBeVisible();
  await kim.isAccessible();

  const db = await openDatabase(server.databaseFile);
  const row = await db.selectFrom('submissions').selectAll().where('id', '=', ID).executeTakeFirstOrThrow();
  await db.destroy();
  expect(row).toMatchObject({ status: 'APPROVED', processed_by: 'Robin Reviewer', rejection_reason: null });
  await robin.closeBrowser();
  await kim.closeBrowser();
});
