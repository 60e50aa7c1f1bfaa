import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#server/database/db.ts';
import { addCenters } from '#server/testing/running-app.ts';
import { expectPage } from './expect-page.ts';
import { draftHolds, fillInContact } from './fill-in.ts';
import { OutsideWorld } from './outside-world.ts';
import { Phone } from './phone.ts';

const world = new OutsideWorld();
let phone: Phone;

beforeAll(async () => {
  await world.start();
  await world.server.changeDirectory(async () => {
    const db = await openDatabase(world.server.databaseFile);
    const house = (_: unknown, number: number) => ({
      name: `Prairie House ${number}`,
      city: 'Cheyenne',
      state: 'WY' as const,
    });
    await addCenters(db, ...Array.from({ length: 60 }, house));
    await db.destroy();
  });
});
afterEach(() => phone.closeBrowser());
afterAll(() => world.remove());

function openPhone(options?: ConstructorParameters<typeof Phone>[1]): Promise<Page> {
  phone = new Phone(world.server, options);
  return phone.openBrowser();
}

/** What can be seen can be used: the menu is open, and no button waits for a script. */
async function nothingIsDead(page: Page): Promise<void> {
  await expectPage(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Find Help' }),
  ).toBeVisible();
  await expectPage(
    page.locator(
      'button:not([type=submit]):not(:disabled):visible, button:not(:disabled):visible:not(form *):not([form])',
    ),
  ).toHaveCount(0);
  await expectPage(page.getByRole('link', { name: 'call 988' }).first()).toBeVisible();
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const body = (await page.locator('body').boundingBox())!;
    expect(body.width, `${page.url()} is not wider than ${width} pixels`).toBeLessThanOrEqual(width);
  }
  await page.setViewportSize({ width: 390, height: 844 });
}

