import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { expectPage } from './expect-page.ts';
import { Phone } from './phone.ts';
import { ServerProcess } from './server-process.ts';

const server = new ServerProcess(inject('wholeTemplate'));
const phone = new Phone(server, { restarts: true });

beforeAll(async () => {
  await server.start();
});
afterAll(() => server.remove());

/** Lets nothing be called: a Chromium without a telephone would take no more clicks. */
const CALL_NOTHING = `addEventListener('click', (event) => {
  if (event.target.closest('a[href^="tel:"]')) event.preventDefault();
}, true)`;

it('keeps every center on a phone that was online once, and searches there when the server is gone', async () => {
  await phone.openBrowser();
  await phone.visit('/');
  await phone.hasCopy();
  await server.stop();
  await phone.closeBrowser();

  const page = await phone.openBrowser();
  await phone.visit('/');
  await expectPage(
    page.getByText('You are offline. You can search, read and call. What you send goes out later.'),
  ).toBeVisible();
  await expectPage(page.getByText('Sample directory: these centers are not real.')).toBeVisible();

  await page.getByText('By state and level of care').click();
  await page.getByRole('combobox', { name: 'State' }).selectOption('Texas');
  await page.getByRole('combobox', { name: 'Level of care' }).selectOption('Detox');
  await page.getByRole('button', { name: 'Search Centers' }).click();
  await expectPage(page).toHaveURL(/\/directory\?state=TX&level=DETOX$/);
  const found = page.getByRole('heading', { name: /^\d+ centers? found/ });
  await expectPage(found).toBeVisible();
  const before = Number.parseInt((await found.textContent()) ?? '', 10);

  const medicaid = page.getByRole('button', { name: /^Medicaid/ });
  let promised = 0;
  await phone.filters(async () => {
    promised = Number.parseInt(/\d+/.exec((await medicaid.textContent()) ?? '')?.[0] ?? '', 10);
    await medicaid.click();
    await expectPage(medicaid).toHaveAttribute('aria-pressed', 'true');
  });
  await expectPage(found).toHaveText(new RegExp(`^${promised} centers? found`));
  expect(promised).toBeLessThan(before);
  await phone.isAccessible();

  await page
    .getByRole('link', { name: /^View Details/ })
    .first()
    .click();
  await phone.seesHeading();
  const call = page.getByRole('link', { name: /^Call Now/ });
  await expectPage(call).toHaveAttribute('href', /^tel:\+1\d{3}55501\d{2}$/);
  await phone.isAccessible();

  await page.goBack();
  await expectPage(page).toHaveURL(/insurance=MEDICAID/);
  await phone.filters(() => expectPage(medicaid).toHaveAttribute('aria-pressed', 'true'));

  // At three in the morning: the words as they come, and a number to call. Two taps, and the typing.
  for (const { prefix, words, chips, treats } of [
    {
      prefix: '',
      words: 'my son heroin 45011',
      chips: [/^Remove Near 45011 \(Hamilton, OH\) · \d+ mi$/, 'Remove Opioid use disorder'],
      treats: 'Substance Use',
    },
    {
      prefix: '/es',
      words: 'mi hijo heroína 45011',
      chips: [
        /^Quitar Cerca de 45011 \(Hamilton, OH\) · \d+ millas$/,
        'Quitar Trastorno por consumo de opioides',
      ],
      treats: 'Consumo de sustancias',
    },
  ]) {
    await phone.open(`${prefix}/`);
    await page.evaluate(CALL_NOTHING);
    await phone.searchBox.click();
    await page.keyboard.type(words);
    await page.keyboard.press('Enter');
    await expectPage(page).toHaveURL(/near=45011\+%28Hamilton%2C\+OH%29&within=\d+&care=OPIOID_USE$/);
    const list = page.getByRole('list', { name: /^(Filters in use|Filtros en uso)$/ });
    await expectPage(list.getByRole('link')).toHaveText(chips);
    const first = page.getByRole('article').first();
    await expectPage(first).toContainText(treats);
    await expectPage(first.locator('a[href^="tel:"]')).toBeInViewport({ ratio: 1 });
    await first.locator('a[href^="tel:"]').click();
  }

  await phone.visit('/states/wy');
  await phone.seesHeading('Treatment Centers in Wyoming');
  const neverVisited = await page
    .getByRole('link', { name: /^View Details/ })
    .first()
    .getAttribute('href');
  await phone.visit(neverVisited ?? '');
  await expectPage(page.getByText('Contact Information')).toBeVisible();

  // A link that somebody sent: the copy may be older than the center.
  await phone.visit('/centers/opened-since-the-copy-tx');
  await phone.seesHeading('This center could not be looked up');
  await expectPage(page.getByRole('alert').getByText(/call or text 988/)).toBeVisible();
  await phone.closeBrowser();
});
