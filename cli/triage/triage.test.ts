import { afterAll, beforeAll, expect, it } from 'vitest';
import { setClaim } from '#server/claims/claims.ts';
import type { Db } from '#server/database/db.ts';
import { writeTransaction } from '#server/database/write-transaction.ts';
import { decide } from '#server/submissions/submissions-review.ts';
import { addCenters } from '#server/testing/running-app.ts';
import { addMatchingRequest } from '#server/testing/stored-messages.ts';
import { openBothWays } from '../testing/both-ways.ts';
import { openScreen } from '../testing/screen.ts';
import { addListing, addMessage, idOf } from '../testing/waiting.ts';

let both: Awaited<ReturnType<typeof openBothWays>>;
const LONG_NAME =
  'The Extraordinarily Long-Named Community Behavioral Health and Recovery Services Cooperative of Greater Austin';

beforeAll(async () => {
  both = await openBothWays(async (db) => {
    await addCenters(db, { name: 'Harbor Point', city: 'Austin', state: 'TX', phone: '512-555-0150' });
    await addListing(db, 'a', 1, {
      type: 'UPDATE_CENTER',
      centerName: 'Harbor Point',
      phone: '512-555-0199',
      city: 'Austin',
      state: 'TX',
      website: '',
      address: '',
      zip: '',
    });
    await addListing(db, 'b', 2, { centerName: LONG_NAME, zip: '' });
    for (const [index, name] of ['Cove', 'Dune', 'Elm'].entries()) {
      await addListing(db, 'cde'[index]!, 3 + index, { centerName: `${name} House`, phone: '', website: '' });
    }
    await addMessage(db, 'f', 6);
    await addMatchingRequest(db, { id: idOf('0') });
  });
});
afterAll(() => both.stop());

const rows = (db: Db) =>
  db
    .selectFrom('submissions')
    .select(['id', 'status', 'rejection_reason'])
    .where('type', '!=', 'CONTACT')
    .orderBy('created_at')
    .execute();
const triage = (...args: string[]) =>
  openScreen(both.localHome, ['triage', ...args], { env: { HARBORLIGHT_DB: both.databaseFile } });

it('works through five submissions by keys', async () => {
  const screen = triage();
  await screen.shows('1 of 5. What now?');
  await screen.shows('512-555-0199');
  screen.type('r');
  await screen.shows('[a] approve');
  screen.type('a');
  await screen.shows('“Harbor Point” is approved.');
  await screen.shows('2 of 5. What now?');
  // A slip: back to the first, and again.
  screen.type('u');
  await screen.shows('The decision about “Harbor Point” is taken back.');
  await screen.shows('1 of 5. What now?');
  // What somebody else changes meanwhile is not overwritten unseen.
  await both.localDb
    .updateTable('centers')
    .set({ website: 'https://new.example', updated_at: '2026-11-21T00:00:00.000Z' })
    .execute();
  screen.type('a');
  await screen.shows('changed “Harbor Point” while you had it open');
  await screen.shows('https://new.example');
  screen.type('a');
  await screen.shows('“Harbor Point” is approved.');
  await screen.shows('2 of 5. What now?');

  screen.type('r');
  await screen.shows('[m] fix');
  screen.type('m');
  await screen.shows('Which field?');
  screen.type(`${'\x1b[B'.repeat(5)}\r`);
  await screen.shows('ZIP, - for nothing:');
  screen.type('0410\r');
  await screen.shows('ZIP must be five digits');
  // What was typed stays to be fixed.
  screen.type('1\r');
  await screen.shows('+ 04101');
  screen.type('a');
  await screen.shows('3 of 5. What now?');

  screen.type('r');
  await screen.shows('[x] reject');
  screen.type('x');
  await screen.shows('Reason (nothing: back):');
  screen.type('No such phone.\r');
  await screen.shows('“Cove House” is rejected.');

  screen.type('s');
  await screen.shows('5 of 5. What now?');
  screen.type('b');
  await screen.shows('4 of 5. What now?');
  screen.type('s');
  await screen.shows('5 of 5. What now?');

  const kim = { id: null, name: 'Kim Colleague', channel: 'web' } as const;
  await writeTransaction(both.localDb, async (tx) => {
    await decide(tx, idOf('e'), { status: 'UNDER_REVIEW' }, kim, new Date());
    await decide(tx, idOf('e'), { status: 'REJECTED', reason: 'Twice.' }, kim, new Date());
  });
  screen.type('r');
  // The next card, or the end, stands below it by then: it is said of which.
  await screen.shows('”: Kim Colleague rejected this on');
  await screen.shows('2 approved, 1 rejected, 1 skipped. 1 still waits.');
  expect(await screen.exit()).toBe(0);

  expect(await rows(both.localDb)).toEqual([
    { id: idOf('a'), status: 'APPROVED', rejection_reason: null },
    { id: idOf('b'), status: 'APPROVED', rejection_reason: null },
    { id: idOf('c'), status: 'REJECTED', rejection_reason: 'No such phone.' },
    { id: idOf('d'), status: 'NEW', rejection_reason: null },
    { id: idOf('e'), status: 'REJECTED', rejection_reason: 'Twice.' },
  ]);
  const centers = await both.localDb
    .selectFrom('centers')
    .select(['name', 'phone', 'website', 'zip'])
    .orderBy('id')
    .execute();
  expect(centers).toEqual([
    { name: 'Harbor Point', phone: '512-555-0199', website: 'https://new.example', zip: null },
    { name: LONG_NAME, phone: '207-555-0111', website: 'https://quay.example', zip: '04101' },
  ]);
});

