import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { connect } from '#server/database/db.ts';
import { STAFF_PASSWORD } from '#server/testing/staff.ts';
import { expectPage } from './expect-page.ts';
import { Phone } from './phone.ts';
import { ServerProcess } from './server-process.ts';
import { LAPTOP, signInOn } from './staff-browser.ts';

const EMAIL = 'ada@harborlight.example';
const PASSWORD = 'a lantern in the harbor';
const server = new ServerProcess();
const laptop = new Phone(server, { ...LAPTOP, stays: true });

beforeAll(() => server.start());
afterEach(async () => {
  await endSessions();
});
afterAll(async () => {
  await laptop.switchOff();
  await server.remove();
});

/** Chromium itself reports what the server refuses. */
const refusals = /status of (401|403|404|429)/;

/** The link that the server has printed for the first account, as an address under it. */
function setUpAddress(): string {
  const url = /http\S+\/admin0323\/welcome#\S+/.exec(server.output)?.[0];
  if (!url?.startsWith(server.origin)) throw new Error(`No link for the first account:\n${server.output}`);
  return url.slice(server.origin.length);
}

/** As if twelve hours had gone by. */
async function endSessions(): Promise<void> {
  const db = connect(server.databaseFile);
  try {
    await db.deleteFrom('staff_sessions').execute();
  } finally {
    await db.destroy();
  }
}

/** Moves the keyboard to the next field or button of this name. */
async function tabTo(name: string): Promise<void> {
  const { page } = laptop;
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    const label = await page.evaluate<string | null>(
      `(({ labels, textContent, ariaLabel }) => labels?.[0]?.textContent ?? ariaLabel ?? textContent)(document.activeElement)`,
    );
    if (label === name) return;
  }
  throw new Error(`The keyboard does not get to “${name}”.`);
}

it('leads from the first start to a signed-in admin, by the keyboard alone', async () => {
  const page = await laptop.openBrowser();
  laptop.expects(refusals);
  await laptop.visit(setUpAddress());
  await laptop.seesHeading('Make the first account');
  await tabTo('Email address');
  await page.keyboard.type(EMAIL);
  await tabTo('Your name');
  await page.keyboard.type('Ada Admin');
  await tabTo('Password');
  await page.keyboard.type('too short');
  await page.keyboard.press('Enter');
  await expectPage(page.getByRole('link', { name: 'Please use at least 12 characters' })).toBeVisible();
  await laptop.isAccessible();
  await expectPage(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await laptop.seesNotice('You are signed in');
  await expectPage(page.getByRole('button', { name: 'Signed in as Ada Admin' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/admin0323');

  await tabTo('Signed in as Ada Admin');
  await page.keyboard.press('Enter');
  await laptop.isAccessible();
  await tabTo('Sign Out');
  await page.keyboard.press('Enter');
  await laptop.seesHeading('Sign in');
  await laptop.seesNotice('Signed out', 'You are signed out on this device.');

  await tabTo('Email address');
  await page.keyboard.type(EMAIL);
  await tabTo('Password');
  await page.keyboard.type(PASSWORD);
  await tabTo('Show password');
  await page.keyboard.press('Space');
  await expectPage(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await tabTo('Sign In');
  await page.keyboard.press('Enter');
  await expectPage(page.getByRole('button', { name: 'Signed in as Ada Admin' })).toBeVisible();

  // The link has done its work.
  await laptop.visit(setUpAddress());
  await laptop.seesHeading('This link is not valid');
  await laptop.closeBrowser();
});

it('says when to try again after too many failures', async () => {
  const page = await laptop.openBrowser();
  laptop.expects(refusals);
  await laptop.visit('/admin0323/login');
  await page.getByLabel('Email address').fill('nobody@harborlight.example');
  const answered = () => page.waitForResponse((response) => response.url().endsWith('/api/session'));
  for (let time = 1; time <= 6; time++) {
    await page.getByLabel('Password', { exact: true }).fill(`guess ${time}`);
    await Promise.all([answered(), page.keyboard.press('Enter')]);
    if (time < 6) {
      const wrong = page.getByRole('alert').getByText('The email address or the password is not right.');
      await expectPage(wrong).toBeVisible();
    }
  }
  const locked = page
    .getByRole('alert')
    .getByText(/^Too many sign-ins have failed\. Please try again in \d+ seconds\.$/);
  await expectPage(locked).toBeVisible();
  await laptop.isAccessible();
  // Nothing that was typed is lost.
  await expectPage(page.getByLabel('Email address')).toHaveValue('nobody@harborlight.example');
  await laptop.closeBrowser();
});

it('goes on to where one wanted to go, and to no other site', async () => {
  const page = await laptop.openBrowser();
  laptop.expects(refusals);
  await signInOn(laptop, 'Grace Goes', 'admin');
  await endSessions();
  await laptop.visit('/admin0323/staff');
  await laptop.seesHeading('Sign in');
  const signIn = async () => {
    await page.getByLabel('Email address').fill('grace.goes@harborlight.example');
    await page.getByLabel('Password', { exact: true }).fill(STAFF_PASSWORD);
    await page.keyboard.press('Enter');
  };
  await signIn();
  await laptop.seesHeading('Staff');

  for (const [next, path] of [
    ['/admin0323/account', '/admin0323/account'],
    ['https://evil.example/admin0323', '/admin0323'],
  ]) {
    await endSessions();
    await laptop.visit(`/admin0323/login?next=${encodeURIComponent(next!)}`);
    await signIn();
    await page.getByRole('button', { name: 'Signed in as Grace Goes' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(path);
  }
  await laptop.closeBrowser();
});

it('asks over the page to sign in again when a session ends, and loses nothing that was typed', async () => {
  const page = await laptop.openBrowser();
  laptop.expects(refusals);
  await signInOn(laptop, 'Ina Interrupted', 'admin');
  await laptop.visit('/admin0323/staff');
  await page.getByLabel('Email address').fill('ivy@harborlight.example');
  await page.getByLabel('Role', { exact: true }).selectOption('Reviewer');
  await endSessions();
  await page.getByRole('button', { name: 'Make Invitation Link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  await expectPage(dialog).toBeVisible();
  await expectPage(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  await laptop.isAccessible();
  await expectPage(dialog.getByLabel('Email address')).toHaveValue('ina.interrupted@harborlight.example');
  await page.keyboard.type(STAFF_PASSWORD);
  await page.keyboard.press('Enter');
  await expectPage(dialog).toBeHidden();
  await expectPage(page.getByLabel('Email address')).toHaveValue('ivy@harborlight.example');
  await page.getByRole('button', { name: 'Make Invitation Link' }).click();
  await expectPage(page.getByLabel('Link for ivy@harborlight.example')).toHaveValue(/\/admin0323\/welcome#/);
  await laptop.closeBrowser();
});

it('signs out everywhere at once, after it has asked', { tags: 'variant' }, async () => {
  const page = await laptop.openBrowser();
  laptop.expects(refusals);
  await signInOn(laptop, 'Eva Everywhere', 'admin');
  await laptop.visit('/admin0323/account');
  await page.getByRole('button', { name: 'Signed in as Eva Everywhere' }).click();
  await page.getByRole('list').getByRole('button', { name: 'Sign Out Everywhere' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign out everywhere?' });
  await laptop.isAccessible();
  await dialog.getByRole('button', { name: 'Sign Out Everywhere' }).click();
  await laptop.seesHeading('Sign in');
  await laptop.seesNotice('Signed out', 'You are signed out on all devices.');
  await laptop.visit('/admin0323/account');
  await laptop.seesHeading('Sign in');
  await laptop.closeBrowser();
});
