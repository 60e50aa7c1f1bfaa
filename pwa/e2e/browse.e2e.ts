import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { expectPage } from './expect-page.ts';
import { tabTo } from './keyboard.ts';
import { Phone } from './phone.ts';
import { ServerProcess } from './server-process.ts';

const server = new ServerProcess(inject('wholeTemplate'));
const phone = new Phone(server, { stays: true });

beforeAll(() => server.start());
afterAll(async () => {
  await phone.switchOff();
  await server.remove();
});

it('shows its main pages without a barrier, light and dark, from 320 to 1280 pixels wide', async () => {
  await holdUpEverywhere(['/', '/directory', '/live-matching', await phone.addressOfSomeCenter()]);
});

it('shows every other page so, too', { tags: 'variant' }, async () => {
  await holdUpEverywhere([
    '/directory?q=zzzz',
    '/states',
    '/states/ca',
    '/on-this-phone',
    '/guides',
    '/guides/overdose-and-naloxone',
    '/about',
    '/transparency',
    '/editorial-policy',
    '/accessibility',
    '/privacy',
    '/contact',
    '/update-listing',
    '/waiting',
    '/for-chatgpt',
    '/nowhere',
  ]);
  await phone.openBrowser();
  // A hundred screens long: once, as it is seen least well.
  await phone.page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await phone.page.setViewportSize({ width: 320, height: 844 });
  await phone.visit('/api/docs');
  await phone.closeBrowser();
});

async function holdUpEverywhere(addresses: readonly string[]): Promise<void> {
  await phone.openBrowser();
  for (const address of addresses) {
    await phone.open(address);
    await phone.holdsUpEverywhere();
  }
  await phone.closeBrowser();
}

