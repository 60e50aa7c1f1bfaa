import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { connect } from '#server/database/db.ts';
import { listingPayload, submission } from '#server/testing/messages.ts';
import { addCenters } from '#server/testing/running-app.ts';
import { expectPage } from './expect-page.ts';
import { fillInListing } from './fill-in.ts';
import { tabTo } from './keyboard.ts';
import { OutsideWorld } from './outside-world.ts';
import { Phone } from './phone.ts';
import { LAPTOP, signInOn } from './staff-browser.ts';

let world: OutsideWorld;
let visitor: Phone;
let staff: Phone;

beforeEach(async () => {
  world = new OutsideWorld();
  await world.start();
  visitor = new Phone(world.server, { restarts: true });
  staff = new Phone(world.server, LAPTOP);
});
afterEach(() => world.remove());

const LANTERN = '/centers/sample-lantern-house-salem-or';

/** All centers as they are stored. */
async function storedCenters() {
  const db = connect(world.server.databaseFile);
  try {
    return await db.selectFrom('centers').selectAll().orderBy('id').execute();
  } finally {
    await db.destroy();
  }
}

/** Sends a listing as a phone does, by the public call. */
async function sendListing(changes: Partial<Record<keyof typeof listingPayload, unknown>>): Promise<void> {
  const payload = { ...listingPayload, ...changes };
  const response = await fetch(`${world.server.origin}/api/submissions`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
    body: JSON.stringify(submission(payload, payload.type as string)),
  });
  expect(response.status).toBe(201);
}

