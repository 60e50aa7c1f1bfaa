import { afterEach, beforeEach, expect, it } from 'vitest';
import { expectPage } from './expect-page.ts';
import { draftHolds, fillInContact, fillInListing, fillInMatching } from './fill-in.ts';
import { OutsideWorld } from './outside-world.ts';
import { Phone } from './phone.ts';

let world: OutsideWorld;
let phone: Phone;

beforeEach(async () => {
  world = new OutsideWorld();
  phone = new Phone(world.server, { serviceWorkers: 'block' });
  await world.start();
});
afterEach(() => world.remove());

it('says at each field what is missing, all at once, and goes to the first', async () => {
  const page = await phone.openBrowser();
  await phone.visit('/live-matching');
  await page.getByRole('button', { name: 'Send request' }).click();
  const messages = [
    'Please select a state',
    'Please select an age range',
    'Please choose the main problem',
    'Please select at least one level of care',
    'Please select your insurance type',
    'Please select your travel preference',
    "Please select how you'd like to be contacted",
    'Please provide your contact information',
    'Please check the box that we may contact you',
  ];
  const summary = page.locator('form').getByRole('alert');
  await expectPage(summary.getByRole('link')).toHaveText(messages);
  await expectPage(page.getByLabel('State', { exact: true })).toBeFocused();
  await expectPage(page.getByLabel('State', { exact: true })).toHaveAccessibleDescription(
    /Please select a state/,
  );
  await phone.isAccessible();

  await summary.getByRole('link', { name: 'Please select your insurance type' }).click();
  await expectPage(page.getByLabel('Medicaid')).toBeFocused();
  expect((await world.stored()).matching).toEqual([]);

  await fillInMatching(page);
  await page.getByRole('button', { name: 'Send request' }).click();
  await phone.seesHeading('We have your request');
  await expectPage(page.locator('.notice')).toContainText('We have your request');
  await expectPage(page.getByRole('link', { name: /^Need Help Now\? Text/ })).toHaveAttribute(
    'href',
    'sms:988',
  );
  await phone.isAccessible();
  await page.getByRole('button', { name: 'Submit Another Request' }).click();
  await expectPage(page.getByLabel('Text me', { exact: true })).not.toBeChecked();
  expect((await world.stored()).matching).toHaveLength(1);
  await phone.closeBrowser();
});

it('asks for an email address or a phone number, as the person wants to be contacted', async () => {
  const page = await phone.openBrowser();
  await phone.visit('/live-matching');
  await fillInMatching(page);
  await expectPage(page.getByLabel('Phone Number (for texting)')).toHaveAttribute('type', 'tel');
  await page.getByLabel('Call me', { exact: true }).check();
  await expectPage(page.getByLabel('Phone Number', { exact: true })).toHaveAttribute('type', 'tel');
  await page.getByLabel('Email me', { exact: true }).check();
  const email = page.getByLabel('Email Address');
  await expectPage(email).toHaveAttribute('type', 'email');
  await expectPage(email).toHaveValue('(555) 010-0199');
  await page.getByRole('button', { name: 'Send request' }).click();
  await expectPage(email).toBeFocused();
  await expectPage(email).toHaveAccessibleDescription(/Please enter a valid email address/);
  await email.fill('robin@mail.example');
  await page.getByRole('button', { name: 'Send request' }).click();
  await phone.seesHeading('We have your request');
  expect((await world.stored()).matching).toMatchObject([
    { contact_preference: 'EMAIL_ME', contact_info: 'robin@mail.example' },
  ]);
  await phone.closeBrowser();
});

it('keeps the draft of every form over a reload, until it is sent or cleared', async () => {
  phone = new Phone(world.server, { restarts: true });
  const page = await phone.openBrowser();
  await phone.visit('/update-listing');
  await fillInListing(page);
  await draftHolds(page, 'sam@mail.example');
  await phone.visit('/contact');
  await fillInContact(page, 'Half a mess');
  await draftHolds(page, 'Half a mess');
  await phone.visit('/live-matching');
  await fillInMatching(page);
  await draftHolds(page, '"consent":true');
  await page.reload();
  await expectPage(page.getByLabel('Phone Number (for texting)')).toHaveValue('(555) 010-0199');
  await phone.closeBrowser();

  const again = await phone.openBrowser();
  await phone.visit('/live-matching');
  await expectPage(again.getByLabel('Phone Number (for texting)')).toHaveValue('(555) 010-0199');
  await expectPage(again.getByLabel('IOP (Intensive Outpatient)')).toBeChecked();
  await phone.visit('/contact');
  await expectPage(again.getByLabel('Message', { exact: true })).toHaveValue('Half a mess');
  await again.getByRole('button', { name: 'Clear form' }).click();
  await phone.isAccessible();
  await again.getByRole('button', { name: 'Clear it' }).click();
  await expectPage(again.getByLabel('Message', { exact: true })).toHaveValue('');
  await again.reload();
  await expectPage(again.getByLabel('Message', { exact: true })).toHaveValue('');

  await phone.visit('/update-listing');
  await expectPage(again.getByLabel('Center name')).toHaveValue('Sample Lantern House');
  await again.getByRole('button', { name: 'Send for review' }).click();
  await phone.seesHeading('Thank you for what you sent');
  await expectPage(again.locator('.notice')).toContainText('Submission Received');
  for (const step of ['A person checks it', 'We decide', 'We tell you']) {
    await expectPage(again.locator('#content').getByText(step).first()).toBeVisible();
  }
  await phone.isAccessible();
  await phone.visit('/update-listing');
  await expectPage(again.getByLabel('Center name')).toHaveValue('');
  await phone.closeBrowser();
});
