import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectPage } from './expect-page.ts';
import { readPdfText } from './pdf-text.ts';
import { Phone } from './phone.ts';
import { ServerProcess } from './server-process.ts';

const NOTE = 'Ask for Dana on Friday.';

const server = new ServerProcess();
beforeAll(() => server.start());
afterAll(() => server.remove());

/** What the link to the shared list holds: for the second test. */
let link = '';

/** What the page says on paper, without spaces: each piece of a line stands by itself in a PDF. */
async function readPaper(page: Page): Promise<string> {
  return readPdfText(await page.pdf({ format: 'Letter' })).replace(/\s/g, '');
}

/** All that a page sends, to the letter. */
function readTraffic(page: Page): string[] {
  const sent: string[] = [];
  page.context().on('request', (request) => {
    sent.push([request.url(), JSON.stringify(request.headers()), request.postData()].join(' '));
  });
  return sent;
}

it('keeps centers, a search and notes on the device, shares, prints and wipes them, and tells the server nothing', async () => {
  const phone = new Phone(server, { colorScheme: 'dark' });
  const page = await phone.openBrowser();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await phone.visit('/directory?state=TX&level=DETOX');
  await phone.hasCopy();
  const sent = readTraffic(page);

  // Two centers and the search.
  const cards = page.getByRole('article');
  for (const card of [cards.nth(0), cards.nth(2)]) {
    await card.getByRole('button', { name: /^Save/ }).click();
    await expectPage(card.getByRole('button', { name: /^Saved/, pressed: true })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Save this search' }).click();
  await expectPage(page.getByRole('button', { name: 'Search saved', pressed: true })).toBeVisible();
  await phone.isAccessible();
  await page.getByRole('link', { name: 'See My list' }).click();

  // The list: a note, the order, the phone.
  await phone.seesHeading('My list');
  const kept = page.getByRole('article').getByRole('heading');
  await expectPage(kept).toHaveCount(2);
  const names = await kept.allTextContents();
  const [first, second] = names as [string, string];
  await page.getByLabel(`Your note, ${first}`).fill(NOTE);
  await page.getByRole('button', { name: `Move down, ${first}` }).click();
  await expectPage(page.getByRole('article').getByRole('heading')).toHaveText([second, first]);
  await expectPage(page.getByRole('button', { name: `Move down, ${first}` })).toBeFocused();
  await expectPage(page.getByRole('link', { name: 'Detox in Texas' })).toHaveAttribute(
    'href',
    '/directory?state=TX&level=DETOX',
  );
  await phone.holdsUpEverywhere();
  await page.getByRole('button', { name: 'Share this list' }).click();
  await phone.seesNotice('Link copied', 'Paste it into a message.');
  link = await page.evaluate(() => navigator.clipboard.readText());
  const slugs = link.split('#')[1]?.split(',') ?? [];
  expect(slugs).toHaveLength(2);

  // A center: as a contact, as a QR code, on paper.
  await page.getByRole('link', { name: first, exact: true }).click();
  await phone.seesHeading(first);
  const call = page.getByRole('link', { name: /^Call Now/ });
  const number = /[\d-]{12}/.exec((await call.textContent()) ?? '')?.[0] ?? '';
  expect(number).toMatch(/^\d{3}-555-01\d\d$/);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save to contacts' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`${slugs[1]}.vcf`);
  const card = (await readFile(await file.path(), 'utf8')).replace(/\r\n /g, '');
  expect(card).toContain(`TEL;TYPE=WORK,VOICE:+1${number.replaceAll('-', '')}`);
  expect(card).toContain(`/centers/${slugs[1]}`);
  await page.getByRole('button', { name: 'QR code' }).click();
  await expectPage(
    page.getByRole('dialog').getByRole('img', { name: `QR code that opens the page of ${first}` }),
  ).toBeVisible();
  await phone.isAccessible();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.emulateMedia({ media: 'print' });
  await expectPage(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await expectPage(
    page.locator('#root > div > header *, footer, nav, button').locator('visible=true'),
  ).toHaveCount(0);
  await expectPage(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expectPage(page.locator('h1')).toHaveCSS('color', 'rgb(0, 0, 0)');
  const paper = await readPaper(page);
  expect(paper).toContain(number);
  expect(paper).toContain('call988(nineeighteight)');
  expect(paper).toContain('textHOMEto741741');
  expect(paper).toContain('thesecentersarenotreal');
  expect(paper).toMatch(/Dataof\w{3}\d+,\d{4}·Printedon/);
  expect(paper).toContain(`/centers/${slugs[1]}`);
  await page.emulateMedia({ media: 'screen' });

  // Wiping the list asks first; what it wiped comes back with one tap.
  await phone.goesTo('/my-list');
  await page.getByRole('button', { name: 'Wipe my list' }).click();
  const asked = page.getByRole('dialog', { name: 'Wipe your list?' });
  await expectPage(asked.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await asked.getByRole('button', { name: 'Wipe it' }).click();
  await expectPage(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectPage(page.getByLabel(`Your note, ${first}`)).toHaveValue(NOTE);
  await page.getByRole('button', { name: new RegExp(`^Remove ?, ${second}$`) }).click();
  await expectPage(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectPage(page.getByRole('article').getByRole('heading')).toHaveText([second, first]);

  // Offline it is all there, and on paper with its note.
  await server.stop();
  await page.reload();
  await expectPage(page.getByLabel(`Your note, ${first}`)).toHaveValue(NOTE);
  await expectPage(page.getByRole('link', { name: 'Detox in Texas' })).toBeVisible();
  const printed = await readPaper(page);
  expect(printed).toContain(NOTE.replaceAll(' ', ''));
  expect(printed).toContain(number);
  await page.goto(`${server.origin}/es/my-list`);
  await phone.seesHeading('Mi lista');
  await expectPage(page.getByRole('article')).toHaveCount(2);

  expect(sent.length).toBeGreaterThan(0);
  for (const secret of [...slugs, 'Dana', 'DETOX']) {
    expect(
      sent.filter((request) => request.includes(secret)),
      `what was sent holds ${secret}`,
    ).toEqual([]);
  }
  await phone.closeBrowser();
});

it('opens a shared list on another phone, and puts it on that phone’s own list only when asked', async () => {
  await server.stop();
  await server.start();
  const phone = new Phone(server);
  phone.expects(/status of 404/);
  const page = await phone.openBrowser();
  const sent = readTraffic(page);
  await phone.visit(`${new URL(link).pathname}#${link.split('#')[1]},gone-house-tx,%3Cb%3E`);
  await phone.seesHeading('Someone shared these centers with you');
  await expectPage(page.getByRole('article')).toHaveCount(2);
  await expectPage(page.getByText('Not found in our directory:')).toBeVisible();
  await expectPage(page.getByRole('listitem').filter({ hasText: /^(gone-house-tx|<b>)$/ })).toHaveCount(2);
  await phone.isAccessible();
  // By slug, one by one, and only as long as the copy is not there.
  const slugs = link.split('#')[1]?.split(',') ?? [];
  const asked = sent
    .map((request) => new URL(request.split(' ')[0] ?? '').pathname)
    .filter((path) => path.startsWith('/api/centers'));
  expect(
    asked.every((path) => [...slugs, 'gone-house-tx'].some((slug) => path === `/api/centers/${slug}`)),
  ).toBe(true);

  // The way past the header keeps the shared list.
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Enter');
  await expectPage(page).toHaveURL(/#content$/);
  await expectPage(page.getByRole('article')).toHaveCount(2);

  await page.getByRole('link', { name: 'Go to my own list' }).click();
  await expectPage(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
  await phone.goesTo(`/my-list#${link.split('#')[1]}`);
  await page.getByRole('button', { name: 'Keep these on my list' }).click();
  await phone.seesNotice('2 centers are now on your list');
  await phone.seesHeading('My list');
  await expectPage(page.getByRole('article')).toHaveCount(2);
  await expectPage(page.getByRole('textbox', { name: /^Your note/ }).first()).toHaveValue('');
  await phone.closeBrowser();
});
