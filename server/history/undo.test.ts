import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Db, openDatabase } from '../database/db.ts';
import type { Database } from '../database/tables.ts';
import { writeTransaction } from '../database/write-transaction.ts';
import { addGuides } from '../testing/add-guides.ts';
import { addCenters } from '../testing/running-app.ts';
import { addSubmission, contact } from '../testing/stored-messages.ts';
import { type Change, recordChange } from './changes.ts';
import { undoChange } from './undo.ts';

const ada = { name: 'Ada', channel: 'web' } as const;
const grace = { name: 'Grace', channel: 'web' } as const;
const later = new Date('2026-12-01T00:00:00Z');

let db: Db;
beforeEach(async () => {
  db = await openDatabase(':memory:');
  await addCenters(db, { name: 'Hope', city: 'Austin', state: 'TX', phone: '512-555-0100' });
  await addGuides(db, { slug: 'first-days', title: 'The first days' });
});
afterEach(() => db.destroy());

type CenterRow = Awaited<ReturnType<typeof center>>;
const center = (id = 1) =>
  db.selectFrom('centers').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const guides = () => db.selectFrom('guides').selectAll().execute();
const undo = (id: number) => writeTransaction(db, (tx) => undoChange(tx, id, grace, later));
const record = (change: Partial<Change>) =>
  recordChange(
    db,
    { subject: 'center', id: 1, title: 'Hope', action: 'update', before: null, ...change },
    ada,
    new Date(),
  );

/** Changes the center as staff do, and records the columns that it is given, or all of them. */
async function update(values: Partial<CenterRow>, columns?: (keyof CenterRow)[]): Promise<number> {
  const row = await center();
  await db.updateTable('centers').set(values).where('id', '=', 1).execute();
  const before = columns ? Object.fromEntries(columns.map((column) => [column, row[column]])) : row;
  return record({ before });
}

async function removeGuide(): Promise<number> {
  const [before] = await guides();
  await db.deleteFrom('guides').where('id', '=', 1).execute();
  return record({ subject: 'guide', title: 'The first days', action: 'delete', before: before! });
}

it('puts back what a change replaced, and keeps both on record', async () => {
  const changed = await update({ phone: '512-555-0111', languages: '["Spanish"]' });
  await undo(changed);
  expect(await center()).toMatchObject({
    phone: '512-555-0100',
    languages: '[]',
    updated_at: later.toISOString(),
  });
  const [first, second] = await db.selectFrom('changes').selectAll().orderBy('id').execute();
  expect(first).toMatchObject({ id: changed, action: 'update', actor: 'Ada' });
  expect(second).toMatchObject({ action: 'undo', actor: 'Grace', undoes: changed });
  expect(JSON.parse(second!.before!)).toMatchObject({ phone: '512-555-0111', languages: '["Spanish"]' });
});

it('leaves what a later change has touched, and no other has', async () => {
  const first = await update({ phone: '512-555-0111' });
  await update({ name: 'Hope House' });
  await undo(first);
  expect(await center()).toMatchObject({ phone: '512-555-0100', name: 'Hope House' });
});

it('takes back a whole row although a later change kept only some of its columns', async () => {
  const first = await update({ phone: '512-555-0111' });
  await update({ last_verified_at: '2026-11-20T00:00:00.000Z', verified_by: 'Ada' }, [
    'last_verified_at',
    'verified_by',
  ]);
  await undo(first);
  expect(await center()).toMatchObject({ phone: '512-555-0100', verified_by: 'Ada' });
});

it('names the fields that somebody has changed since, and changes nothing', async () => {
  const first = await update({ phone: '512-555-0111', bed_count: 12, website: 'https://a.example' });
  const second = await update({ phone: '512-555-0122', bed_count: 14 });
  await expect(undo(first)).rejects.toMatchObject({
    status: 409,
    code: 'changed_since',
    message: 'Center “Hope” has been changed since: Phone, Beds. Take the later change back first.',
  });
  expect(await center()).toMatchObject({ phone: '512-555-0122', website: 'https://a.example' });

  // As it says: the later one first, and then this one.
  await undo(second);
  await undo(first);
  expect(await center()).toMatchObject({ phone: '512-555-0100', bed_count: null, website: null });
});

it('does not mind that somebody has put a field back by hand', async () => {
  const first = await update({ phone: '512-555-0111', bed_count: 12 });
  await update({ phone: '512-555-0100' });
  await undo(first);
  expect(await center()).toMatchObject({ phone: '512-555-0100', bed_count: null });
});

it('refuses to undo twice, and names who was first', async () => {
  const changed = await update({ phone: '512-555-0111' });
  await undo(changed);
  await expect(undo(changed)).rejects.toMatchObject({
    status: 409,
    code: 'already_undone',
    message: 'Grace has taken this back already.',
  });
});

