import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { PACKED_FORMAT } from '#core/snapshot/packed-format.ts';
import { connect } from '#server/database/db.ts';
import { expectPage } from './expect-page.ts';
import { draftHolds, fillInContact, fillInListing, fillInMatching } from './fill-in.ts';
import { OwnBuild } from './own-build.ts';
import { Phone } from './phone.ts';
import { ServerProcess } from './server-process.ts';

/** What was built last is the last release here. The one after it is built of the same sources with these changes. */
const LATER: [file: string, from: string, to: string][] = [
  ['core/snapshot/packed-format.ts', `FORMAT = ${PACKED_FORMAT};`, `FORMAT = ${PACKED_FORMAT + 1};`],
  ['server/submissions/public-routes.ts', "path: '/submissions'", "path: '/sent-messages'"],
  ['pwa/outbox/message-kinds.ts', "'/api/submissions'", "'/api/sent-messages'"],
  ['core/i18n/en/pages/about.ts', 'Who We Are', 'Who We Are Now'],
];

const FOUND = /^\d+ centers found$/;
const NEEDS_LATER = /^The newest listings need a newer version of this app\./;
const NOTE = 'Ask for Dana on Friday.';
/** A page that is loaded anew three times, and an installation, may take that long. In milliseconds. */
const RECOVERY = { timeout: 60_000 };

const folder = mkdtempSync(join(tmpdir(), 'harborlight-'));
let later: OwnBuild;
beforeAll(async () => {
  later = await OwnBuild.build(join(folder, 'project'), LATER);
});
afterAll(() => rmSync(folder, { recursive: true }));

let server: ServerProcess;
let phone: Phone;
beforeEach(async () => {
  server = new ServerProcess();
  phone = new Phone(server, { restarts: true });
  await server.start();
});
afterEach(async () => {
  await phone.switchOff();
  await server.remove();
});

/** The copy, a list with a note, three messages that wait, and the draft of a fourth. */
async function fillPhone(): Promise<void> {
  const center = await phone.addressOfSomeCenter();
  const page = await phone.openBrowser();
  await phone.open('/directory?state=TX');
  await phone.hasCopy();
  const listed = page.getByRole('article').first();
  await listed.getByRole('button', { name: /^Save\b/ }).click();
  await expectPage(listed.getByRole('button', { name: /^Saved\b/ })).toBeVisible();
  await phone.open('/my-list');
  await page.getByLabel(/^Your note, /).fill(NOTE);
  await server.stop();
  await phone.open('/contact');
  await fillInContact(page, 'Written to the last release.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await phone.seesHeading('Not sent yet');
  await phone.open('/update-listing');
  await fillInListing(page);
  await page.getByRole('button', { name: 'Send for review' }).click();
  await phone.seesHeading('Not sent yet');
  await phone.open(center);
  await page.getByRole('link', { name: /^Call Now/ }).click();
  await expectPage(page.getByRole('link', { name: '3 waiting to be sent' })).toBeVisible();
  await phone.open('/live-matching');
  await fillInMatching(page);
  await draftHolds(page, '(555) 010-0199');
}

/** What has arrived, each as often as it did. */
async function readArrived(): Promise<{ submissions: string[]; calls: number }> {
  const db = connect(server.databaseFile);
  try {
    const submissions = await db.selectFrom('submissions').select('type').execute();
    const calls = await db.selectFrom('call_logs').select('id').execute();
    return { submissions: submissions.map(({ type }) => type).sort(), calls: calls.length };
  } finally {
    await db.destroy();
  }
}

/** The file of the last release that the About page needs, and of which this one has another. */
const longTexts = () => readdirSync('dist/pwa/assets').find((name) => /^texts-en-.*\.js$/.test(name))!;

/** Runs in the page: the device loses one of the app's files. */
async function lose(file: string): Promise<boolean> {
  for (const name of await caches.keys())
    if (await (await caches.open(name)).delete(`/assets/${file}`)) return true;
  return false;
}

/** How a page of the last release comes to be one of this one, without being asked to. */
const ways: [way: string, become: () => Promise<void>][] = [
  [
    'as soon as it needs a part that neither it nor the server has',
    async () => {
      expect(await phone.page.evaluate(lose, longTexts())).toBe(true);
      // The browser's own cache has it, too.
      const session = await phone.page.context().newCDPSession(phone.page);
      await session.send('Network.clearBrowserCache');
      await phone.page.getByRole('link', { name: 'About', exact: true }).last().click();
      await expectPage(phone.page.getByRole('heading', { name: 'Who We Are Now' })).toBeVisible(RECOVERY);
    },
  ],
  [
    'once all its pages are closed',
    async () => {
      await expectPage(phone.page.getByText('Update ready')).toBeVisible();
      await phone.closeBrowser();
      await phone.openBrowser();
      await phone.open('/about');
      await phone.seesHeading('Who We Are Now');
    },
  ],
];

it.each(ways)(
  'brings the last release up to date, %s, with its list, its draft and what waits to be sent',
  async (_, becomesLater) => {
    await fillPhone();

    phone.expects(/status of 404|Failed to (load|fetch)|startApp/);
    await server.start({}, later.server);
    let { page } = phone;
    await phone.open('/directory?state=ME');
    await expectPage(page.getByRole('heading', { name: FOUND })).toBeVisible();
    await expectPage(page.getByText(NEEDS_LATER)).toBeVisible();
    await expectPage(page.getByRole('link', { name: '2 waiting to be sent' })).toBeVisible();
    expect(await readArrived()).toEqual({ submissions: [], calls: 1 });

    await becomesLater();
    page = phone.page;
    await phone.open('/my-list');
    await expectPage(page.getByRole('article')).toHaveCount(1);
    await expectPage(page.getByLabel(/^Your note, /)).toHaveValue(NOTE);
    await phone.hasCopy();
    await expectPage(page.getByText(NEEDS_LATER)).toBeHidden();
    await phone.open('/waiting');
    await expectPage(page.getByText('Nothing is waiting to be sent.')).toBeVisible(RECOVERY);
    expect(await readArrived()).toEqual({ submissions: ['CONTACT', 'NEW_CENTER'], calls: 1 });
    await phone.open('/live-matching');
    await expectPage(page.getByLabel('Phone Number (for texting)')).toHaveValue('(555) 010-0199');

    await server.stop();
    await phone.open('/directory?state=WY');
    await expectPage(page.getByRole('heading', { name: FOUND })).toBeVisible();
    await phone.open('/about');
    await phone.seesHeading('Who We Are Now');
    await phone.closeBrowser();
  },
);
