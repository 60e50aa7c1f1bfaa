import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#server/database/db.ts';
import { expectPage } from './expect-page.ts';
import { Phone } from './phone.ts';
import { ServerProcess } from './server-process.ts';

const server = new ServerProcess();
const own = new Phone(server, { stays: true });
let phone: Phone;

beforeAll(() => server.start());
afterEach(() => phone.closeBrowser());
afterAll(async () => {
  await own.switchOff();
  await server.remove();
});

/** With options, a phone that was never here before. */
async function openPhone(options?: ConstructorParameters<typeof Phone>[1]) {
  phone = options ? new Phone(server, options) : own;
  return phone.openBrowser();
}

/** The copy is there, and the last sync has ended. */
async function isUpToDate(page: Page): Promise<void> {
  await page.goto(`${server.origin}/on-this-phone`);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expectPage(page.getByText('The copy is up to date.')).toBeVisible();
}

it('leads from the list to a guide, from question to answer, on to help, and back', async () => {
  const page = await openPhone();
  await phone.visit('/');
  await page.getByRole('link', { name: 'Read the guides' }).first().click();
  await phone.seesHeading('Treatment Guides');
  const card = page.getByRole('article').filter({ hasText: 'Overdose and naloxone' });
  await expectPage(card.getByText(/^Updated [A-Z][a-z]{2} \d+, \d{4}$/)).toBeVisible();
  await card.getByRole('link', { name: 'Overdose and naloxone' }).click();
  await phone.seesHeading('Overdose and naloxone');
  await expectPage(page).toHaveTitle('Overdose and naloxone | Harborlight');
  await expectPage(page.getByText(/^Updated [A-Z][a-z]+ \d+, \d{4}$/)).toBeVisible();

  await page.locator('summary', { hasText: 'On this page' }).click();
  await page.getByRole('link', { name: 'Where can I get help right now?' }).click();
  const help = page.getByRole('heading', { level: 2, name: 'Where can I get help right now?' });
  await expectPage(help).toBeInViewport();
  await expectPage(page).toHaveURL(/#where-can-i-get-help-right-now$/);
  const content = page.locator('#content');
  await expectPage(content.getByRole('link', { name: '911', exact: true }).first()).toHaveAttribute(
    'href',
    'tel:911',
  );
  await expectPage(content.getByRole('link', { name: 'text 988', exact: true }).first()).toHaveAttribute(
    'href',
    'sms:988',
  );
  const source = content.locator('a[href^="https://"]').first();
  await expectPage(source).toHaveAttribute('target', '_blank');
  await expectPage(source).toHaveAttribute('rel', /noopener/);
  for (const [name, address] of [
    ['Start Matching', '/live-matching'],
    ['Browse Directory', '/directory'],
  ] as const) {
    await expectPage(content.getByRole('link', { name })).toHaveAttribute('href', address);
  }

  await content.getByRole('link', { name: 'All guides' }).click();
  await phone.seesHeading('Treatment Guides');
  await page.goBack();
  await phone.seesHeading('Overdose and naloxone');
});

it('shows the section that a shared link names', async () => {
  const page = await openPhone();
  await phone.visit('/guides/what-to-expect-in-detox#where-can-i-get-help-right-now');
  await expectPage(
    page.getByRole('heading', { level: 2, name: 'Where can I get help right now?' }),
  ).toBeInViewport();
});

it('goes from list to guide by the keyboard alone', async () => {
  const page = await openPhone({ viewport: { width: 1280, height: 900 } });
  await phone.visit('/guides');
  const first = page.getByRole('article').first().getByRole('link');
  const title = (await first.textContent()) ?? '';
  await page.locator('#content').focus();
  await page.keyboard.press('Tab');
  await expectPage(first).toBeFocused();
  await page.keyboard.press('Enter');
  await phone.seesHeading(title);
  await expectPage(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  await page.keyboard.press('Tab');
  const question = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').first();
  await expectPage(question).toBeFocused();
  await page.keyboard.press('Enter');
  const name = (await question.textContent()) ?? '';
  await expectPage(page.getByRole('heading', { level: 2, name })).toBeInViewport();
});

it('tells search engines each question and its answer, but not the sources', async () => {
  const page = await openPhone();
  await phone.visit('/guides/choosing-a-level-of-care');
  const json = await page.locator('script[type="application/ld+json"]').first().textContent();
  const data = JSON.parse(json ?? '');
  expect(data).toMatchObject({ '@context': 'https://schema.org', '@type': 'FAQPage' });
  const headings = await page.locator('.prose h2').allTextContents();
  expect(headings.length).toBeGreaterThan(4);
  expect(data.mainEntity.map(({ name }: { name: string }) => name)).toEqual(headings.slice(0, -2));
  for (const question of data.mainEntity) {
    expect(question).toMatchObject({ '@type': 'Question', acceptedAnswer: { '@type': 'Answer' } });
    expect(question.acceptedAnswer.text.length).toBeGreaterThan(40);
  }
});

it('says that a guide is not there, or could not be loaded, and gives a way on', {
  tags: 'variant',
}, async () => {
  const page = await openPhone();
  phone.expects(/404|net::ERR_FAILED/);
  await phone.visit('/guides/no-such-guide');
  await phone.seesHeading('Guide Not Found');
  await page.getByRole('link', { name: 'Back to the guides' }).click();
  await phone.seesHeading('Treatment Guides');
  await phone.closeBrowser();

  const other = await openPhone({});
  phone.expects(/net::ERR_FAILED/);
  await other.route('**/api/**', (route) => route.abort());
  await phone.visit('/on-this-phone');
  await phone.goesTo('/guides');
  await expectPage(other.getByText('Failed to load guides')).toBeVisible();
  await other.unroute('**/api/**');
  await other.getByRole('button', { name: 'Try Again' }).click();
  await expectPage(other.getByRole('link', { name: 'Overdose and naloxone' })).toBeVisible();
});

it('brings the guides to a phone that has the copy of an older version, open in another tab', async () => {
  const page = await openPhone({});
  await page.goto(`${server.origin}/favicon.svg`);
  // As an app that knew of no guides left it; Dexie counts its versions in tens, and makes way for a newer one.
  await page.evaluate(async () => {
    const { guides, ...manifest } = await (await fetch('/api/snapshot')).json();
    const shards = await Promise.all(
      manifest.states.map(async (state: { state: string; hash: string; count: number }) => ({
        ...state,
        json: await (await fetch(`/api/snapshot/${state.state}-${state.hash}.json`)).text(),
      })),
    );
    const opening = indexedDB.open('harborlight', 10);
    await new Promise((resolve) => {
      opening.onupgradeneeded = () => {
        opening.result.createObjectStore('shards', { keyPath: ['state', 'hash'] });
        opening.result.createObjectStore('copy', { keyPath: 'key' });
      };
      opening.onsuccess = resolve;
    });
    const database = opening.result;
    database.onversionchange = () => database.close();
    const writing = database.transaction(['shards', 'copy'], 'readwrite');
    for (const shard of shards) writing.objectStore('shards').put(shard);
    writing.objectStore('copy').put({ key: 'copy', manifest, checkedAt: manifest.generatedAt, wanted: true });
    await new Promise((resolve) => {
      writing.oncomplete = resolve;
    });
  });

  const fetched: string[] = [];
  const app = await page.context().newPage();
  app.on('request', (request) => {
    if (request.url().includes('/api/snapshot/')) fetched.push(new URL(request.url()).pathname);
  });
  await isUpToDate(app);
  expect(fetched).toEqual([expect.stringMatching(/\/guides-[0-9a-f]{16}\.json$/)]);
  await app.route('**/api/**', (route) => route.abort());
  phone.expects(/net::ERR_FAILED/);
  await app.goto(`${server.origin}/guides`);
  await expectPage(app.getByRole('link', { name: 'Overdose and naloxone' })).toBeVisible();
});

it('fetches only the guides where only a guide has changed, and shows the change', {
  tags: 'variant',
}, async () => {
  await isUpToDate(await openPhone({ restarts: true }));
  await phone.closeBrowser();
  await server.changeDirectory(async () => {
    const db = await openDatabase(server.databaseFile);
    await db
      .updateTable('guides')
      .set({ title: 'Naloxone saves lives' })
      .where('slug', '=', 'overdose-and-naloxone')
      .execute();
    await db.destroy();
  });

  const page = await phone.openBrowser();
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/snapshot/')) fetched.push(new URL(request.url()).pathname);
  });
  await phone.visit('/guides');
  await expectPage(page.getByRole('link', { name: 'Naloxone saves lives' })).toBeVisible();
  expect(fetched).toEqual([expect.stringMatching(/\/guides-[0-9a-f]{16}\.json$/)]);
});

