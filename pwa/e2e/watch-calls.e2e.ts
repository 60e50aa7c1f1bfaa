import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#server/database/db.ts';
import { expectPage } from './expect-page.ts';
import { Phone } from './phone.ts';
import { ServerProcess } from './server-process.ts';
import { LAPTOP, signInOn } from './staff-browser.ts';

const server = new ServerProcess();
const laptop = new Phone(server, { ...LAPTOP, stays: true });

beforeAll(() => server.start());
afterEach(async () => {
  const db = await openDatabase(server.databaseFile);
  await db.deleteFrom('call_logs').execute();
  await db.destroy();
});
afterAll(async () => {
  await laptop.switchOff();
  await server.remove();
});

const DAY_MS = 24 * 60 * 60 * 1000;
const dayAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

/** Calls that others made: `count` of them, an hour apart, the last one two days ago. */
async function addCalls(centerId: number, name: string, count: number): Promise<void> {
  const db = await openDatabase(server.databaseFile);
  try {
    await db
      .insertInto('call_logs')
      .values(
        Array.from({ length: count }, (_, index) => ({
          id: randomUUID(),
          center_id: centerId,
          center_name: name,
          center_phone: '205-555-0100',
          clicked_at: dayAgo(2 + index / 24),
          user_city: null,
          user_state: null,
          user_agent: 'Safari',
          referrer_url: null,
        })),
      )
      .execute();
  } finally {
    await db.destroy();
  }
}

/** Returns what the center is called. */
async function tapToCall(): Promise<string> {
  const phone = new Phone(server, { serviceWorkers: 'block' });
  const page = await phone.openBrowser();
  await phone.visit(await phone.addressOfSomeCenter());
  const name = await page.locator('#content').getByRole('heading', { level: 1 }).textContent();
  const counted = page.waitForResponse((response) => response.url().endsWith('/api/track-call'));
  await page.locator('#content').getByRole('link', { name: /^Call/ }).first().click();
  expect((await counted).status()).toBe(201);
  // A headless Chromium takes no more clicks once it was asked to call.
  await phone.closeBrowser();
  return name ?? '';
}

it('shows a call that was tapped on a phone, and exports it', async () => {
  const name = await tapToCall();
  const page = await laptop.openBrowser();
  await signInOn(laptop, 'Rita Reviewer');
  await laptop.visit('/admin0323/call-tracking');
  await laptop.seesHeading('Call Tracking Analytics');
  const stats = page.getByRole('list', { name: 'Calls' });
  for (const label of ['Total Calls', 'Today', 'This Week', 'This Month']) {
    await expectPage(stats.getByRole('listitem').filter({ hasText: label })).toContainText('1');
  }
  await expectPage(page.getByText('1 total call')).toBeVisible();
  const row = page.getByRole('table').getByRole('row').nth(1);
  await expectPage(row).toContainText(name);
  await expectPage(row).toContainText(/ID: \d{8}/);
  await expectPage(row).toContainText(/\/centers\/[a-z-]+/);
  await expectPage(row).toContainText('Unknown');
  await expectPage(page.getByRole('region', { name: 'Top Centers by Calls' })).toContainText(name);
  await expectPage(page.getByRole('slider', { name: 'Calls per Day' })).toBeVisible();
  await laptop.isAccessible();

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^call-logs-\d{4}-\d\d-\d\d-to-\d{4}-\d\d-\d\d\.csv$/);
  const csv = readFileSync(await download.path(), 'utf8');
  expect(csv.split('\r\n')).toHaveLength(3);
  expect(csv).toContain(name);
  await laptop.closeBrowser();
});

it('finds calls by center and day, page by page, and keeps what is asked for in the address', {
  tags: 'variant',
}, async () => {
  await addCalls(1, 'Called often', 60);
  await addCalls(2, 'Called once', 1);
  const page = await laptop.openBrowser();
  await signInOn(laptop, 'Rosa Reviewer');
  await laptop.visit('/admin0323/call-tracking');
  const rows = page.getByRole('region', { name: 'Call logs, scrolls sideways' }).locator('tbody tr');
  await expectPage(page.getByText('61 total calls')).toBeVisible();
  await expectPage(rows).toHaveCount(50);
  await page.getByRole('button', { name: 'Next' }).click();
  await expectPage(page.getByText('Page 2 of 2')).toBeVisible();
  await expectPage(rows).toHaveCount(11);
  expect(new URL(page.url()).searchParams.get('page')).toBe('2');

  await page.getByLabel('Center ID').fill('00000002');
  await expectPage(page.getByText('1 total call')).toBeVisible();
  await expectPage(rows).toHaveText([/Called once/]);
  await page.reload();
  await expectPage(page.getByLabel('Center ID')).toHaveValue('00000002');
  await expectPage(rows).toHaveText([/Called once/]);

  await page.getByLabel('To Date').fill(dayAgo(10).slice(0, 10));
  await expectPage(page.getByText('No calls found')).toBeVisible();
  await expectPage(page.getByText('No call logs found for the selected criteria')).toBeVisible();
  await page.getByLabel('To Date').fill('');
  await expectPage(page.getByText('Fill in both dates to see calls.')).toBeVisible();
  await expectPage(page.getByRole('button', { name: 'Export' })).toBeDisabled();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expectPage(page.getByText('61 total calls')).toBeVisible();
  await page.getByLabel('From Date').fill('2090-01-01');
  await expectPage(page.getByText('From Date must not be after To Date')).toBeVisible();
  await laptop.isAccessible();
  await laptop.closeBrowser();
});

it('reads the chart out by the keyboard, as a table, and on a phone in the dark', async () => {
  await addCalls(1, 'Called often', 3);
  const phone = new Phone(server, { colorScheme: 'dark', serviceWorkers: 'block' });
  const page = await phone.openBrowser();
  await signInOn(phone, 'Nina Reviewer');
  await phone.visit('/admin0323/call-tracking');
  const chart = page.getByRole('slider', { name: 'Calls per Day' });
  await chart.focus();
  await expectPage(chart).toHaveAttribute('aria-valuetext', /: 0 calls$/);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expectPage(chart).toHaveAttribute('aria-valuetext', /: [123] calls?$/);
  await page.getByText('Show as a table').click();
  const table = page.getByRole('region', { name: 'Calls per Day, as a table' }).getByRole('table');
  await expectPage(table.getByRole('row')).toHaveCount(32);
  const sideways = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
  expect(await page.evaluate<number>(sideways)).toBe(0);
  await phone.isAccessible();
  await phone.closeBrowser();
});