/** Of a center, a guide, a state, a search, and the form: all that a person does who has switched scripts off. */
it('lets people read, search and write who run no script', async () => {
  const page = await openPhone({ javaScriptEnabled: false });
  const content = page.locator('#content');
  phone.expects(/status of 400/);

  await phone.visit('/');
  await nothingIsDead(page);
  await content.getByText('By state and level of care').click();
  await content.getByRole('combobox', { name: 'State' }).selectOption('Wyoming');
  await content.getByRole('searchbox').fill('zzyzx house in cheyenne');
  await content.getByRole('button', { name: 'Search Centers' }).click();
  await phone.seesHeading('Find Help');
  await expectPage(content.getByRole('list', { name: 'Filters in use' })).toContainText('Near Cheyenne, WY');
  await nothingIsDead(page);
  await page.goBack();
  await content.getByRole('link', { name: 'Find help near me' }).click();
  await expectPage(content.getByText('Near where?')).toBeVisible();
  await nothingIsDead(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Find Help' }).click();
  await phone.seesHeading('Find Help');
  await nothingIsDead(page);
  await phone.search('sample');
  await expectPage(content.getByRole('heading', { name: '153 centers found' })).toBeVisible();
  await content.getByLabel('State').selectOption('California');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('button', { name: /^Residential \(?\d/ }).click();
  await expectPage(page).toHaveURL(/\?q=sample&state=CA&level=RESIDENTIAL$/);
  const found = content.getByRole('heading', { name: /^\d+ centers? found, and \d+ that do not say$/ });
  expect(Number.parseInt((await found.textContent()) ?? '', 10)).toBeLessThan(26);
  await expectPage(content.getByRole('article').last()).toContainText(
    'Not stated: level of care. Ask when you call.',
  );
  await page.getByRole('button', { name: /^Residential \(?\d/ }).click();
  await content.getByRole('link', { name: 'Next' }).click();
  await expectPage(content.getByText('Page 2 of 2', { exact: true })).toBeVisible();
  await expectPage(content.getByRole('article')).toHaveCount(6);
  await content.getByRole('article').first().getByRole('heading').getByRole('link').click();

  await expectPage(content.getByRole('heading', { level: 1 })).toContainText('Sample');
  await nothingIsDead(page);
  await expectPage(content.getByRole('link', { name: /^Call Now/ }).first()).toHaveAttribute('href', /^tel:/);
  await expectPage(content.getByText('CA', { exact: false }).first()).toBeVisible();

  await page.getByRole('link', { name: 'Browse by State' }).click();
  await nothingIsDead(page);
  await content
    .getByRole('link', { name: /^Wyoming/ })
    .first()
    .click();
  await phone.seesHeading('Treatment Centers in Wyoming');
  await nothingIsDead(page);
  await expectPage(content.getByRole('article')).toHaveCount(60);
  await content.getByRole('link', { name: /^Show .*more/ }).click();
  await expectPage(page).toHaveURL(/\/states\/wy\?page=2$/i);
  await expectPage(content.getByRole('article')).toHaveCount(11);

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Guides' }).click();
  await content.getByRole('link', { name: 'Overdose and naloxone' }).click();
  await phone.seesHeading('Overdose and naloxone');
  await expectPage(content.getByRole('heading', { name: 'Where can I get help right now?' })).toBeVisible();
  await nothingIsDead(page);

  await page.getByRole('link', { name: 'Contact', exact: true }).click();
  await phone.seesHeading('Contact Us');
  await nothingIsDead(page);
  await fillInContact(page, 'Two lines,\nand no script.');
  await page.getByLabel('Email', { exact: true }).fill('robin');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expectPage(page).toHaveTitle('Not sent yet: Contact Us | Harborlight');
  await nothingIsDead(page);
  const mistake = content.getByRole('link', { name: 'Please enter a valid email address' });
  await expectPage(mistake).toBeInViewport();
  await mistake.click();
  const email = page.getByLabel('Email', { exact: true });
  await expectPage(email).toBeFocused();
  await expectPage(email).toBeInViewport();
  await expectPage(email).toHaveValue('robin');
  await expectPage(email).toHaveAccessibleDescription(/Please enter a valid email address/);
  await expectPage(page.getByLabel('Message', { exact: true })).toHaveValue('Two lines,\nand no script.');
  await expectPage(page.getByLabel('Inquiry type')).toHaveValue('correction');
  expect((await world.stored()).submissions).toEqual([]);

  await email.fill('robin@mail.example');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expectPage(content.getByRole('heading', { name: 'Message sent successfully' })).toBeInViewport();
  await expectPage(page.getByRole('link', { name: 'call 988' }).first()).toBeInViewport();
  await nothingIsDead(page);
  await page.reload();
  await expectPage(content.getByRole('heading', { name: 'Message sent successfully' })).toBeVisible();
  await world.untilMailIsDone();
  expect((await world.stored()).submissions.map(({ payload_json }) => JSON.parse(payload_json))).toEqual([
    {
      name: 'Robin Sample',
      email: 'robin@mail.example',
      type: 'correction',
      subject: '',
      message: 'Two lines,\nand no script.',
    },
  ]);
  expect(world.mail.mailsTo('robin@mail.example')).toHaveLength(1);
});

/** Opens an address as over a slow line: the page is there, and its scripts come when the line is `let` through. */
async function openSlowly(page: Page, address: string): Promise<{ letThrough: () => Promise<void> }> {
  let open = () => {};
  const line = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await line;
    await route.continue();
  });
  await page.goto(world.server.origin + address, { waitUntil: 'commit' });
  await expectPage(page.locator('footer')).toBeVisible();
  return {
    letThrough: async () => {
      open();
      await phone.isReady();
      await page.unroute('**/assets/*.js');
    },
  };
}

it('keeps what is typed before the script comes, and goes on with it', async () => {
  const page = await openPhone({ serviceWorkers: 'block' });
  const { letThrough } = await openSlowly(page, '/live-matching');
  await page.getByLabel('State', { exact: true }).selectOption('Texas');
  await page.getByLabel('ZIP code').fill('78701');
  await page.getByLabel('26 to 64').check();
  await page.getByLabel('Mental health', { exact: true }).check();
  await page.getByRole('checkbox', { name: /^Detox/ }).check();
  await page.getByLabel('IOP (Intensive Outpatient)').check();
  await page.getByLabel('Email me', { exact: true }).check();
  await page.getByLabel('Phone number or email').fill('pat@mail.example');
  await page.getByLabel(/^I agree that Harborlight may contact me/).check();
  await letThrough();

  await expectPage(page.getByLabel('Email Address')).toHaveValue('pat@mail.example');
  await expectPage(page.getByLabel('State', { exact: true })).toHaveValue('TX');
  await draftHolds(page, '"levelsOfCare":["DETOX","IOP"]');
  await page.getByLabel('Medicaid', { exact: true }).check();
  await page.getByLabel('Close to home only').check();
  await page.getByRole('button', { name: 'Send request' }).click();
  await phone.seesHeading('We have your request');
  expect((await world.stored()).matching).toMatchObject([
    {
      state: 'TX',
      zip: '78701',
      age_band: '26_64',
      primary_need: 'MENTAL_HEALTH',
      levels_of_care: '["DETOX","IOP"]',
      contact_preference: 'EMAIL_ME',
      contact_info: 'pat@mail.example',
    },
  ]);

  const search = await openSlowly(page, '/directory');
  await page.getByRole('searchbox').fill('Prairie House 7');
  await page.getByLabel('ZIP code or city').fill('78701');
  await search.letThrough();
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expectPage(page).toHaveURL(/q=Prairie.*near=78701/);

  await page.setViewportSize({ width: 1280, height: 900 });
  const filters = await openSlowly(page, '/directory?level=DETOX');
  await page.getByRole('combobox', { name: 'State' }).selectOption('California');
  await filters.letThrough();
  await expectPage(page).toHaveURL(/\?state=CA&level=DETOX$/);
  await expectPage(page.getByRole('combobox', { name: 'State' })).toHaveValue('CA');
});

it('puts a form right by script that came without one, whatever the draft says', async () => {
  const page = await openPhone({ serviceWorkers: 'block' });
  phone.expects(/status of 400/);
  await phone.visit('/contact');
  await fillInContact(page, 'An older draft.');
  await draftHolds(page, 'An older draft.');

  const first = await openSlowly(page, '/contact');
  await fillInContact(page, 'Sent before the script came.');
  await page.getByLabel('Email', { exact: true }).fill('robin');
  await page.getByRole('button', { name: 'Send message' }).click({ noWaitAfter: true });
  const message = page.getByLabel('Message', { exact: true });
  await expectPage(page.getByRole('link', { name: 'Please enter a valid email address' })).toBeVisible();
  await expectPage(message).toHaveValue('Sent before the script came.');
  await message.fill('Changed before the script came.');
  await first.letThrough();

  const email = page.getByLabel('Email', { exact: true });
  await expectPage(email).toBeFocused();
  await expectPage(email).toHaveValue('robin');
  await expectPage(message).toHaveValue('Changed before the script came.');
  await expectPage(page).toHaveTitle('Contact Us | Harborlight');
  await draftHolds(page, 'Changed before the script came.');
  await phone.isAccessible();

  // The draft is what counts from here on.
  await page.getByRole('link', { name: 'Live Matching' }).last().click();
  await phone.seesHeading('Live Matching');
  await page.goBack();
  await expectPage(message).toHaveValue('Changed before the script came.');
  await email.fill('robin@late.example');
  await page.getByRole('button', { name: 'Send message' }).click();
  await phone.seesNotice('Message sent successfully', 'We aim to answer within 1-2 business days.');
  await expectPage(message).toHaveValue('');
  const { submissions } = await world.stored();
  const messages = submissions.map(({ payload_json }) => JSON.parse(payload_json));
  expect(messages.filter(({ email }) => email === 'robin@late.example')).toMatchObject([
    { message: 'Changed before the script came.' },
  ]);
});
