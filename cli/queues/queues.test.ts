import { afterAll, beforeAll, expect, it } from 'vitest';
import { addMatchingRequest } from '#server/testing/stored-messages.ts';
import { openBothWays } from '../testing/both-ways.ts';
import { addListing, addMessage, idOf } from '../testing/waiting.ts';

let both: Awaited<ReturnType<typeof openBothWays>>;
const [first, second, third] = [idOf('a'), idOf('b'), idOf('c')];
const [message, other] = [idOf('d'), idOf('e')];
const [request, urgent] = [idOf('f'), idOf('1')];

beforeAll(async () => {
  both = await openBothWays(async (db) => {
    await addListing(db, 'a', 1, { centerName: 'Quay House', state: 'ME' });
    await addListing(db, 'b', 2, { centerName: 'Oak House', state: 'TX', phone: '512-555-0188' });
    await addListing(db, 'c', 3, { centerName: 'Elm House', state: 'NV', phone: '775-555-0177' });
    await addMessage(db, 'd', 4);
    await addMessage(db, 'e', 5);
    // A minute apart: what is of one millisecond is in the order of its ids.
    for (const [id, minutes] of [
      [request, 61],
      [urgent, 60],
    ] as const)
      await addMatchingRequest(db, { id, at: new Date(Date.now() - minutes * 60_000) });
  });
});
afterAll(() => both.stop());

const same = async (...args: string[]) => (await both.same(args)).json;
const here = async (...args: string[]) => {
  const { status, stdout, stderr } = await both.local([...args, '--json']);
  return { status, stderr, json: stdout === '' ? undefined : JSON.parse(stdout) };
};
const listed = async (...flags: string[]) =>
  (await here('submissions', 'list', ...flags)).json.submissions.map(({ id }: { id: string }) => id);

it('finds who phoned to ask, by name, phone, state, age and who is on it', async () => {
  expect(await listed('--search', 'oak')).toEqual([second]);
  expect(await listed('--search', '(512) 555 0188')).toEqual([second]);
  expect(await listed('--from', 'Nevada')).toEqual([third]);
  expect(await listed('--older-than', '3d', '--order', 'newest')).toEqual([third, second, first]);
  expect(await listed('--language', 'es')).toEqual([]);
  const found = await same('matching', 'list', '--search', '512-555-0142', '--unclaimed');
  expect(found.requests).toHaveLength(2);
  expect((await same('messages', 'list', '--search', 'nobody')).submissions).toEqual([]);
  expect((await here('submissions', 'list', '--older-than', 'long')).status).toBe(2);
});

it('claims and gives back, and shows colleagues in the list who is on what', async () => {
  await same('submissions', 'claim', 'aaaa');
  expect(await listed('--mine')).toEqual([first]);
  expect(await listed('--unclaimed', '--order', 'oldest')).toEqual([second, third]);
  const { stdout } = await both.local(['submissions', 'list']);
  expect(stdout.split('\n')[0]).toMatch(/\tOn it$/);
  expect(await same('submissions', 'give-back', 'aaaa')).toEqual({ results: [{ id: first, error: null }] });
  expect(await listed('--mine')).toEqual([]);
});

it('acts on many in one go, says what became of each, and ends with 1 where one was refused', async () => {
  await same('submissions', 'review', 'aaaa', 'bbbb', 'aaaa');
  const again = await both.local(['submissions', 'review', 'bbbb', 'cccc']);
  expect(again.status).toBe(1);
  expect(again.stdout).toContain('“Oak House”: ');
  expect(again.stdout).toContain('“Elm House” is under review by you.');
  expect(await here('submissions', 'reject', 'aaaa', 'bbbb', '--yes')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('--reason'),
  });
  expect((await here('submissions', 'reject', 'aaaa', '--reason', 'It is closed.')).json).toMatchObject({
    id: first,
    status: 'REJECTED',
  });
  expect((await here('submissions', 'approve', 'bbbb', 'cccc')).status).toBe(2);
  const approved = await here('submissions', 'approve', 'bbbb', 'cccc', '--yes');
  expect(approved.json.results).toEqual([
    { id: second, error: null },
    { id: third, error: null },
  ]);
  const centers = await both.localDb.selectFrom('centers').select('name').orderBy('id').execute();
  expect(centers).toEqual([{ name: 'Oak House' }, { name: 'Elm House' }]);
});

it('handles many messages and requests', async () => {
  expect(await same('messages', 'handle', 'dddd', 'eeee')).toEqual({
    results: [
      { id: message, error: null },
      { id: other, error: null },
    ],
  });
  const handled = await both.local(['matching', 'handle', 'ffff', '1111']);
  expect(handled).toMatchObject({ status: 0, stdout: expect.stringContaining('handled') });
  expect((await here('matching', 'list')).json.requests).toEqual([]);
});
