import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#server/database/db.ts';
import { addSubmission, contact } from '#server/testing/stored-messages.ts';
import { expectPage } from './expect-page.ts';
import { Phone } from './phone.ts';
import { ServerProcess } from './server-process.ts';
import { LAPTOP, signInOn } from './staff-browser.ts';

const QUEUE = '/admin0323/submissions?queue=contact';
const server = new ServerProcess();
const ada = new Phone(server, LAPTOP);

beforeAll(async () => {
  await server.start();
  const db = await openDatabase(server.databaseFile);
  await db.deleteFrom('notifications').execute();
  await db.deleteFrom('submissions').execute();
  for (const name of ['Pat Patient', 'Gina Gone', 'Sam Seller']) await addSubmission(db, contact({ name }));
  await db.destroy();
  await ada.openBrowser();
  await signInOn(ada, 'Ada Admin', 'admin');
});
afterAll(async () => {
  await ada.closeBrowser();
  await server.remove();
});

const heading = (name: string) =>
  ada.page.getByRole('heading', { name: `Message from ${name}`, exact: true });

/** Opens what somebody sent, and returns its dialog. */
async function view(name: string) {
  await ada.page.getByRole('button', { name: `View: Message from ${name}`, exact: true }).click();
  const dialog = ada.page.getByRole('dialog', { name: `Message from ${name}`, exact: true });
  await expectPage(dialog).toBeVisible();
  return dialog;
}

/** Who wrote the messages that are stored, and how many mails are about them. */
async function stored(): Promise<{ names: string[]; mails: number }> {
  const db = await openDatabase(server.databaseFile);
  const rows = await db.selectFrom('submissions').select('payload_json').execute();
  const mails = await db.selectFrom('notifications').select('id').execute();
  await db.destroy();
  return { names: rows.map(({ payload_json }) => JSON.parse(payload_json).name).sort(), mails: mails.length };
}

it('has an admin delete a message for good, once it is said what goes', async () => {
  const { page } = ada;
  await ada.open(QUEUE);
  const dialog = await view('Gina Gone');
  const remove = dialog.getByRole('button', { name: 'Delete Message from Gina Gone', exact: true });
  await remove.click();
  const question = page.getByRole('dialog', { name: 'Delete “Message from Gina Gone” for good?' });
  await expectPage(question).toContainText('This cannot be undone.');
  await expectPage(question.getByRole('button', { name: 'Keep', exact: true })).toBeFocused();
  await ada.isAccessible();
  await question.getByRole('button', { name: 'Keep', exact: true }).click();
  await expectPage(question).toHaveCount(0);
  expect(await stored()).toEqual({ names: ['Gina Gone', 'Pat Patient', 'Sam Seller'], mails: 6 });

  await remove.click();
  await question.getByRole('button', { name: 'Delete for good' }).click();
  await ada.seesNotice(/^Deleted: Message from Gina Gone 2 mails went with it\./);
  await expectPage(dialog).toHaveCount(0);
  await expectPage(heading('Gina Gone')).toHaveCount(0);
  await expectPage(heading('Pat Patient')).toBeVisible();
  expect(await stored()).toEqual({ names: ['Pat Patient', 'Sam Seller'], mails: 4 });
});

it('takes spam out of the queue and back, and clears it after a question with its count', async () => {
  const { page } = ada;
  await ada.open(QUEUE);
  const dialog = await view('Sam Seller');
  await dialog.getByRole('button', { name: 'Mark as spam Message from Sam Seller', exact: true }).click();
  await ada.seesNotice(/^Marked as spam: Message from Sam Seller/);
  await expectPage(dialog).toHaveCount(0);
  await expectPage(heading('Sam Seller')).toHaveCount(0);
  await page.locator('.notice').getByRole('button', { name: 'Undo' }).click();
  await ada.seesNotice(/^No spam after all: Message from Sam Seller/);
  await expectPage(heading('Sam Seller')).toBeVisible();

  await page.getByRole('button', { name: 'Select several' }).click();
  await page.getByLabel('Select Message from Sam Seller').check();
  await page
    .getByRole('group', { name: 'With those that are selected' })
    .getByRole('button', { name: 'Mark as spam' })
    .click();
  await expectPage(heading('Sam Seller')).toHaveCount(0);
  await expectPage(heading('Pat Patient')).toBeVisible();

  await page.getByText('Search and filter').click();
  await page.getByLabel('Spam').selectOption('Only what is marked as spam');
  await expectPage(heading('Sam Seller')).toBeVisible();
  await expectPage(heading('Pat Patient')).toHaveCount(0);
  await expectPage(page.getByRole('button', { name: 'Mark as handled' })).toHaveCount(0);
  await ada.isAccessible();
  await page.getByRole('button', { name: 'Delete all spam (1)' }).click();
  const question = page.getByRole('dialog', { name: 'Delete 1 message marked as spam for good?' });
  await expectPage(question).toContainText('1 × Submission.');
  await ada.isAccessible();
  await question.getByRole('button', { name: 'Delete for good' }).click();
  await ada.seesNotice(/^1 message marked as spam deleted/);
  await expectPage(page.getByText('Nothing found', { exact: true })).toBeVisible();
  expect(await stored()).toEqual({ names: ['Pat Patient'], mails: 2 });
});
