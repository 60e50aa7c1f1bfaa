import { afterAll, beforeAll, expect, it } from 'vitest';
import { accept } from '#server/sms/testing/sms-server.ts';
import { expectPage } from './expect-page.ts';
import { OutsideWorld } from './outside-world.ts';
import { Phone } from './phone.ts';

const world = new OutsideWorld();
const phone = new Phone(world.server, { stays: true });

beforeAll(() => world.start());
afterAll(async () => {
  await phone.switchOff();
  await world.remove();
});

it('texts a center to the person’s phone, and says what is wrong until it can', async () => {
  const page = await phone.openBrowser();
  await phone.visit('/directory?state=CO');
  const opener = page.getByRole('button', { name: /^Text Me/ }).first();
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Text Me This Center' });
  await expectPage(dialog).toBeVisible();
  await expectPage(
    dialog.getByText(
      "We'll only use this to send you the treatment center details. The text names the center, and can show on a locked screen. On a shared phone, save it to My list instead. Message and data rates may apply.",
    ),
  ).toBeVisible();
  const number = dialog.getByLabel('Your phone number');
  await expectPage(number).toBeFocused();
  await phone.isAccessible();

  await dialog.getByRole('button', { name: 'Send text' }).click();
  await phone.seesNotice('Phone Required', 'Please enter your phone number to receive the center details.');
  await phone.isAccessible();
  await number.fill('555-0199');
  await page.keyboard.press('Enter');
  await phone.seesNotice('Invalid Phone', 'Please enter a valid 10-digit phone number.');
  await expectPage(number).toHaveAccessibleDescription(/Please enter a valid 10-digit phone number\./);

  phone.expects(/422/);
  world.texts.answer = (response) =>
    response.writeHead(400, { 'Content-Type': 'application/json' }).end(JSON.stringify({ code: 21614 }));
  await number.fill('(555) 010-0100');
  await dialog.getByRole('button', { name: 'Send text' }).click();
  await phone.seesNotice(
    'The text was not sent',
    'The text could not be sent. Please call the center directly.',
  );
  await expectPage(number).toHaveAccessibleDescription(
    /No text can be sent to this number\. Please check it/,
  );
  await phone.isAccessible();

  phone.expects(/502/);
  world.texts.answer = (response) => response.writeHead(500).end();
  await number.fill('(555) 010-0199');
  await dialog.getByRole('button', { name: 'Send text' }).click();
  await phone.seesNotice(
    'The text was not sent',
    'The text could not be sent. Please call the center directly.',
  );
  await expectPage(number).toHaveValue('(555) 010-0199');

  let answer = () => {};
  world.texts.answer = (response) => {
    answer = () =>
      response
        .writeHead(201, { 'Content-Type': 'application/json' })
        .end(JSON.stringify({ sid: 'SM1', status: 'queued' }));
  };
  await dialog.getByRole('button', { name: 'Send text' }).click();
  const sending = dialog.getByRole('button', { name: 'Sending...' });
  await expectPage(sending).toBeDisabled();
  await expectPage(async () => expect(world.texts.received).toHaveLength(3)).toPass({ timeout: 60_000 });
  answer();
  await phone.seesNotice('Text sent', 'Treatment center details sent to your phone.');
  await expectPage(dialog).toBeHidden();
  await expectPage(opener).toBeFocused();
  expect(world.texts.received[2]?.form).toMatchObject({ To: '+15550100199' });
  await expectPage(page.getByRole('link', { name: /waiting to be sent/ })).toBeHidden();
  await phone.closeBrowser();
});

it('opens the phone’s own Messages with everything filled in, where no provider is set up', async () => {
  await world.server.stop();
  await world.startServer({ TWILIO_ACCOUNT_SID: '', TWILIO_AUTH_TOKEN: '', TWILIO_FROM: '' });
  const page = await phone.openBrowser();
  const address = await phone.addressOfSomeCenter();
  await phone.visit(address);
  const link = page.getByRole('link', { name: 'Text Me This Center' });
  const href = (await link.getAttribute('href')) ?? '';
  expect(href).toMatch(/^sms:\?&body=/);
  const body = decodeURIComponent(href.slice(href.indexOf('body=') + 5));
  expect(body).toContain((await page.getByRole('heading', { level: 1 }).textContent()) ?? 'no name');
  expect(body).toMatch(/\d{3}-555-01\d{2}\n\d+ \w+/);
  expect(body).toContain(`${world.server.origin}${address}`);
  await phone.isAccessible();
  await phone.closeBrowser();
  await world.server.stop();
  await world.startServer();
});

