import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { expectPage } from './expect-page.ts';
import { Phone } from './phone.ts';
import { overflowing, smallTargets } from './screen-faults.ts';
import { ServerProcess } from './server-process.ts';

const server = new ServerProcess();
let phone: Phone;

beforeAll(() => server.start());
afterEach(() => phone.closeBrowser());
afterAll(() => server.remove());

function openPhone(options?: ConstructorParameters<typeof Phone>[1]): Promise<Page> {
  phone = new Phone(server, options);
  return phone.openBrowser();
}

it('leads from any page to the steps, also offline, and keeps time for breaths and sprays', async () => {
  const page = await openPhone({ restarts: true });
  await phone.open('/guides');
  await phone.hasCopy();
  await server.stop();
  await page
    .getByRole('region', { name: 'Emergency help' })
    .getByRole('link', { name: 'Overdose', exact: true })
    .click();
  await phone.seesHeading('Overdose: what to do now');
  await expectPage(page.locator('#content ol > li')).toHaveCount(12);
  const call = page.locator('#content').getByRole('link', { name: 'Call 911' });
  await expectPage(call).toHaveAttribute('href', 'tel:911');
  await expectPage(call).toBeInViewport({ ratio: 1 });

  await page.clock.install();
  // By keyboard, as by a thumb.
  await page.getByRole('button', { name: 'Start the breath timer' }).press('Enter');
  await expectPage(page.getByText('Breathe now')).toBeVisible();
  await page.clock.runFor(2000);
  await expectPage(page.getByText('Next breath in 3')).toBeVisible();
  await page.clock.runFor(3000);
  await expectPage(page.getByText('Breathe now')).toBeVisible();
  await page.getByRole('button', { name: 'Stop the breath timer' }).press('Enter');
  await expectPage(page.getByText('Breathe now')).toBeHidden();

  const due = page.getByText('Give a new spray now, in the other nostril.');
  await page.getByRole('button', { name: 'I gave a spray' }).press('Enter');
  await page.clock.runFor(119_000);
  await expectPage(page.getByText('Last spray 1:59 ago')).toBeVisible();
  await expectPage(due).toBeHidden();
  await page.clock.runFor(1000);
  await expectPage(due).toBeVisible();
  await page.getByRole('button', { name: 'I gave another spray' }).press('Enter');
  await expectPage(page.getByText('Last spray 0:00 ago')).toBeVisible();
  await expectPage(due).toBeHidden();
  await server.start();
});

it('fits the smallest phone and text twice as large, in both languages', async () => {
  const page = await openPhone({ serviceWorkers: 'block' });
  await page.setViewportSize({ width: 320, height: 640 });
  for (const prefix of ['', '/es']) {
    await phone.visit(`${prefix}/overdose`);
    await expect.poll(() => smallTargets(page)).toEqual([]);
    await expect.poll(() => overflowing(page)).toEqual([]);
    await page.evaluate('document.documentElement.style.fontSize = "212.5%"');
    await page.waitForTimeout(300);
    await expect.poll(() => overflowing(page), { message: prefix }).toEqual([]);
  }
});

it('is plain steps without a script, and has an address in Spanish words', async () => {
  const page = await openPhone({ javaScriptEnabled: false });
  await page.goto(`${server.origin}/es/sobredosis`);
  await expectPage(page).toHaveURL(/\/es\/overdose$/);
  await phone.seesHeading('Sobredosis: qué hacer ahora');
  await expectPage(page.locator('#content ol > li')).toHaveCount(12);
  await expectPage(page.locator('#content button:visible')).toHaveCount(0);
});