it('goes by the menu on a phone, which closes once a link is chosen', async () => {
  const page = await phone.openBrowser();
  await phone.visit('/');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expectPage(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await phone.isAccessible();
  await menu.getByRole('link', { name: 'Find Help' }).click();
  await phone.seesHeading('Find Help');
  await expectPage(menu).toBeHidden();
  await phone.closeBrowser();
});

it('keeps a search in the address: it can be shared, paged, cleared, and Back undoes each step', async () => {
  const page = await phone.openBrowser();
  await phone.visit('/directory?q=sample&level=RESIDENTIAL&population=TRAUMA');
  const found = page.getByRole('heading', { name: /^\d+ centers? found, and \d+ that do not say$/ });
  await expectPage(found).toBeVisible();
  await phone.filters(async () => {
    await expectPage(page.getByRole('button', { name: /^Residential/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expectPage(page.getByRole('button', { name: /^Trauma-Focused/ })).toBeVisible();
  });

  await phone.visit('/directory?level=DETOX');
  await expectPage(page.getByText(/^Page 1 of \d+$/)).toBeVisible();
  // The map is folded away on a phone.
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await expectPage(page.getByRole('img', { name: /^A map of the states\./ })).toBeVisible();
  await expectPage(page.getByText(/^By state: \D+ \d+, .* other states\.$/)).toBeVisible();
  await phone.isAccessible();
  await page.getByRole('link', { name: 'Next' }).click();
  await expectPage(page).toHaveURL(/page=2/);
  await expectPage(page.getByText(/^Page 2 of \d+$/)).toBeVisible();
  await phone.filters(() => page.getByRole('button', { name: /^Residential/ }).click());
  await expectPage(page).not.toHaveURL(/page=/);
  await page.goBack();
  await expectPage(page).toHaveURL(/page=2/);
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expectPage(page).toHaveURL(/\/directory$/);
  await expectPage(found).toBeHidden();

  // Words that no center has do not leave one with nothing.
  await phone.search('no such place anywhere');
  await expectPage(page.getByText(/left them out: “such”, “anywhere”\.$/)).toBeVisible();
  await expectPage(page.getByRole('article')).toHaveCount(20);

  await phone.visit(
    '/directory?level=DETOX&accreditation=CARF&topic=GAMBLING&population=FAITH_BASED&state=WY',
  );
  await expectPage(
    page.getByText('Try adjusting your search criteria or removing some filters'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Clear All Filters' }).click();
  await expectPage(page).toHaveURL(/\/directory$/);
  await expectPage(phone.searchBox).toHaveValue('');

  // A page that has gone leads to the last.
  await phone.goesTo('/directory?level=DETOX&page=999');
  await expectPage(page.getByText(/^Page (\d+) of \1$/)).toBeVisible();
  await expectPage(page).toHaveURL(/level=DETOX&page=\d+$/);
  await expectPage(page.getByRole('article').first()).toBeVisible();
  await phone.closeBrowser();
});

it('draws what the first screen shows of what was sent, then the rest', async () => {
  const page = await phone.openBrowser();
  await phone.visit('/directory');
  await page.evaluate(`(() => {
    window.shown = [];
    const note = () => shown.push(document.querySelectorAll('#content article').length);
    new MutationObserver(note).observe(document.querySelector('#content'), { subtree: true, childList: true });
  })()`);
  await phone.search('recovery');
  await expectPage(page.getByRole('heading', { name: /^\d{2,} centers found/ })).toBeFocused();
  await expectPage(page.getByRole('article')).toHaveCount(20);
  const counts = await page.evaluate<number[]>('shown');
  expect(counts).toContain(6);
  // Beside what somebody reads nothing becomes short.
  await page.evaluate('shown.length = 0');
  await page.getByRole('link', { name: 'Next' }).click();
  await expectPage(page.getByText(/^Page 2 of/)).toBeVisible();
  expect(Math.min(...(await page.evaluate<number[]>('shown')))).toBeGreaterThan(6);
  await phone.closeBrowser();
});

it('goes from any dot on the map to the card of its center, on whatever page of the list that is', async () => {
  const page = await phone.openBrowser();
  await page.setViewportSize({ width: 1280, height: 900 });
  await phone.open('/directory?topic=TELEHEALTH');
  await expectPage(page.getByText(/Tap any dot to go to its center\.$/)).toBeVisible();
  // What was asked for is among the facts of each card.
  await expectPage(page.getByRole('article').first()).toContainText('Telehealth');
  const dot = await page.evaluate<{ x: number; y: number }>(`(() => {
    const pointsOf = (selector) => [...document.querySelectorAll('#results-map ' + selector)].flatMap((path) =>
      [...path.getAttribute('d').matchAll(/M([\\d.-]+),([\\d.-]+)h0/g)].map(([, x, y]) =>
        new DOMPoint(+x, +y).matrixTransform(path.getScreenCTM())));
    const far = (one, other) => Math.hypot(one.x - other.x, one.y - other.y);
    const pins = pointsOf('.map-pin');
    const alone = pointsOf('.map-dots').find((each) => pins.every((pin) => far(pin, each) > 30));
    return { x: alone.x, y: alone.y };
  })()`);
  await page.mouse.click(dot.x, dot.y);
  await expectPage(page).toHaveURL(/topic=TELEHEALTH&page=\d+$/);
  const card = page.getByRole('article').filter({ has: page.locator('h3 a:focus') });
  await expectPage(card).toBeInViewport();
  await expectPage(card).toContainText('Telehealth');
  await phone.closeBrowser();
});

it('makes of a question chips that can be taken away, and an address that finds the same', async () => {
  const page = await phone.openBrowser();
  await phone.visit('/');
  await phone.searchBox.fill('zzyzx detox near bangor maine that takes medicaid');
  await phone.searchBox.press('Enter');
  await expectPage(page).toHaveURL(
    /\/directory\?near=Bangor%2C\+ME&within=100&level=DETOX&insurance=MEDICAID$/,
  );
  const chips = page.getByRole('list', { name: 'Filters in use' }).getByRole('link');
  const told = page.getByText('No center has these words, so we left them out: “zzyzx”.');
  await expectPage(chips).toHaveText(['Remove Near Bangor, ME · 100 mi', 'Remove Detox', 'Remove Medicaid']);
  await expectPage(told).toBeVisible();
  await phone.isAccessible();
  const names = page.getByRole('article').getByRole('heading');
  await expectPage(names.first()).toBeVisible();
  const found = await names.allTextContents();

  // What only this visit knows stays with it, also when one comes back.
  await names.first().getByRole('link').click();
  await phone.seesHeading(found[0]);
  await page.goBack();
  await expectPage(told).toBeVisible();
  await page.reload();
  await expectPage(told).toBeVisible();
  await expectPage(names).toHaveText(found);

  const other = await page.context().newPage();
  await other.goto(page.url());
  await expectPage(other.getByRole('article').getByRole('heading')).toHaveText(found);
  await expectPage(other.getByText('zzyzx')).toHaveCount(0);
  await other.close();

  await chips.last().click();
  await expectPage(page).toHaveURL(/\?near=Bangor%2C\+ME&within=100&level=DETOX$/);
  await expectPage(chips).toHaveCount(2);
  await expectPage(chips.last()).toBeFocused();

  // Words about another place are about that one.
  await phone.search('detox washington dc');
  await expectPage(
    page.getByText('We list no center in the District of Columbia. These are the nearest.'),
  ).toBeVisible();
  await expectPage(page.getByRole('article').first()).toBeVisible();
  await phone.closeBrowser();
});

it('puts the numbers for a crisis on top of what is found, where a life may be in danger', async () => {
  const page = await phone.openBrowser();
  await phone.visit('/directory');
  await phone.search('i want to die');
  const numbers = page.locator('#content').getByRole('alert').getByRole('link');
  await expectPage(numbers).toHaveText(['call 911', 'call 988', 'Overdose: what to do now']);
  await expectPage(numbers.first()).toHaveAttribute('href', 'tel:911');
  await expectPage(numbers.last()).toBeInViewport({ ratio: 1 });
  await phone.isAccessible();
  // Whoever gets the address is told, too, though it holds none of the words.
  await phone.visit('/directory?topic=SUICIDE_PREVENTION&crisis=suicide');
  await expectPage(numbers).toHaveText(['call 911', 'call 988', 'Overdose: what to do now']);
  await phone.closeBrowser();
});

it('says what is not there, and gives a way on', async () => {
  const page = await phone.openBrowser();
  phone.expects(/404/);
  await phone.visit('/nowhere/at-all');
  await phone.seesHeading('Page Not Found');
  await expectPage(page.getByText('The page may have moved')).toBeVisible();

  await phone.visit('/states/zz');
  await phone.seesHeading('State Not Found');
  await phone.visit('/states/dc');
  await expectPage(page.getByText('We list no center in the District of Columbia.')).toBeVisible();
  await page.getByRole('link', { name: 'See the nearest centers' }).click();
  await expectPage(
    page.getByText('We list no center in the District of Columbia. These are the nearest.'),
  ).toBeVisible();
  await expectPage(page.getByRole('article').first()).toBeVisible();
  await page.goBack();
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
