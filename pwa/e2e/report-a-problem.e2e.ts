import { afterAll, beforeAll, expect, it } from 'vitest';
import { toCenterId } from '#server/database/center-rows.ts';
import { type Db, openDatabase } from '#server/database/db.ts';
import { DueQueue } from './due-queue.ts';
import { expectPage } from './expect-page.ts';
import { Phone } from './phone.ts';
import { ServerProcess } from './server-process.ts';
import { LAPTOP, signInOn } from './staff-browser.ts';

const server = new ServerProcess();
// A service worker would send it at once: it has a network, only the page has none.
const visitor = new Phone(server, { serviceWorkers: 'block' });
const staff = new Phone(server, LAPTOP);
let db: Db;

beforeAll(async () => {
  await server.start();
  db = await openDatabase(server.databaseFile);
});
afterAll(async () => {
  await db.destroy();
  await server.remove();
});

it('puts what a visitor reports without a network first in the queue, until the center is verified', async () => {
  const out = await visitor.openBrowser();
  const slug = (await visitor.addressOfSomeCenter()).replace('/centers/', '');
  const { id, name } = await db
    .selectFrom('centers')
    .select(['id', 'name'])
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  await visitor.visit(`/centers/${slug}`);
  const section = out.getByRole('region', { name: 'Is something wrong here?' });
  const thanks = out.getByRole('heading', { name: 'Thank you, you told us today' });
  await visitor.canBeToldThings();
  const reports = () => db.selectFrom('center_reports').selectAll().execute();
  await out.route('**/api/center-reports', (route) => route.abort('internetdisconnected'));
  visitor.expects(/net::ERR_INTERNET_DISCONNECTED/);

  // One tap, taken back while it waits.
  await section.getByRole('button', { name: 'I called: it works' }).click();
  await expectPage(thanks).toBeFocused();
  await out.getByRole('button', { name: 'Take it back' }).click();
  await visitor.seesNotice('Taken back. Nothing was sent.');

  // Two taps, and a comment.
  await section.getByLabel('Wrong number').check();
  await section.getByLabel('What did you find?').fill('A bakery answers.');
  await visitor.isAccessible();
  await section.getByRole('button', { name: 'Send' }).click();
  await expectPage(thanks).toBeFocused();
  await visitor.isAccessible();
  await visitor.goesTo('/waiting');
  await expectPage(out.getByText(`${name}: Wrong number · A bakery answers.`)).toBeVisible();
  expect(await reports()).toEqual([]);
  await out.unroute('**/api/center-reports');
  const nothing = out.getByText('Nothing is waiting to be sent.');
  await visitor.sendsNow(nothing);
  await expectPage(nothing).toBeVisible();
  expect(await reports()).toMatchObject([
    { center_id: id, kind: 'WRONG_NUMBER', comment: 'A bakery answers.' },
  ]);
  await visitor.goesTo(`/centers/${slug}`);
  await expectPage(thanks).toBeVisible();
  await visitor.closeBrowser();

  const desk = await staff.openBrowser();
  await signInOn(staff, 'Rita Reviewer');
  const queue = new DueQueue(desk);
  await staff.visit('/admin0323/centers/due');
  expect((await queue.shown()).id).toBe(toCenterId(id));
  const said = desk.getByRole('region', { name: 'What visitors say' });
  await expectPage(said).toContainText('1 × Wrong number');
  await expectPage(said).toContainText('A bakery answers.');
  await staff.isAccessible();
  await queue.pressAndGoOn('v');
  await desk.reload();
  await expectPage(queue.heading).toBeVisible();
  expect((await queue.shown()).id).not.toBe(toCenterId(id));
  await staff.closeBrowser();
});
