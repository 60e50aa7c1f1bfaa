import { afterAll, beforeAll, it } from 'vitest';
import { expectPage } from './expect-page.ts';
import { Phone } from './phone.ts';
import { ServerProcess } from './server-process.ts';

const server = new ServerProcess();

beforeAll(() => server.start());
afterAll(() => server.remove());

it('has the words for the call beside it, by what was asked, and keeps the answers on the device, with no network', async () => {
  const phone = new Phone(server);
  const page = await phone.openBrowser();
  await phone.visit('/directory?care=SUBSTANCE_USE&insurance=MEDICAID');
  await phone.goesTo('/');
  await phone.hasCopy();
  await server.stop();
  await page.goBack();
  const listed = page.getByRole('article').first();
  const center = (await listed.getByRole('heading').textContent()) ?? '';
  await listed.getByRole('link', { name: /^View Details/ }).click();
  await phone.seesHeading(center);
  await page.getByText('What to say when you call').first().click();
  const card = page.locator('details[open]');
  await expectPage(card.getByText('I need help with alcohol or drugs.')).toBeVisible();
  await expectPage(card.getByText('I have Medicaid. Do you take it?')).toBeVisible();
  await expectPage(card.getByText('If you have no place: who else could I call today?')).toBeVisible();
  await phone.holdsUpEverywhere();
  await card.getByLabel(/^What they said/).fill('Ask for Ana. Tuesday, 9.');
  await phone.canBeToldThings();

  // It has come to My list, with its words.
  await phone.goesTo('/my-list');
  await expectPage(page.getByRole('heading', { name: center })).toBeVisible();
  await expectPage(page.getByRole('textbox')).toHaveValue('Ask for Ana. Tuesday, 9.');
  await page.getByText('What to say when you call').first().click();
  await expectPage(card.getByText('What will I pay, all in all?')).toBeVisible();
  await phone.isAccessible();

  // On paper it is whole.
  await page.goBack();
  await phone.seesHeading();
  await page.emulateMedia({ media: 'print' });
  await expectPage(page.getByRole('heading', { name: 'What to say when you call' })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await phone.closeBrowser();
  await server.start();
});

it('says in Spanish how to ask for an interpreter, in English and as it sounds', async () => {
  const phone = new Phone(server, { serviceWorkers: 'block', viewport: { width: 320, height: 640 } });
  const page = await phone.openBrowser();
  await phone.visit(`/es${await phone.addressOfSomeCenter()}`);
  await page.getByText('Qué decir cuando llame').first().click();
  await expectPage(page.locator('details[open] [lang=en]')).toHaveText('Spanish interpreter, please.');
  await expectPage(page.getByText('Suena así: “spánish intérpreter, plis”.').first()).toBeVisible();
  await phone.isAccessible();
  await phone.closeBrowser();
});