it('reads a guide when the server is gone, on a phone that was online once', async () => {
  await openPhone({ restarts: true });
  await phone.visit('/');
  await phone.hasCopy();
  await server.stop();
  await phone.closeBrowser();

  const page = await phone.openBrowser();
  await phone.visit('/guides');
  await page.getByRole('link', { name: 'What to expect in detox' }).click();
  await phone.seesHeading('What to expect in detox');
  await expectPage(page.getByRole('heading', { level: 2, name: 'When should I call 911?' })).toBeVisible();
  await phone.isAccessible();
  await page.goBack();
  await phone.seesHeading('Treatment Guides');
  await phone.visit('/guides/no-such-guide');
  await phone.seesHeading('Failed to load guides');
});

it('says so where there is no guide at all', { tags: 'variant' }, async () => {
  const bare = new ServerProcess();
  try {
    await bare.start();
    await bare.changeDirectory(async () => {
      const db = await openDatabase(bare.databaseFile);
      await db.deleteFrom('guides').execute();
      await db.destroy();
    });
    phone = new Phone(bare);
    const page = await phone.openBrowser();
    await phone.visit('/guides');
    await expectPage(page.getByText('No Guides Available')).toBeVisible();
    await expectPage(page.locator('#content').getByRole('link', { name: 'Start Matching' })).toBeVisible();
    await phone.closeBrowser();
  } finally {
    await bare.remove();
  }
});
