import { expect as expectPage } from 'playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tabTo } from './keyboard.ts';
import { Phone } from './phone.ts';
import { ServerProcess } from './server-process.ts';

const server = new ServerProcess();
const phone = new Phone(server, { stays: true });

beforeAll(() => server.start());
afterAll(async () => {
  await phone.switchOff();
  await server.remove();
});

it('shows every page without a barrier, light and dark, from 320 to 1280 pixels wide', async () => {
  await phone.openBrowser();
  for (const address of [
    '/',
    '/directory',
    '/directory?q=zzzz',
    '/states',
    '/states/ca',
    '/on-this-phone',
    '/live-matching',
    '/guides',
    '/guides/overdose-and-naloxone',
    '/about',
    '/transparency',
    '/editorial-policy',
    '/privacy',
    '/contact',
    '/update-listing',
    '/waiting',
    '/for-chatgpt',
    '/nowhere',
    await phone.addressOfSomeCenter(),
  ]) {
    await phone.open(address);
    await phone.holdsUpEverywhere();
  }
  // A hundred screens long: once, as it is seen least well.
  await phone.page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await phone.page.setViewportSize({ width: 320, height: 844 });
  await phone.visit('/api/docs');
  await phone.closeBrowser();
}, 180_000);

it('goes by the menu on a phone, which closes once a link is chosen', async () => {
  const page = await phone.openBrowser();
  await phone.visit('/');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expectPage(menu).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await phone.isAccessible();
  await menu.getByRole('link', { name: 'Find Help' }).click();
  await phone.seesHeading('Find Help');
  await expectPage(menu).toBeHidden();
  await phone.closeBrowser();
});

it('keeps a search in the address: it can be shared, paged, cleared, and Back undoes each step', async () => {
  const page = await phone.openBrowser();
  await phone.visit('/directory?q=sample&level=RESIDENTIAL&population=TRAUMA');
  const found = page.getByRole('heading', { name: /^\d+ centers? found$/ });
  await expectPage(found).toBeVisible();
  await expectPage(page.getByRole('button', { name: /^Residential/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expectPage(page.getByRole('button', { name: /^Trauma-Focused/ })).toBeVisible();

  await phone.visit('/directory?level=DETOX');
  await expectPage(page.getByText(/^Page 1 of \d+$/)).toBeVisible();
  // The map is folded away on a phone.
  await page.getByRole('button', { name: 'Show these centers on a map' }).click();
  await expectPage(page.getByRole('img', { name: /^A map of the states\./ })).toBeVisible();
  await expectPage(page.getByText(/^By state: \D+ \d+, .* other states\.$/)).toBeVisible();
  await phone.isAccessible();
  await page.getByRole('link', { name: 'Next' }).click();
  await expectPage(page).toHaveURL(/page=2/);
  await expectPage(page.getByText(/^Page 2 of \d+$/)).toBeVisible();
  await page.getByRole('button', { name: /^Residential/ }).click();
  await expectPage(page).not.toHaveURL(/page=/);
  await page.goBack();
  await expectPage(page).toHaveURL(/page=2/);
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expectPage(page).toHaveURL(/\/directory$/);
  await expectPage(found).toBeHidden();

  await phone.search('no such place anywhere');
  await expectPage(
    page.getByText('Try adjusting your search criteria or removing some filters'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Clear All Filters' }).click();
  await expectPage(page.getByRole('searchbox')).toHaveValue('');
  await phone.closeBrowser();
});

it('says what is not there, and gives a way on', async () => {
  const page = await phone.openBrowser();
  phone.expects(/404/);
  await phone.visit('/nowhere/at-all');
  await phone.seesHeading('Page Not Found');
  await expectPage(page.getByText('404: no route matches /nowhere/at-all')).toBeVisible();

  await phone.visit('/states/zz');
  await phone.seesHeading('State Not Found');
  await page.getByRole('link', { name: 'See all states' }).click();
  await phone.seesHeading('Browse by State');

  // The keyboard comes from the list to the map, and goes by it.
  await page
    .getByRole('link', { name: /^Wyoming/ })
    .first()
    .focus();
  const onMap = page.getByRole('navigation', { name: 'The states on a map' });
  const alabama = onMap.getByRole('link', { name: /^Alabama, \d+ centers?$/ });
  await tabTo(page, (await alabama.getAttribute('aria-label')) ?? '', 5);
  await page.keyboard.press('Enter');
  await phone.seesHeading('Treatment Centers in Alabama');

  await page.goto(`${server.origin}/centers/no-such-center`);
  await phone.isReady();
  await phone.seesHeading('Center Not Found');
  await expectPage(
    page.getByText("The treatment center you're looking for could not be found."),
  ).toBeVisible();
  await phone.isAccessible();
  await page.getByRole('link', { name: 'Go Back' }).click();
  await phone.seesHeading();
  await phone.closeBrowser();
});

it('says so when neither the server nor a copy is there, with the crisis numbers', async () => {
  const phone = new Phone(server);
  const page = await phone.openBrowser();
  await page.route('**/api/**', (route) => route.abort());
  phone.expects(/net::ERR_FAILED/);
  await phone.visit('/on-this-phone');
  await phone.goesTo('/directory');
  await expectPage(page.getByText('Failed to load treatment centers')).toBeVisible();
  await expectPage(page.getByRole('link', { name: 'call 988' })).toHaveAttribute('href', 'tel:988');
  await page.unroute('**/api/**');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expectPage(page.getByRole('link', { name: /^View Details/ }).first()).toBeVisible();
  await phone.closeBrowser();
});

it('has the crisis numbers as links before any script runs', async () => {
  const html = await (await fetch(server.origin)).text();
  for (const href of ['tel:911', 'tel:988', 'sms:988', 'sms:741741']) expect(html).toContain(`href="${href}`);
});
