import { afterAll, beforeAll, expect, it } from 'vitest';
import { addMatchingRequest } from '#server/testing/stored-messages.ts';
import { openBothWays } from '../testing/both-ways.ts';
import { openScreen } from '../testing/screen.ts';
import { addListing, addMessage, idOf } from '../testing/waiting.ts';

let both: Awaited<ReturnType<typeof openBothWays>>;
const [message, other, request] = [idOf('d'), idOf('e'), idOf('f')];

beforeAll(async () => {
  both = await openBothWays(async (db) => {
    await addListing(db, 'a', 1);
    await addMessage(db, 'd', 4);
    await addMessage(db, 'e', 5);
    await addMatchingRequest(db, { id: request });
  });
});
afterAll(() => both.stop());

const messages = async (...flags: string[]) =>
  (await both.same(['messages', 'list', ...flags])).json.submissions.map(({ id }: { id: string }) => id);

it('deletes a message for good once it was told yes, with its mails', async () => {
  const unasked = await both.local(['messages', 'delete', 'dddd']);
  expect(unasked.status).toBe(2);
  expect(unasked.stderr).toContain('This cannot be undone.');
  expect(unasked.stderr).toContain('Add --yes');
  expect(await both.same(['messages', 'delete', 'dddd', '--yes'])).toMatchObject({
    status: 0,
    json: { id: message, deleted: true, mails: 2 },
  });
  expect(await messages()).toEqual([other]);
  expect((await both.local(['messages', 'delete', 'dddd', '--yes'])).status).toBe(1);
  const left = await both.localDb
    .selectFrom('notifications')
    .select('id')
    .where('submission_id', '=', message)
    .execute();
  expect(left).toEqual([]);
});

it('says so where nothing is marked as spam', async () => {
  for (const noun of ['reports', 'matching', 'messages', 'submissions']) {
    const env = { HARBORLIGHT_DB: both.databaseFile };
    const screen = openScreen(both.localHome, [noun, 'list', '--spam'], { env });
    await screen.shows('Nothing is marked as spam.');
    expect(await screen.exit()).toBe(0);
  }
});

it('deletes under each noun what it is of, and nothing else', async () => {
  const wrong = await both.local(['messages', 'delete', 'aaaa', '--yes']);
  expect(wrong.status).toBe(2);
  expect(wrong.stderr).toContain('is a listing');
  expect((await both.same(['submissions', 'delete', 'aaaa', '--yes'])).status).toBe(0);
  expect(await both.localDb.selectFrom('submissions').select('id').execute()).toEqual([{ id: other }]);
});

it('marks as spam, lists it, puts it back, and clears it once it was told yes', async () => {
  await both.same(['messages', 'spam', 'eeee']);
  expect(await messages()).toEqual([]);
  expect(await messages('--spam')).toEqual([other]);
  expect((await both.local(['messages', 'spam', 'eeee'])).status).toBe(1);
  await both.same(['messages', 'not-spam', 'eeee']);
  expect(await messages()).toEqual([other]);
  await both.same(['messages', 'spam', 'eeee']);
  await both.same(['matching', 'spam', 'ffff']);
  const counts = { submission: 1, matching_request: 1, center_report: 0 };
  expect(await both.same(['spam', 'clear', '--dry-run'])).toMatchObject({
    json: { counts, total: 2, removed: false },
  });
  const unasked = await both.local(['spam', 'clear']);
  expect(unasked.status).toBe(2);
  expect(unasked.stderr).toContain('Delete 2 messages marked as spam for good? 1 × Submission, 1 × Matching');
  expect(await both.same(['spam', 'clear', '--yes'])).toMatchObject({
    json: { counts, total: 2, removed: true },
  });
  expect(await both.localDb.selectFrom('matching_requests').select('id').execute()).toEqual([]);
});