it('fits a window of 60 columns, and leaves what was decided at Ctrl-C, with nothing half-done', async () => {
  const screen = openScreen(both.remoteHome, ['triage'], { columns: 60 });
  await screen.shows('1 of 5. What now?');
  screen.type('r');
  await screen.shows('[a] approve');
  screen.type('a');
  await screen.shows('2 of 5. What now?');
  screen.type('r');
  await screen.shows('[m] fix');
  screen.type('m');
  await screen.shows('Which field?');
  screen.type('\x1b[B\r');
  await screen.shows('Street, - for nothing:');
  screen.type('half\x03');
  await screen.shows('1 approved, 1 under review. 4 still wait.');
  expect(await screen.exit()).toBe(130);

  const statuses = (await rows(both.remoteDb)).map(({ status }) => status);
  expect(statuses).toEqual(['APPROVED', 'UNDER_REVIEW', 'NEW', 'NEW', 'NEW']);
  // What the program wrote, before the terminal broke any line.
  const written = screen
    .raw()
    .split('\x1b[')
    // A move of the cursor begins a line anew; colours take no room.
    .map((after) => after.replace(/^[0-9;?]*([A-Za-z])/, (_, does) => (does === 'm' ? '' : '\n')))
    .join('')
    .split(/[\r\n]+/);
  expect(written.filter((line) => [...line].length > 60)).toEqual([]);
  for (const word of LONG_NAME.split(' ')) expect(written.join('\n')).toMatch(new RegExp(`\\b${word}\\b`));
  expect(written).toContain('  - 512-555-0150');
  expect(written).toContain('  + 512-555-0199');
});

it('works through messages and requests for a match as well, and says where nothing waits', async () => {
  const messages = triage('messages');
  await messages.shows('The map shows my street');
  messages.type('h');
  await messages.shows('1 handled. Nothing waits.');
  expect(await messages.exit()).toBe(0);
  const matching = triage('matching');
  await matching.shows('Text (512) 555-0142');
  matching.type('h');
  await matching.shows('1 handled. Nothing waits.');
  expect(await matching.exit()).toBe(0);
  expect(await both.localDb.selectFrom('matching_requests').select('handled_by').execute()).toEqual([
    { handled_by: expect.any(String) },
  ]);
  const empty = triage('matching');
  await empty.shows('No request for a match waits.');
  expect(await empty.exit()).toBe(0);
});

it('tells colleagues what it shows, begins with what no colleague is on, and takes over', async () => {
  const handled = { handled_at: '2026-11-20T00:00:00.000Z', handled_by: 'Kim Colleague' };
  await both.localDb.updateTable('matching_requests').set(handled).execute();
  const [free, others] = [idOf('1'), idOf('2')];
  await addMatchingRequest(both.localDb, { id: others, at: new Date('2026-11-20T08:00:00Z') });
  await addMatchingRequest(both.localDb, { id: free, at: new Date('2026-11-20T09:00:00Z') });
  const kim = { name: 'Kim Colleague', channel: 'web' } as const;
  await setClaim(both.localDb, { subject: 'matching_request', id: others }, kim, new Date());
  const claims = async () =>
    (await both.localDb.selectFrom('claims').selectAll().orderBy('subject_id').execute()).map((claim) => [
      claim.subject_id,
      claim.claimed_by === kim.name ? 'Kim' : 'me',
    ]);
  const screen = triage('matching');
  await screen.shows('1 of 2. What now?');
  expect(await claims()).toEqual([
    [free, 'me'],
    [others, 'Kim'],
  ]);
  screen.type('s');
  await screen.shows('Kim Colleague is on this, until');
  expect(await claims()).toEqual([[others, 'Kim']]);
  screen.type('t');
  await screen.shows('You have taken it over from Kim Colleague.');
  expect(await claims()).toEqual([[others, 'me']]);
  screen.type('q');
  expect(await screen.exit()).toBe(0);
  expect(await claims()).toEqual([]);
});

it('ends with the terminal that it runs in', async () => {
  await addMessage(both.localDb, '9', 9);
  const screen = triage('messages');
  await screen.shows('What now?');
  screen.close();
  expect(await screen.exit()).toBe(129);
});

it('needs a terminal, and names the commands for a script', async () => {
  expect(await both.local(['triage'])).toMatchObject({
    status: 2,
    stdout: '',
    stderr: expect.stringContaining('harborlight submissions list --open, show, review, approve and reject'),
  });
});
