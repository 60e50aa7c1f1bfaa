import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { connect } from '#server/database/db.ts';
import { expectPage } from './expect-page.ts';
import { fillInContact } from './fill-in.ts';
import { OutsideWorld } from './outside-world.ts';
import { Phone } from './phone.ts';

const world = new OutsideWorld();
const phone = new Phone(world.server, { stays: true });

beforeAll(() => world.start());
beforeEach(async () => {
  if (world.server.pid === undefined) await world.startServer();
});
afterEach(async () => {
  const db = connect(world.server.databaseFile);
  await db.deleteFrom('notifications').execute();
  await db.deleteFrom('submissions').execute();
  await db.destroy();
});
afterAll(async () => {
  await phone.switchOff();
  await world.remove();
});

/** Writes a contact message that cannot be sent, and goes to see it wait. */
async function writeOffline(message: string): Promise<void> {
  const { page } = phone;
  await phone.visit('/');
  await phone.hasCopy();
  await world.server.stop();
  await phone.visit('/contact');
  await fillInContact(page, message);
  await page.getByRole('button', { name: 'Send message' }).click();
  await phone.seesHeading('Not sent yet');
  await page.getByRole('link', { name: 'Waiting to send' }).click();
  await phone.seesHeading('Waiting to send');
  await expectPage(page.getByText('This device could not reach us.')).toBeVisible();
}

async function storedMessages(): Promise<unknown[]> {
  const { submissions } = await world.stored();
  return submissions.map(({ payload_json }) => JSON.parse(payload_json).message);
}

