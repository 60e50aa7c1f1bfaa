import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Db } from '#server/database/db.ts';
import { addCenters } from '#server/testing/running-app.ts';
import { addMatchingRequest } from '#server/testing/stored-messages.ts';
import { openBothWays } from '../testing/both-ways.ts';
import { addListing, addMessage, idOf } from '../testing/waiting.ts';

let both: Awaited<ReturnType<typeof openBothWays>>;
const update = idOf('a');
const fresh = idOf('b');
const twice = idOf('c');
const message = idOf('d');
const request = idOf('e');

const harborPoint = {
  centerName: 'Harbor Point',
  phone: '512-555-0199',
  city: 'Austin',
  state: 'TX' as const,
};

beforeAll(async () => {
  both = await openBothWays(async (db) => {
    await addCenters(db, { name: 'Harbor Point', city: 'Austin', state: 'TX', phone: '512-555-0150' });
    await addListing(db, 'a', 1, { ...harborPoint, type: 'UPDATE_CENTER' });
    await addListing(db, 'b', 2, { additionalInfo: 'Opens \x1b[2Jin May.' });
    await addListing(db, 'c', 3, harborPoint);
    await addMessage(db, 'd', 4);
    await addMatchingRequest(db, { id: request, at: new Date(Date.now() - 26 * 3600_000) });
  });
});
afterAll(() => both.stop());

/** Here alone: the same both ways is tested once for each command. */
const here = async (...args: string[]) => {
  const { status, stdout, stderr } = await both.local([...args, '--json']);
  return { status, stderr, json: stdout === '' ? undefined : JSON.parse(stdout) };
};
const everywhere = <T>(read: (db: Db) => Promise<T>): Promise<T[]> =>
  Promise.all([both.localDb, both.remoteDb].map(read));
const statusOf = (id: string) =>
  everywhere(async (db) => {
    const { status } = await db
      .selectFrom('submissions')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return status;
  });
const centers = () =>
  everywhere((db) =>
    db.selectFrom('centers').select(['name', 'phone', 'city', 'verified_by']).orderBy('id').execute(),
  );

it('lists what waits, the oldest first, and shows what an approval would change', async () => {
  const open = await both.same(['submissions', 'list', '--open']);
  expect(open.json.submissions.map(({ id }: { id: string }) => id)).toEqual([update, fresh, twice]);
  const { json } = await both.same(['submissions', 'show', 'aaaa']);
  expect(json).toMatchObject({ id: update, status: 'NEW', proposal: { centerId: '00000001' } });
  expect(json.proposal.changes).toContainEqual({
    field: 'phone',
    label: 'Phone',
    before: '512-555-0150',
    after: '512-555-0199',
  });
  // It says neither yes nor no to a second listing of a center that we have.
  expect((await here('submissions', 'show', 'cccc')).json.proposal).toBeNull();
  const shown = await both.local(['submissions', 'show', 'aaaa']);
  expect(shown.stdout).toMatch(/^Phone +- 512-555-0150 +\+ 512-555-0199$/m);
  expect(shown.stdout).toContain('Next: harborlight submissions review aaaaaaaa');
  const hostile = await both.local(['submissions', 'show', 'bbbb']);
  expect(hostile.stdout).toContain('Opens [2Jin May.');
  expect(hostile.stdout).not.toContain('\x1b');
});

