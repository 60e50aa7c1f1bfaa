import { afterEach, beforeEach, expect, it } from 'vitest';
import { expectPage } from './expect-page.ts';
import { fillInContact, fillInListing, fillInMatching } from './fill-in.ts';
import { OutsideWorld, STAFF } from './outside-world.ts';
import { Phone } from './phone.ts';

const SAVED = "Saved on this device. We'll send it when you're back online.";

let world: OutsideWorld;
let phone: Phone;
let center: string;

beforeEach(async () => {
  world = new OutsideWorld();
  phone = new Phone(world.server);
  await world.start();
  center = await phone.addressOfSomeCenter();
});
afterEach(() => world.remove());

/** Writes one of everything that can be sent. What is shown after each is looked at by `afterEachOne`. */
async function writeEverything(afterEachOne: () => Promise<void>): Promise<void> {
  const { page } = phone;
  await phone.visit('/live-matching');
  await fillInMatching(page);
  await page.getByRole('button', { name: 'Send request' }).click();
  await afterEachOne();
  await phone.visit('/contact');
  await fillInContact(page, 'The phone number of a center is wrong.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await afterEachOne();
  await phone.visit('/update-listing');
  await fillInListing(page);
  await page.getByRole('button', { name: 'Send for review' }).click();
  await afterEachOne();
  await phone.visit(center);
  await page.getByRole('button', { name: 'Text Me This Center' }).click();
  await page.getByLabel('Your phone number').fill('555-010-0199');
  await page.getByRole('button', { name: 'Send text' }).click();
  await phone.seesNotice('Not sent yet', SAVED);
  await page.getByRole('link', { name: /^Call Now/ }).click();
}

/** Each message is there, and once; so is the mail to staff and to who left an address. */
async function everythingArrivedOnce(): Promise<void> {
  const { matching, submissions, calls, texts } = await world.stored();
  expect(matching).toMatchObject([
    { state: 'TX', contact_info: '(555) 010-0199', levels_of_care: '["IOP"]' },
  ]);
  expect(submissions.map(({ type, status }) => `${type} ${status}`).sort()).toEqual([
    'CONTACT NEW',
    'NEW_CENTER NEW',
  ]);
  expect(calls).toMatchObject([{ referrer_url: center }]);
  expect(texts).toMatchObject([{ status: 'SENT' }]);
  expect(world.texts.received.map(({ form }) => form.To)).toEqual(['+15550100199']);

  await world.untilMailIsDone();
  expect(
    world.mail
      .mailsTo(STAFF)
      .map(({ headers }) => headers.get('subject'))
      .sort(),
  ).toEqual([
    'Contact message: Correction',
    'New listing: Sample Lantern House',
    'URGENT: Live Matching request (Texas)',
  ]);
  expect(world.mail.mailsTo('robin@mail.example')).toHaveLength(1);
  expect(world.mail.mailsTo('sam@mail.example')).toHaveLength(1);
}

it('keeps what was written without a network, and delivers each message once when the app is opened again', async () => {
  phone = new Phone(world.server, { restarts: true });
  let page = await phone.openBrowser();
  await phone.visit('/');
  await phone.hasCopy();
  await world.server.stop();

  await writeEverything(async () => {
    await phone.seesHeading('Not sent yet');
    await expectPage(page.getByText(SAVED)).toBeVisible();
    await phone.isAccessible();
  });
  await expectPage(page.getByRole('link', { name: '5 waiting to be sent' })).toBeVisible();
  await phone.closeBrowser();

  await world.startServer();
  page = await phone.openBrowser();
  await phone.visit('/');
  await expectPage(page.getByRole('link', { name: /waiting to be sent/ })).toBeHidden();
  await phone.seesNotice('Sent', '4 messages that waited on this device have been sent.');
  await phone.visit('/waiting');
  await expectPage(page.getByText('Nothing is waiting to be sent.')).toBeVisible();
  await expectPage(page.getByRole('heading', { name: 'Sent from this device' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear this list' }).click();
  await expectPage(page.getByRole('heading', { name: 'Sent from this device' })).toBeHidden();
  await everythingArrivedOnce();
  await phone.closeBrowser();
});

it('shows who to turn to now, where a request for a match has to wait', { tags: 'variant' }, async () => {
  const page = await phone.openBrowser();
  await phone.visit('/');
  await phone.hasCopy();
  await world.server.stop();
  await phone.visit('/live-matching');
  await fillInMatching(page);
  await page.getByRole('button', { name: 'Send request' }).click();
  const content = page.locator('#content');
  await expectPage(
    content.getByRole('heading', { name: 'Your request is saved and will go out.' }),
  ).toBeVisible();
  await expectPage(content.getByRole('link', { name: 'Call 988' })).toHaveAttribute('href', 'tel:988');
  await expectPage(content.getByRole('link', { name: 'Text 988' }).first()).toHaveAttribute(
    'href',
    'sms:988',
  );
  await expectPage(content.getByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911');
  await page.getByRole('link', { name: 'Waiting to send' }).click();
  await expectPage(
    page.getByText('If you need someone now, do not wait for these: call or text 988.'),
  ).toBeVisible();
  await phone.closeBrowser();
});

it('delivers once what the server had stored when the reply was cut off', async () => {
  const page = await phone.openBrowser();
  await phone.visit('/');
  await phone.hasCopy();
  phone.expects(/net::ERR_FAILED/);
  for (const address of ['live-matching', 'submissions', 'send-referral-sms', 'track-call']) {
    await page.route(`**/api/${address}`, async (route) => {
      await route.fetch();
      await route.abort();
    });
  }
  await writeEverything(() => phone.seesHeading('Not sent yet'));
  await expectPage(async () => expect((await world.stored()).calls).toHaveLength(1)).toPass({
    timeout: 60_000,
  });

  await page.unrouteAll({ behavior: 'wait' });
  await phone.visit('/waiting');
  await expectPage(page.getByText('Nothing is waiting to be sent.')).toBeVisible();
  await everythingArrivedOnce();
  await phone.closeBrowser();
});

it('sends with the app closed, as soon as the browser finds a network', async () => {
  const page = await phone.openBrowser();
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  await phone.visit('/');
  await phone.hasCopy();
  await world.server.stop();
  await phone.visit('/contact');
  await fillInContact(page, 'Written in a tunnel.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await phone.seesHeading('Not sent yet');
  await page.goto('about:blank');

  await world.startServer();
  await session.send('ServiceWorker.dispatchSyncEvent', {
    origin: world.server.origin,
    registrationId: await registered,
    tag: 'outbox',
    lastChance: false,
  });
  await expectPage(async () => expect((await world.stored()).submissions).toHaveLength(1)).toPass({
    timeout: 60_000,
  });
  await phone.visit('/waiting');
  await expectPage(page.getByText('Nothing is waiting to be sent.')).toBeVisible();
  await phone.closeBrowser();
});