it('leads to the phone’s own Messages where we cannot text a number, and where no more texts may go out', {
  tags: 'variant',
}, async () => {
  const page = await phone.openBrowser();
  const address = await phone.addressOfSomeCenter();
  const openDialog = () => page.getByRole('button', { name: 'Text Me This Center' }).click();
  const dialog = page.getByRole('dialog', { name: 'Text Me This Center' });
  const number = dialog.getByLabel('Your phone number');
  const ownMessages = dialog.getByRole('link', { name: 'Open your Messages' });
  world.texts.answer = accept;
  await phone.visit(address);
  await openDialog();
  await number.fill('(555) 010-0142');
  await page.keyboard.press('Enter');
  await phone.seesNotice('Text sent', 'Treatment center details sent to your phone.');

  await world.server.stop();
  await world.startServer({ LIMIT_TEXTS_ALL_PER_HOUR: '1' });
  await phone.visit(address);
  await openDialog();
  await number.fill('876-555-0142');
  await page.keyboard.press('Enter');
  await phone.seesNotice(
    'We cannot text this number',
    'We can text numbers of the United States and Canada only. You can text the details yourself.',
  );
  await expectPage(number).toHaveAccessibleDescription(/numbers of the United States and Canada only/);
  await expectPage(ownMessages).toHaveAttribute('href', /^sms:\?&body=/);
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  phone.expects(/429/);
  await openDialog();
  await expectPage(ownMessages).toBeHidden();
  await number.fill('(555) 010-0142');
  await dialog.getByRole('button', { name: 'Send text' }).click();
  await phone.seesNotice(
    'No more texts for now',
    'We have sent as many as we can. Text the details yourself, or call the center directly.',
  );
  await expectPage(ownMessages).toHaveAttribute('href', /^sms:\?&body=/);
  await phone.isAccessible();
  await phone.closeBrowser();
  await world.server.stop();
  await world.startServer();
});

it('shows one notice at a time, which F8 reaches, a swipe to the right dismisses, and time takes away', {
  tags: 'variant',
}, async () => {
  const page = await phone.openBrowser();
  await phone.visit(await phone.addressOfSomeCenter());
  await page.getByRole('button', { name: 'Text Me This Center' }).click();
  const send = page.getByRole('button', { name: 'Send text' });
  await send.click();
  await send.click();
  await phone.seesNotice('Phone Required', 'Please enter your phone number to receive the center details.');
  await page.keyboard.press('F8');
  await expectPage(page.getByRole('region', { name: 'Notices (F8)' }).locator('ol')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expectPage(page.getByRole('button', { name: 'Dismiss' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectPage(page.locator('.notice')).toBeHidden();

  const swipe = async (pixels: number) => {
    const box = await page.locator('.notice').boundingBox();
    if (!box) throw new Error('There is no notice.');
    await page.mouse.move(box.x + 60, box.y + 30);
    await page.mouse.down();
    await page.mouse.move(box.x + 60 + pixels, box.y + 30, { steps: 5 });
    await page.mouse.up();
  };
  await send.click();
  await swipe(40);
  await expectPage(page.locator('.notice')).toBeVisible();
  await swipe(80);
  await expectPage(page.locator('.notice')).toBeHidden();

  await send.click();
  await expectPage(page.locator('.notice')).toBeVisible();
  // A pointer on it would hold it.
  await page.mouse.move(200, 800);
  await expectPage(page.locator('.notice')).toBeHidden();
  await phone.closeBrowser();
});

it('leads from the short address of a text to the center, also without a network', async () => {
  const phone = new Phone(world.server, { restarts: true });
  const page = await phone.openBrowser();
  await phone.open('/es');
  await phone.hasCopy(/centros en este dispositivo, actualizados/);
  const response = await fetch(`${world.server.origin}/api/centers`);
  const { centers } = (await response.json()) as { centers: { id: string; slug: string; name: string }[] };
  const { id, slug, name } = centers[0]!;
  await page.route('**/api/**', (route) => route.abort());
  phone.expects(/net::ERR_FAILED/);
  await page.goto(`${world.server.origin}/es/c/${Number(id)}`, { waitUntil: 'commit' });
  await expectPage(page).toHaveURL(`${world.server.origin}/es/centers/${slug}`);
  await phone.seesHeading(name);
  await phone.closeBrowser();
});

it('counts a tap to call, and dials whatever becomes of that', async () => {
  const phone = new Phone(world.server, { restarts: true });
  const page = await phone.openBrowser();
  await phone.visit('/states/co');
  const call = page.getByRole('link', { name: /^Call / }).first();
  await expectPage(call).toHaveAttribute('href', /^tel:\+1\d{10}$/);
  await call.click();
  await expectPage(async () => expect((await world.stored()).calls).toHaveLength(1)).toPass({
    timeout: 60_000,
  });
  expect((await world.stored()).calls).toMatchObject([
    { user_city: null, user_state: 'CO', referrer_url: '/states/co', user_agent: 'Chrome' },
  ]);

  // Where the browser stores nothing and our server is gone, it is still a link that the phone's dialer takes.
  // Chromium asks what to dial with, in a window of its own: it is closed with the browser.
  await phone.closeBrowser();
  const withoutStore = await phone.openBrowser();
  await withoutStore.addInitScript(`
    IDBFactory.prototype.open = () => { throw new Error('This browser stores nothing.'); };
    addEventListener('click', (event) => { window.dialed = !event.defaultPrevented; });
  `);
  await phone.visit('/states/co');
  await world.server.stop();
  await withoutStore
    .getByRole('link', { name: /^Call / })
    .first()
    .click();
  expect(await withoutStore.evaluate('window.dialed')).toBe(true);
  await phone.closeBrowser();
});