it('refuses to undo an undo, an import, an account, and what is not there', async () => {
  await undo(await update({ phone: '512-555-0111' }));
  const undone = await db
    .selectFrom('changes')
    .select('id')
    .where('action', '=', 'undo')
    .executeTakeFirstOrThrow();
  await expect(undo(undone.id)).rejects.toMatchObject({ status: 409, code: 'cannot_undo' });

  const { id: importId } = await db
    .insertInto('imports')
    .values({ source: 'S', files: '[]', actor: 'Ada', channel: 'web', at: later.toISOString(), report: '{}' })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const kind of [
    { subject: 'staff', before: { role: 'admin' } },
    { subject: 'import', action: 'create' },
    { importId, before: await center() },
  ] as const) {
    await expect(undo(await record(kind))).rejects.toMatchObject({ status: 409, code: 'cannot_undo' });
  }
  await expect(undo(999)).rejects.toMatchObject({ status: 404, code: 'change_not_found' });
});

it('takes away what a change made', async () => {
  await addCenters(db, { name: 'Faith', city: 'Waco', state: 'TX' });
  await undo(await record({ id: 2, title: 'Faith', action: 'create' }));
  expect(await db.selectFrom('centers').select('name').execute()).toEqual([{ name: 'Hope' }]);
  const undone = await db.selectFrom('changes').selectAll().where('action', '=', 'undo').executeTakeFirst();
  expect(JSON.parse(undone!.before!)).toMatchObject({ name: 'Faith', city: 'Waco' });
});

it('leaves what a change made where somebody has worked on it since, or merged another into it', async () => {
  const made = await record({ action: 'create' });
  const changed = await update({ phone: '512-555-0111' });
  await expect(undo(made)).rejects.toMatchObject({ code: 'changed_since' });

  await undo(changed);
  await addCenters(db, { name: 'Faith', city: 'Waco', state: 'TX' });
  await db.updateTable('centers').set({ merged_into: 1 }).where('id', '=', 2).execute();
  await expect(undo(made)).rejects.toMatchObject({ code: 'changed_since' });

  await db.updateTable('centers').set({ merged_into: null }).where('id', '=', 2).execute();
  await undo(made);
  expect(await db.selectFrom('centers').select('id').execute()).toEqual([{ id: 2 }]);
});

it('brings back what was deleted, as it was', async () => {
  const before = await guides();
  const removed = await removeGuide();
  expect(await guides()).toEqual([]);
  await undo(removed);
  expect(await guides()).toEqual(before);
  const undone = await db.selectFrom('changes').selectAll().where('action', '=', 'undo').executeTakeFirst();
  expect(undone).toMatchObject({ undoes: removed, before: null });
});

it('says so where another has the address of what is to come back', async () => {
  const removed = await removeGuide();
  await addGuides(db, { slug: 'first-days', title: 'The first days, anew' });
  await expect(undo(removed)).rejects.toMatchObject({
    status: 409,
    code: 'slug_taken',
    message: expect.stringMatching(/“first-days” belongs to another by now/),
  });
  expect(await guides()).toMatchObject([{ title: 'The first days, anew' }]);
});

it('does not bring back what was deleted by undoing an earlier change to it', async () => {
  const [row] = await guides();
  await db.updateTable('guides').set({ title: 'Days' }).where('id', '=', 1).execute();
  const changed = await record({ subject: 'guide', title: 'The first days', before: row! });
  const removed = await removeGuide();
  await expect(undo(changed)).rejects.toMatchObject({ code: 'changed_since' });
  expect(await guides()).toEqual([]);

  await undo(removed);
  await undo(changed);
  expect(await guides()).toMatchObject([{ title: 'The first days' }]);
});

it('takes back all parts of an act, whichever is asked for, or none', async () => {
  await addSubmission(db, contact());
  const { id } = await db.selectFrom('submissions').select('id').executeTakeFirstOrThrow();
  const handle = async () => {
    await db.updateTable('submissions').set({ status: 'APPROVED' }).where('id', '=', id).execute();
    const first = await record({
      subject: 'submission',
      id,
      title: 'Message',
      before: { status: 'NEW', reviewer: null } satisfies Partial<Database['submissions']>,
    });
    const row = await center();
    await db.updateTable('centers').set({ phone: '512-555-0111' }).where('id', '=', 1).execute();
    return { first, second: await record({ before: row, partOf: first }) };
  };
  const status = async () =>
    (await db.selectFrom('submissions').select('status').executeTakeFirstOrThrow()).status;

  const { first, second } = await handle();
  await undo(second);
  expect([await status(), (await center()).phone]).toEqual(['NEW', '512-555-0100']);
  await expect(undo(first)).rejects.toMatchObject({ code: 'already_undone' });
  const undone = await db
    .selectFrom('changes')
    .select(['id', 'undoes', 'part_of'])
    .where('action', '=', 'undo')
    .orderBy('id')
    .execute();
  expect(undone).toMatchObject([
    { undoes: second, part_of: null },
    { undoes: first, part_of: undone[0]!.id },
  ]);

  const again = await handle();
  await db.updateTable('submissions').set({ status: 'REJECTED' }).where('id', '=', id).execute();
  await record({ subject: 'submission', id, title: 'Message', before: { status: 'APPROVED' } });
  await expect(undo(again.first)).rejects.toMatchObject({ code: 'changed_since' });
  expect([await status(), (await center()).phone]).toEqual(['REJECTED', '512-555-0111']);
});
