import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '#server/database/db.ts';
import { codeOf, stepAt } from '#server/staff/two-step/time-codes.ts';
import { addTwoStep, STAFF_PASSWORD } from '#server/testing/staff.ts';
import { expectPage } from './expect-page.ts';
import { Phone } from './phone.ts';
import { ServerProcess } from './server-process.ts';
import { LAPTOP, signInOn } from './staff-browser.ts';

const ADA = 'ada.admin@harborlight.example';
const ELSEWHERE = 'You are signed out on all other devices.';
let server: ServerProcess;
let laptop: Phone;

beforeEach(() => {
  server = new ServerProcess();
  laptop = new Phone(server, LAPTOP);
});
afterEach(() => server.remove());

/** Base32, as an app reads it. */
function readSecret(typed: string): Buffer {
  const fives = [...typed.replaceAll(' ', '')].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter),
  );
  const bits = fives.map((five) => five.toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** What an app shows that has the secret, or will in a moment: each code works once. */
const appShows = (secret: Buffer, when: 'now' | 'next') =>
  codeOf(secret, stepAt(new Date()) + (when === 'now' ? 0 : 1));

/** Types into the sign-in page. */
async function signIn(): Promise<void> {
  const { page } = laptop;
  await page.getByLabel('Email address').fill(ADA);
  await page.getByLabel('Password', { exact: true }).fill(STAFF_PASSWORD);
  await page.keyboard.press('Enter');
}

async function signOut(): Promise<void> {
  const { page } = laptop;
  await page.getByRole('button', { name: 'Signed in as Ada Admin' }).click();
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await laptop.seesHeading('Sign in');
}

/** Shows the key, confirms it by a code, and returns key and recovery codes. */
async function turnOn(): Promise<{ secret: Buffer; recoveryCodes: string[] }> {
  const { page } = laptop;
  await page.getByRole('button', { name: 'Turn On' }).click();
  await expectPage(page.getByLabel('Your current password')).toBeFocused();
  await page.keyboard.type(STAFF_PASSWORD);
  await page.keyboard.press('Enter');
  await expectPage(page.getByRole('img', { name: 'QR code of the key for your app' })).toBeVisible();
  await laptop.holdsUpEverywhere();
  const key = page.locator('code');
  await expectPage(key).toHaveText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
  const secret = readSecret((await key.textContent()) ?? '');
  await page.getByLabel('Code that the app shows').fill('000000');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expectPage(
    page.getByRole('link', { name: 'This is not the code that the app shows now' }),
  ).toBeVisible();
  await page.getByLabel('Code that the app shows').fill(appShows(secret, 'now'));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await laptop.seesNotice('Two-step sign-in is on', ELSEWHERE);
  await expectPage(page.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused();
  await laptop.holdsUpEverywhere();
  return { secret, recoveryCodes: await page.locator('code').allInnerTexts() };
}

it('lets an admin turn it on, keep the recovery codes, sign in by app and by recovery code, and turn it off', async () => {
  await server.start();
  const page = await laptop.openBrowser();
  laptop.expects(/status of (400|401)/);
  await signInOn(laptop, 'Ada Admin', 'admin');
  await laptop.visit('/admin0323/account');
  const { secret, recoveryCodes } = await turnOn();
  expect(recoveryCodes).toHaveLength(10);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as File' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe('harborlight-recovery-codes.txt');
  expect(readFileSync(await file.path(), 'utf8')).toContain(recoveryCodes.join('\n'));
  await page.getByRole('button', { name: 'I Have Kept Them' }).click();
  await expectPage(page.getByText('You have 10 recovery codes left.')).toBeVisible();

  await signOut();
  await signIn();
  await expectPage(page.getByLabel('Code', { exact: true })).toBeFocused();
  await laptop.isAccessible();
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expectPage(page.getByRole('link', { name: 'This code is wrong, or was used before' })).toBeVisible();
  await page.getByRole('button', { name: 'Start again' }).click();
  await expectPage(page.getByLabel('Email address')).toHaveValue(ADA);
  await signIn();
  await page.getByLabel('Code', { exact: true }).fill(appShows(secret, 'next'));
  await page.keyboard.press('Enter');
  await expectPage(page.getByRole('button', { name: 'Signed in as Ada Admin' })).toBeVisible();

  await signOut();
  await signIn();
  await page.getByLabel('Code', { exact: true }).fill(recoveryCodes[3]!.toLowerCase());
  await page.keyboard.press('Enter');
  await expectPage(page.getByRole('button', { name: 'Signed in as Ada Admin' })).toBeVisible();
  await laptop.visit('/admin0323/account');
  await expectPage(page.getByText('You have 9 recovery codes left.')).toBeVisible();
  await page.getByRole('button', { name: 'Make New Recovery Codes' }).click();
  await page.getByLabel('Your current password').fill(STAFF_PASSWORD);
  await page.getByRole('button', { name: 'Make Codes' }).click();
  await expectPage(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
  const [renewed = ''] = await page.locator('code').allInnerTexts();
  expect(recoveryCodes).not.toContain(renewed);
  await page.getByRole('button', { name: 'I Have Kept Them' }).click();

  // A token of a program asks for a code, too.
  await page.getByLabel('What it is for').fill('a weekly report');
  await page.getByLabel('Your password', { exact: true }).fill(STAFF_PASSWORD);
  await page.getByLabel('Code from your app').fill(renewed);
  await page.getByRole('button', { name: 'Make Token' }).click();
  await expectPage(page.getByLabel('Token for a weekly report')).toHaveValue(/^[\w-]{43}$/);

  await page.getByRole('button', { name: 'Turn Off' }).click();
  await page.getByLabel('Your current password').fill('a guess');
  await page.getByRole('button', { name: 'Turn Off' }).click();
  await expectPage(page.getByRole('link', { name: 'This is not your password' })).toBeVisible();
  await page.getByLabel('Your current password').fill(STAFF_PASSWORD);
  await page.getByRole('button', { name: 'Turn Off' }).click();
  await laptop.seesNotice('Two-step sign-in is off', ELSEWHERE);
  await expectPage(page.getByRole('button', { name: 'Turn On' })).toBeVisible();
  await laptop.visit('/admin0323/history');
  for (const what of ['turned on', 'turned off']) {
    await expectPage(page.getByText(`Two-step sign-in ${what}`).first()).toBeVisible();
  }
  await laptop.closeBrowser();
});

it('leads admins to turn it on where it is required, and nowhere else before', {
  tags: 'variant',
}, async () => {
  await server.start({ REQUIRE_TWO_STEP: 'admins' });
  const page = await laptop.openBrowser();
  laptop.expects(/status of (400|401|403)/);
  await signInOn(laptop, 'Ada Admin', 'admin');
  await laptop.visit('/admin0323/staff');
  await laptop.seesHeading('Your account');
  expect(new URL(page.url()).pathname).toBe('/admin0323/account');
  await expectPage(page.getByText(/^Your account needs two-step sign-in here\./)).toBeVisible();
  await expectPage(page.getByRole('link', { name: 'Dashboard' })).toHaveCount(0);
  await expectPage(page.getByRole('button', { name: 'Change Password' })).toHaveCount(0);
  await laptop.isAccessible();
  await turnOn();
  // What is shown once stays, as the rest of the page comes.
  await expectPage(page.getByRole('button', { name: 'Change Password' })).toBeVisible();
  await expectPage(page.locator('code')).toHaveCount(10);
  await page.getByRole('button', { name: 'I Have Kept Them' }).click();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await laptop.seesHeading('Admin Dashboard');
  await laptop.closeBrowser();
});

it('lets an admin reset it for a colleague who has lost the phone', { tags: 'variant' }, async () => {
  await server.start();
  const page = await laptop.openBrowser();
  const colleague = new Phone(server, LAPTOP);
  await colleague.openBrowser();
  await signInOn(colleague, 'Rae Reviewer');
  await signInOn(laptop, 'Ada Admin', 'admin');
  const db = await openDatabase(server.databaseFile);
  const found = db.selectFrom('staff').select('id').where('name', '=', 'Rae Reviewer');
  await addTwoStep(db, (await found.executeTakeFirstOrThrow()).id);
  await db.destroy();
  await laptop.visit('/admin0323/staff');
  const card = page.getByRole('article').filter({ hasText: 'Rae Reviewer' });
  await expectPage(card.getByText('Two-step sign-in on')).toBeVisible();
  await card.getByRole('button', { name: 'Reset Two-Step of Rae Reviewer' }).click();
  await laptop.isAccessible();
  await page.getByRole('button', { name: 'Leave it on' }).click();
  await card.getByRole('button', { name: 'Reset Two-Step of Rae Reviewer' }).click();
  await page.getByRole('button', { name: 'Reset It' }).click();
  await laptop.seesNotice('Two-step sign-in reset');
  await expectPage(card.getByText('Two-step sign-in on')).toHaveCount(0);
  colleague.expects(/status of 401/);
  await colleague.visit('/admin0323');
  await colleague.seesHeading('Sign in');
  await colleague.closeBrowser();
  await laptop.closeBrowser();
});