it('lets a message that waits be changed, and delivers only what it became', async () => {
  const page = await phone.openBrowser();
  await writeOffline('The first version.');
  await expectPage(page.getByText('Correction: The first version.')).toBeVisible();
  await phone.isAccessible();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expectPage(page.getByText('You are changing a message that waits to be sent.')).toBeVisible();
  await expectPage(page.getByLabel('Name', { exact: true })).toHaveValue('Robin Sample');
  await page.getByLabel('Message', { exact: true }).fill('The second version.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await phone.seesHeading('Not sent yet');
  await page.getByRole('link', { name: 'Waiting to send' }).click();
  await expectPage(page.getByText('Correction: The second version.')).toBeVisible();
  await expectPage(page.getByText('The first version.')).toBeHidden();

  await world.startServer();
  const nothing = page.getByText('Nothing is waiting to be sent.');
  await phone.sendsNow(nothing);
  await phone.seesNotice('Sent', 'A message that waited on this device has been sent.');
  await expectPage(nothing).toBeVisible();
  expect(await storedMessages()).toEqual(['The second version.']);
  await phone.closeBrowser();
});

it('wipes a message for good, after asking', async () => {
  const page = await phone.openBrowser();
  await writeOffline('Nobody is to read this.');
  await page.getByRole('button', { name: 'Delete' }).click();
  await phone.isAccessible();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete it' }).click();
  await phone.seesNotice('Deleted from this device');
  await expectPage(page.getByText('Nothing is waiting to be sent.')).toBeVisible();
  expect(await everythingStoredOn(phone)).not.toContain('Nobody is to read this.');

  await world.startServer();
  await phone.visit('/');
  await phone.visit('/waiting');
  expect(await storedMessages()).toEqual([]);
  await phone.closeBrowser();
});

/** All that the outbox's database on the phone holds, as JSON. */
async function everythingStoredOn({ page }: Phone): Promise<string> {
  // As text: the test's own compiler would put helpers into it that the page does not have.
  return page.evaluate<string>(`new Promise((resolve, reject) => {
    const opening = indexedDB.open('harborlight-outbox');
    opening.onerror = reject;
    opening.onsuccess = () => {
      const names = [...opening.result.objectStoreNames];
      const transaction = opening.result.transaction(names);
      Promise.all(names.map((name) => new Promise((done) => {
        transaction.objectStore(name).getAll().onsuccess = (event) => done(event.target.result);
      }))).then((all) => { opening.result.close(); resolve(JSON.stringify(all)); });
    };
  })`);
}

it('shows why the server refused a message, and takes the corrected one', async () => {
  const page = await phone.openBrowser();
  await writeOffline('Please correct a phone number.');
  phone.expects(/400/);
  // As an older version of the app would have sent it.
  await page.route('**/api/submissions', (route) =>
    route.continue({ postData: route.request().postData()?.replace('robin@mail.example', 'robin') }),
  );
  await world.startServer();
  const refused = page.getByText('It was not accepted. Please correct it and send it again.');
  if (await phone.sendsNow(refused))
    await phone.seesNotice('Not sent yet', 'It is still saved on this device.');
  await expectPage(refused).toBeVisible();
  await expectPage(page.getByText('Please enter a valid email address')).toBeVisible();
  await phone.isAccessible();
  expect(await storedMessages()).toEqual([]);

  await page.unrouteAll();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expectPage(page.getByLabel('Email', { exact: true })).toHaveAccessibleDescription(
    /Please enter a valid email address/,
  );
  await page.getByLabel('Email', { exact: true }).fill('robin@corrected.example');
  await page.getByRole('button', { name: 'Send message' }).click();
  await phone.seesNotice('Message sent successfully', 'We aim to answer within 1-2 business days.');
  await phone.visit('/waiting');
  await expectPage(page.getByText('Nothing is waiting to be sent.')).toBeVisible();
  await world.untilMailIsDone();
  expect(await storedMessages()).toEqual(['Please correct a phone number.']);
  expect(world.mail.mailsTo('robin@corrected.example')).toHaveLength(1);
  await phone.closeBrowser();
});

it('keeps what was typed where the server refuses it at once, and says what is wrong at its field', async () => {
  const page = await phone.openBrowser();
  await phone.visit('/contact');
  await fillInContact(page, 'Written with the network on.');
  phone.expects(/400/);
  await page.route('**/api/submissions', (route) =>
    route.continue({ postData: route.request().postData()?.replace('robin@mail.example', 'robin') }),
  );
  await page.getByRole('button', { name: 'Send message' }).click();
  await expectPage(page.getByLabel('Email', { exact: true })).toBeFocused();
  await expectPage(page.locator('.notice')).toContainText('Error sending message');
  await expectPage(page.getByLabel('Message', { exact: true })).toHaveValue('Written with the network on.');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Send message' }).click();
  await phone.seesNotice('Message sent successfully', 'We aim to answer within 1-2 business days.');
  expect(await storedMessages()).toEqual(['Written with the network on.']);
  await phone.isAccessible();
  await phone.closeBrowser();
});

it('waits as long as the server asks, and does not hurry a server that fails', {
  tags: 'variant',
}, async () => {
  await world.server.stop();
  await world.startServer({ LIMIT_FORMS_PER_HOUR: '1' });
  const page = await phone.openBrowser();
  await phone.visit('/contact');
  await fillInContact(page, 'The first.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await phone.seesNotice('Message sent successfully', 'We aim to answer within 1-2 business days.');

  phone.expects(/429|500/);
  await phone.visit('/contact');
  await fillInContact(page, 'One too many.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await phone.seesHeading('Not sent yet');
  await page.route('**/api/submissions', (route) => route.fulfill({ status: 500, body: 'out of order' }));
  await phone.visit('/contact');
  await fillInContact(page, 'While it is out of order.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await phone.seesHeading('Not sent yet');

  const posted: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posted.push(request.url());
  });
  await phone.visit('/waiting');
  await expectPage(
    page.getByText(/Our server asked us to wait\. We will try again\. Next try: /),
  ).toBeVisible();
  await expectPage(page.getByText(/Our server had a problem\. We will try again\. Next try: /)).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expectPage(page.getByRole('link', { name: '2 waiting to be sent' })).toBeVisible();
  expect(posted).toEqual([]);
  expect(await storedMessages()).toEqual(['The first.']);
  for (const message of ['One too many.', 'While it is out of order.']) {
    const waiting = page.getByRole('listitem').filter({ hasText: message });
    await waiting.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete it' }).click();
    await expectPage(waiting).toBeHidden();
  }
  await phone.closeBrowser();
  await world.server.stop();
});

it('says so where a changed message had arrived as it was before, and sends the change as a new one', {
  tags: 'variant',
}, async () => {
  // A service worker would deliver the first version at once.
  const phone = new Phone(world.server, { serviceWorkers: 'block' });
  const page = await phone.openBrowser();
  await phone.visit('/contact');
  await fillInContact(page, 'The first version.');
  phone.expects(/net::ERR_FAILED|422/);
  await page.route('**/api/submissions', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Send message' }).click();
  await phone.seesHeading('Not sent yet');
  // What sends by itself has looked at it, and waits.
  await expectPage(page.getByRole('link', { name: '1 waiting to be sent' })).toBeVisible();

  await page.getByRole('link', { name: 'Waiting to send' }).click();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Message', { exact: true }).fill('The second version.');
  // Not before: it is tried again by itself after three seconds, and would be gone.
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Send message' }).click();
  await expectPage(
    page.getByRole('alert').getByText(/We already have this message as it was before it was changed\./),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Send message' }).click();
  await phone.seesNotice('Message sent successfully', 'We aim to answer within 1-2 business days.');
  expect(await storedMessages()).toEqual(['The first version.', 'The second version.']);
  await phone.visit('/waiting');
  await expectPage(page.getByText('Nothing is waiting to be sent.')).toBeVisible();
  await phone.closeBrowser();
});

it('keeps what was typed on screen where it can be neither sent nor saved', async () => {
  const page = await phone.openBrowser();
  await page.addInitScript(`
    IDBFactory.prototype.open = () => { throw new Error('This browser stores nothing.'); };
  `);
  await phone.visit('/contact');
  await phone.canBeToldThings();
  await world.server.stop();
  await fillInContact(page, 'Nowhere to go.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await phone.seesNotice('Error sending message', 'Please try again later. What you wrote is still here.');
  await expectPage(page.getByLabel('Message', { exact: true })).toHaveValue('Nowhere to go.');
  await phone.isAccessible();
  await world.startServer();
  await page.getByRole('button', { name: 'Send message' }).click();
  await phone.seesNotice('Message sent successfully', 'We aim to answer within 1-2 business days.');
  expect(await storedMessages()).toEqual(['Nowhere to go.']);
  await phone.closeBrowser();
});
