import { afterAll, beforeAll, expect, it } from 'vitest';
import { alertWords } from '#core/i18n/en/admin/alerts.ts';
import { staff } from '#core/i18n/en/admin/staff-validation.ts';
import { openDatabase } from '#server/database/db.ts';
import { addMatchingRequest } from '#server/testing/stored-messages.ts';
import { expectPage } from './expect-page.ts';
import { OutsideWorld, STAFF } from './outside-world.ts';
import { Phone } from './phone.ts';
import { LAPTOP, signInOn } from './staff-browser.ts';

const world = new OutsideWorld();
const laptop = new Phone(world.server, { ...LAPTOP, stays: true });

beforeAll(async () => {
  await world.start();
  await laptop.openBrowser();
  await signInOn(laptop, 'Rita Reviewer');
});
afterAll(async () => {
  await laptop.switchOff();
  await world.remove();
});

async function addRequest(): Promise<void> {
  const db = await openDatabase(world.server.databaseFile);
  await addMatchingRequest(db);
  await db.destroy();
}

it('sends a test mail, and says why one could not be sent', async () => {
  const page = await laptop.openBrowser();
  await laptop.visit('/admin0323/notifications');
  await expectPage(page.getByText('No notifications yet')).toBeVisible();
  await expectPage(page.getByText('SMTP Configured')).toBeVisible();
  const to = page.getByLabel('Send it to');
  await expectPage(to).toHaveValue('rita.reviewer@harborlight.example');
  await page.getByRole('button', { name: 'Send test mail' }).click();
  await expectPage(page.getByText(/has taken the test mail for rita\.reviewer@/)).toBeVisible();
  expect(world.mail.mailsTo('rita.reviewer@harborlight.example')).toHaveLength(1);

  laptop.expects(/status of (400|502)/);
  world.mail.manners = { refuse: { code: 554, message: '5.7.1 You may not send' } };
  await page.getByRole('button', { name: 'Send test mail' }).click();
  await expectPage(page.getByText(/The test mail was not sent\./)).toBeVisible();
  await expectPage(page.getByText(/554 5\.7\.1 You may not send/)).toBeVisible();
  await to.fill('nobody');
  await page.getByRole('button', { name: 'Send test mail' }).click();
  await expectPage(to).toHaveAccessibleDescription(staff.email);
  await expectPage(to).toHaveValue('nobody');
  await laptop.isAccessible();
  await laptop.closeBrowser();
});

it('says on every page of staff that a mail to them was refused, resends it, and it arrives', async () => {
  world.mail.manners = { refuse: { code: 550, message: '5.1.1 No such user', after: 'recipient' } };
  await addRequest();
  await world.untilMailIsDone();
  const page = await laptop.openBrowser();
  const wrong = page.getByRole('region', { name: alertWords.label });
  for (const path of ['', '/guides']) {
    await laptop.visit(`/admin0323${path}`);
    await expectPage(wrong).toContainText(
      '1 mail to staff was not sent (550 5.1.1), 1 of them about a request for help',
    );
  }
  await laptop.isAccessible();
  await wrong.getByRole('link', { name: 'Open the mails' }).click();
  await laptop.seesHeading('Email Notifications');
  const mail = page.getByRole('listitem').filter({ hasText: 'Live Matching request (Texas)' });
  await expectPage(mail.getByText('URGENT', { exact: true })).toBeVisible();
  await expectPage(mail).toContainText(`To: ${STAFF}`);
  await expectPage(mail).toContainText('Failed');
  await expectPage(mail).toContainText('Why it failed: 550 5.1.1 No such user');
  await expectPage(mail).toContainText(/Matching request [0-9a-f]{8}\.\.\./);
  const stats = page.getByRole('list', { name: 'Mails' });
  await expectPage(stats.getByRole('listitem').filter({ hasText: 'Failed' })).toContainText('1');

  world.mail.manners = {};
  await mail.getByRole('button', { name: /^Resend/ }).click();
  await laptop.seesNotice('Notification Queued', 'It will be sent within seconds.');
  await expectPage(mail).toBeFocused();
  // The list looks again by itself.
  await expectPage(mail).toContainText('Sent');
  await expectPage(mail.getByRole('button')).toHaveCount(0);
  await expectPage(wrong).toHaveCount(0);
  expect(world.mail.mailsTo(STAFF)).toHaveLength(1);
  expect(world.mail.mailsTo(STAFF)[0]?.headers.get('subject')).toBe('URGENT: Live Matching request (Texas)');
  await laptop.isAccessible();
  await laptop.closeBrowser();
});

it('tells the truth where no mail server is set', { tags: 'variant' }, async () => {
  await world.server.stop();
  await world.startServer({ SMTP_URL: '', MAIL_FROM: '', STAFF_EMAIL: '' });
  const db = await openDatabase(world.server.databaseFile);
  await db.deleteFrom('notifications').execute();
  await db.deleteFrom('matching_requests').execute();
  await addMatchingRequest(db, { staffEmail: null });
  await db.destroy();
  await world.untilMailIsDone();
  const page = await laptop.openBrowser();
  await laptop.visit('/admin0323/notifications');
  for (const words of ['Forms Working', 'Notifications Logged', 'SMTP Not Configured']) {
    await expectPage(page.getByText(words, { exact: true })).toBeVisible();
  }
  await expectPage(page.getByText(/^Notifications are logged to the console because/)).toBeVisible();
  const mail = page.getByRole('listitem').filter({ hasText: 'Live Matching request' });
  await expectPage(mail).toContainText('Logged');
  await expectPage(page.getByRole('button', { name: /Resend|Send test mail/ })).toHaveCount(0);

  await page.getByRole('link', { name: 'Dashboard' }).click();
  await laptop.seesHeading('Admin Dashboard');
  const system = page.getByRole('region', { name: 'System' });
  await expectPage(system.getByText('No mail server is set: notifications are only logged.')).toBeVisible();
  await expectPage(system.getByText(/^No backup is recorded/)).toBeVisible();
  await expectPage(system.getByText(/In step with the database\./)).toBeVisible();
  await expectPage(page.getByText('1 open request for a match')).toBeVisible();
  await laptop.isAccessible();
  await laptop.closeBrowser();
});
