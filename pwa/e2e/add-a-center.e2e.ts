import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#server/database/db.ts';
import { expectPage } from './expect-page.ts';
import { Phone } from './phone.ts';
import { ServerProcess } from './server-process.ts';
import { LAPTOP, signInOn } from './staff-browser.ts';

const server = new ServerProcess();
const robin = new Phone(server, LAPTOP);

beforeAll(() => server.start());
afterAll(() => server.remove());

async function idsOf(name: string): Promise<number[]> {
  const db = await openDatabase(server.databaseFile);
  const rows = await db.selectFrom('centers').select('id').where('name', '=', name).execute();
  await db.destroy();
  return rows.map(({ id }) => id);
}

it('adds a center once though its answer was lost, and asks before one that is here is added again', async () => {
  const page = await robin.openBrowser();
  await signInOn(robin, 'Robin Reviewer');
  const add = page.getByRole('button', { name: 'Add center', exact: true });
  const fillIn = async () => {
    await robin.visit('/admin0323/centers/new');
    await page.getByLabel('Name (required)').fill('Zephyr House');
    await page.getByLabel('City (required)').fill('Austin');
    await page.getByLabel('State (required)').selectOption('Texas');
    await page.getByLabel('Phone').first().fill('512-555-0142');
  };
  await fillIn();
  robin.expects(/net::ERR_FAILED|status of 409/);
  await page.route('**/api/admin/centers', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await add.click();
  await expectPage(page.getByRole('alert').filter({ hasText: 'The center was not saved' })).toBeVisible();
  await page.unroute('**/api/admin/centers');
  await add.click();
  await robin.seesHeading('Zephyr House');
  const [first, ...others] = await idsOf('Zephyr House');
  expect(others).toEqual([]);

  await fillIn();
  await page.getByRole('button', { name: 'Save and mark as verified today' }).click();
  const listed = page.getByRole('alert').filter({ hasText: 'We may have this center already' });
  await expectPage(listed).toBeFocused();
  const link = listed.getByRole('link', { name: /^Zephyr House, Austin, TX/ });
  await expectPage(link).toHaveAttribute('href', `/admin0323/centers/${String(first).padStart(8, '0')}`);
  await robin.isAccessible();
  expect(await idsOf('Zephyr House')).toHaveLength(1);
  await listed.getByRole('button', { name: 'Add it all the same' }).click();
  await robin.seesNotice('Center saved');
  expect(await idsOf('Zephyr House')).toHaveLength(2);
  await expectPage(page.getByText('by Robin Reviewer')).toBeVisible();
  await robin.closeBrowser();
});