it('brings what the public sent into the directory and onto the phone, and takes it away again', {
  timeout: 180_000,
}, async () => {
  const page = await visitor.openBrowser();
  await visitor.visit('/');
  await visitor.hasCopy();
  await visitor.visit('/update-listing');
  await fillInListing(page);
  await page.getByRole('button', { name: 'Send for review' }).click();
  await visitor.seesHeading('Thank you for what you sent');

  const desk = await staff.openBrowser();
  await signInOn(staff, 'Robin Reviewer');
  await staff.visit('/admin0323/submissions?filter=NEW');
  await expectPage(desk.getByRole('link', { name: 'NEW 1' })).toHaveAttribute('aria-current', 'page');
  await desk.getByRole('button', { name: 'View: Sample Lantern House' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Sample Lantern House' });
  await expectPage(dialog.getByText('sam@mail.example').first()).toBeVisible();
  await dialog.getByText('As JSON').click();
  await expectPage(dialog.getByText('"centerName": "Sample Lantern House"')).toBeVisible();
  await staff.isAccessible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  // It has a button of that name, too.
  await expectPage(dialog).toBeHidden();
  await desk.getByRole('button', { name: 'Start Review' }).click();
  await staff.seesNotice('Status Updated');
  await staff.seesHeading('Sample Lantern House');
  const form = desk.getByRole('form', { name: 'Listing' });
  await expectPage(form).toBeVisible();
  await staff.isAccessible();

  // What was left open must be filled in before it can be listed.
  await desk.getByRole('button', { name: 'Approve' }).click();
  await expectPage(desk.getByText('Please check the marked answers.')).toBeVisible();
  await expectPage(form.getByLabel('City')).toBeFocused();
  await staff.isAccessible();
  await form.getByLabel('City').fill('Salem');
  await form.getByLabel('ZIP').fill('97301');
  const summary = desk.getByRole('region', { name: 'What will be added' });
  await expectPage(summary.getByText('Salem')).toBeVisible();
  await expectPage(summary.getByText('The middle of ZIP 97301')).toBeVisible();
  await expectPage(summary.getByText('Methadone')).toBeVisible();
  await expectPage(
    summary.getByText('It will be in the directory at once, verified today by Robin Reviewer.'),
  ).toBeVisible();
  await expectPage(summary.getByText('The submitter will be told at sam@mail.example.')).toBeVisible();
  await desk.getByRole('button', { name: 'Approve' }).click();
  await staff.seesNotice('Status Updated');
  await expectPage(desk.getByText('“Sample Lantern House” is approved.')).toBeVisible();
  await staff.isAccessible();

  await world.untilMailIsDone();
  const [, approval] = world.mail.mailsTo('sam@mail.example');
  expect(approval?.headers.get('subject')).toBe('Your listing is approved');

  const onPhone = page.getByRole('heading', { level: 1, name: 'Sample Lantern House' });
  // Until the server has it, there is no such page.
  visitor.expects(/status of 404/);
  await expectPage(async () => {
    await page.goto(world.server.origin + LANTERN);
    // A slow machine takes seconds to ask the server.
    await expectPage(onPhone).toBeVisible({ timeout: 10_000 });
  }).toPass({ timeout: 90_000 });
  await expectPage(page.getByText('Reviewed by Robin Reviewer')).toBeVisible();
  await visitor.visit('/');
  await visitor.hasCopy();
  await expectPage(async () => {
    const held = await page.evaluate<number>(`new Promise((resolve, reject) => {
      const opening = indexedDB.open('harborlight');
      opening.onerror = reject;
      opening.onsuccess = () => {
        const names = [...opening.result.objectStoreNames];
        Promise.all(names.map((name) => new Promise((done) => {
          opening.result.transaction(name).objectStore(name).getAll().onsuccess = (event) => done(event.target.result);
        }))).then((all) => { opening.result.close(); resolve(JSON.stringify(all).includes('Sample Lantern House') ? 1 : 0); });
      };
    })`);
    expect(held).toBe(1);
  }).toPass({ timeout: 60_000 });

  await world.server.stop();
  await visitor.closeBrowser();
  const offline = await visitor.openBrowser();
  await visitor.visit('/directory?q=sample+lantern+house&state=OR&care=SUBSTANCE_USE&topic=METHADONE');
  await offline.getByRole('link', { name: /^View Details.*Sample Lantern House/ }).click();
  await visitor.seesHeading('Sample Lantern House');

  await world.startServer();
  await desk.getByRole('button', { name: 'Undo' }).click();
  await expectPage(
    desk.getByText(/The decision about “Sample Lantern House” is taken back.*told of it already/),
  ).toBeVisible();
  await expectPage(desk.getByText('Under review', { exact: true })).toBeVisible();
  await expectPage(async () => {
    const response = await fetch(`${world.server.origin}/api${LANTERN}`);
    expect(response.status).toBe(404);
  }).toPass({ timeout: 60_000 });
  await visitor.closeBrowser();
  await staff.closeBrowser();
});

it('changes the center that an update is about, and nothing else, without a mouse, and undoes it', async () => {
  // A made-up center takes nothing: what is written over it would go with the sample.
  await world.server.changeDirectory(async () => {
    const db = connect(world.server.databaseFile);
    await addCenters(db, {
      name: 'Cedar Point House',
      city: 'Austin',
      state: 'TX',
      zip: '78701',
      phone: '512-555-0150',
      levels: [{ level: 'IOP' }],
    });
    await db.destroy();
  });
  const before = await storedCenters();
  const center = before.find(({ name }) => name === 'Cedar Point House');
  await sendListing({
    type: 'UPDATE_CENTER',
    centerName: center?.name,
    city: center?.city,
    state: 'TX',
    zip: center?.zip,
    phone: '512-555-0199',
    address: '',
    website: '',
    email: '',
    care: [],
    populations: [],
    modalities: [],
    topics: [],
    insurance: [],
    accreditations: [],
    programHighlights: '',
    levelsOfCare: JSON.parse(center?.levels ?? ''),
  });
  const desk = await staff.openBrowser();
  await signInOn(staff, 'Robin Reviewer');
  await staff.visit('/admin0323/submissions?queue=listings');
  await tabTo(desk, `Start Review ${center?.name}`);
  await desk.keyboard.press('Enter');
  await staff.seesHeading(center?.name);
  await expectPage(desk.getByRole('radio', { name: center?.name }).first()).toBeChecked();
  await tabTo(desk, 'Go to what this will change');
  await desk.keyboard.press('Enter');
  const summary = desk.getByRole('region', { name: 'What this will change' });
  await expectPage(summary.getByRole('term')).toHaveText(['Phone']);
  await tabTo(desk, 'Approve', 3);
  await desk.keyboard.press('Enter');
  await expectPage(desk.getByText(`“${center?.name}” is approved.`)).toBeVisible();
  const changed = before.map((row) =>
    row.id !== center?.id
      ? row
      : {
          ...row,
          phone: '512-555-0199',
          verified_by: 'Robin Reviewer',
          review_status: 'PUBLISHED',
          last_verified_at: expect.any(String),
          updated_at: expect.any(String),
        },
  );
  expect(await storedCenters()).toEqual(changed);

  await tabTo(desk, 'Undo', 3);
  await desk.keyboard.press('Enter');
  await expectPage(desk.getByText(/The decision about .* is taken back/)).toBeVisible();
  expect(await storedCenters()).toEqual(
    before.map((row) => (row.id === center?.id ? { ...row, updated_at: expect.any(String) } : row)),
  );
  await staff.closeBrowser();
});

it('rejects a listing with a reason that the submitter reads, and only with one', {
  tags: 'variant',
}, async () => {
  await sendListing({ centerName: 'Sample Nowhere' });
  const desk = await staff.openBrowser();
  await signInOn(staff, 'Robin Reviewer');
  await staff.visit('/admin0323/submissions');
  await desk.getByRole('button', { name: 'Start Review' }).click();
  await staff.seesHeading('Sample Nowhere');
  await desk.getByRole('link', { name: 'Back to submissions' }).click();
  await desk.getByRole('button', { name: 'Reject' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Reject “Sample Nowhere”?' });
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expectPage(dialog.getByLabel('Reason')).toBeFocused();
  await expectPage(dialog.getByText('Please give a reason')).toBeVisible();
  // As it is pasted: with a sign that nobody sees.
  await dialog.getByLabel('Reason').fill('Nobody answers\x07 at this phone.');
  await expectPage(dialog.getByText('It will be mailed to sam@harborpoint.example.')).toBeVisible();
  await staff.isAccessible();
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await staff.seesNotice('Status Updated');
  await expectPage(desk.getByText('“Sample Nowhere” is rejected.')).toBeVisible();
  await expectPage(desk.getByRole('link', { name: 'REJECTED 1' })).toBeVisible();
  await world.untilMailIsDone();
  const mails = world.mail.mailsTo('sam@harborpoint.example');
  expect(mails.at(-1)?.text).toContain('Nobody answers at this phone.');
  await staff.closeBrowser();
});

it('takes a double click once, asks before an approval that was fixed is left, and keeps the keyboard', {
  tags: 'variant',
}, async () => {
  await sendListing({ centerName: 'Sample Twice' });
  const desk = await staff.openBrowser();
  await signInOn(staff, 'Robin Reviewer');
  await staff.visit('/admin0323/submissions?filter=NEW');
  await desk.getByRole('button', { name: 'Start Review' }).dblclick();
  await staff.seesHeading('Sample Twice');
  await staff.seesNotice('Status Updated');
  await expectPage(desk.getByText('Update Failed')).toHaveCount(0);

  await desk.getByRole('textbox', { name: 'City' }).fill('Sample City');
  await desk.getByRole('link', { name: 'Back to submissions' }).click();
  const question = desk.getByRole('dialog', { name: 'Leave without saving?' });
  await expectPage(question.getByRole('button', { name: 'Stay here' })).toBeFocused();
  await desk.keyboard.press('Enter');
  await expectPage(desk.getByRole('textbox', { name: 'City' })).toHaveValue('Sample City');

  await desk.getByRole('button', { name: 'Reject' }).click();
  await desk.getByLabel('Reason').fill('Nobody answers at this phone.');
  await desk.getByRole('dialog').getByRole('button', { name: 'Reject' }).dblclick();
  await expectPage(desk.locator(':focus')).toHaveText(/^“Sample Twice” is rejected/);
  await staff.closeBrowser();
});

it('forgets what was typed about a listing that is deleted', { tags: 'variant' }, async () => {
  await sendListing({ centerName: 'Sample Gone' });
  const desk = await staff.openBrowser();
  await signInOn(staff, 'Ada Admin', 'admin');
  await staff.visit('/admin0323/submissions?filter=NEW');
  await desk.getByRole('button', { name: 'Start Review' }).click();
  await staff.seesHeading('Sample Gone');
  const drafts = () => desk.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  await desk.getByRole('textbox', { name: 'City' }).fill('Typed City');
  await expect.poll(drafts).toContain('Typed City');
  await desk.getByRole('button', { name: 'Delete Sample Gone', exact: true }).click();
  await desk.getByRole('button', { name: 'Delete for good' }).click();
  await staff.seesHeading('Submissions');
  expect(await drafts()).not.toContain('Typed City');
  await staff.closeBrowser();
});