it('approves with what was fixed, once somebody has said yes, and takes that back', async () => {
  expect(await here('submissions', 'approve', 'aaaa', '--yes')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('harborlight submissions review aaaaaaaa'),
  });
  expect((await both.same(['submissions', 'review', 'aaaa'])).json).toMatchObject({ status: 'UNDER_REVIEW' });
  const approve = ['submissions', 'approve', 'aaaa'];
  expect(await here(...approve)).toMatchObject({ status: 2, stderr: expect.stringContaining('--yes') });
  expect(await here(...approve, '--yes', '--set', 'zip=1')).toMatchObject({
    status: 1,
    json: { error: { code: 'invalid_fields' } },
    stderr: expect.stringContaining('zip: ZIP must be five digits.'),
  });
  expect(await here(...approve, '--yes', '--set', 'color=red')).toMatchObject({ status: 2 });
  expect(await here(...approve, '--yes', '--center', 'no-such-center')).toMatchObject({ status: 1 });
  const before = await centers();
  expect(await statusOf(update)).toEqual(['UNDER_REVIEW', 'UNDER_REVIEW']);

  const { json } = await both.same([...approve, '--yes', '--set', 'phone=512-555-0100']);
  expect(json).toMatchObject({ status: 'APPROVED', center: { id: '00000001', name: 'Harbor Point' } });
  for (const [center, ...others] of await centers()) {
    expect(center).toMatchObject({ phone: '512-555-0100', verified_by: json.processedBy });
    expect(others).toEqual([]);
  }
  const undone = await both.same(['submissions', 'undo', 'aaaa']);
  expect(undone.json).toMatchObject({
    undone: true,
    mailSent: false,
    submission: { status: 'UNDER_REVIEW' },
  });
  expect(await centers()).toEqual(before);
  expect(await here('submissions', 'undo', 'aaaa')).toMatchObject({ status: 1 });
});

it('asks which center is meant where we may have it already', async () => {
  await here('submissions', 'review', 'cccc');
  const approve = ['submissions', 'approve', 'cccc', '--yes'];
  expect(await here(...approve)).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('--center 00000001 Harbor Point'),
  });
  const address = 'https://harborlight.example/centers/harbor-point-austin-tx';
  expect((await here(...approve, '--center', address)).json).toMatchObject({ center: { id: '00000001' } });
  await here('submissions', 'undo', 'cccc');
  expect((await here(...approve, '--new')).json.center).toMatchObject({
    id: '00000002',
    name: 'Harbor Point',
  });
});

it('rejects for a reason only', async () => {
  const reject = ['submissions', 'reject', 'bbbb'];
  await both.same(['submissions', 'review', 'bbbb']);
  expect(await here(...reject)).toMatchObject({ status: 2, stderr: expect.stringContaining('--reason') });
  expect(await statusOf(fresh)).toEqual(['UNDER_REVIEW', 'UNDER_REVIEW']);
  const { json } = await both.same([...reject, '--reason', 'We could not reach the phone.']);
  expect(json).toMatchObject({ status: 'REJECTED', rejectionReason: 'We could not reach the phone.' });
});

it('handles messages and requests for a match, and opens them again', async () => {
  expect((await both.same(['messages', 'list'])).json.submissions).toMatchObject([{ id: message }]);
  expect((await both.local(['messages', 'show', 'dddd'])).stdout).toContain('The map shows my street');
  expect((await both.same(['messages', 'handle', 'dddd'])).json).toMatchObject({ status: 'APPROVED' });
  expect(await here('messages', 'handle', 'dddd')).toMatchObject({ status: 1 });
  expect((await both.same(['messages', 'reopen', 'dddd'])).json).toMatchObject({ status: 'NEW' });

  const listed = await both.local(['matching', 'list']);
  expect(listed.stdout).toContain(`${request}\toverdue by 2 h\tTexas\t`);
  expect((await both.same(['matching', 'handle', 'eeee'])).json).toMatchObject({ id: request });
  expect((await both.same(['matching', 'list', '--handled'])).json.total).toBe(1);
  expect((await both.same(['matching', 'show', 'eeee'])).json.handledBy).toEqual(expect.any(String));
  expect((await both.same(['matching', 'reopen', 'eeee'])).json).toMatchObject({ handledAt: null });
  expect(await here('matching', 'reopen', 'eeee')).toMatchObject({ status: 1 });
});

it('tells of an id that is none, and of one that is something else', async () => {
  expect(await here('submissions', 'show', 'ffff')).toMatchObject({
    status: 1,
    json: { error: { code: 'submission_not_found' } },
  });
  const other = await here('submissions', 'show', 'dddd');
  expect(other).toMatchObject({ status: 2, stderr: expect.stringContaining('messages show dddddddd') });
});
