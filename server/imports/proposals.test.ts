import { beforeEach, expect, it } from 'vitest';
import { CenterFields } from '#core/center/center.ts';
import { editCenter } from '../centers/centers-saving.ts';
import { searchCenters } from '../centers/centers-search.ts';
import { decideProposal } from '../centers/decide-proposals.ts';
import { toCenter, toCenterId } from '../database/center-rows.ts';
import { mergeCenters } from '../duplicates/merge-centers.ts';
import { undoChange } from '../history/undo.ts';
import { readProposalsOf } from '../proposals/open-proposals.ts';
import { startImporting, undoSeen } from './testing/importing.ts';
import { samhsaFile } from './testing/samhsa-file.ts';

const rita = { name: 'Rita', channel: 'web' } as const;
const lodge = { name1: 'Lantern Lodge', street1: '9 Hill Street', zip: '36603', phone: '251-555-0111' };
const day = (number: number) => new Date(Date.UTC(2026, 10, number));
const at = (number: number) => ({ now: day(number) });
const year = (number: number, clinic: Record<string, string> = {}) => [
  samhsaFile([clinic, lodge], `directory_${number}.csv`),
];
const csv = (text: string) => [
  { name: 'ours.csv', data: Buffer.from(`name,street,city,state,zip,phone\n${text}`) },
];

let on: Awaited<ReturnType<typeof startImporting>>;
beforeEach(async () => {
  on = await startImporting();
  await on.run(year(2022), at(1));
});

const row = async (id = 1) => (await on.centers()).find((each) => each.id === id)!;
/** What is proposed: field, ours, theirs. */
async function open(id = 1) {
  const found = (await readProposalsOf(on.db, [{ id }]))[toCenterId(id)] ?? [];
  return found.map(({ field, ours, theirs }) => [field, ours, theirs]);
}
async function edit(values: Partial<CenterFields>, when: Date, verified?: true, id = 1) {
  const center = toCenter(await row(id));
  const fields = { ...CenterFields.parse(center), ...values };
  return editCenter(on.db, center.id, { fields, verified, seenUpdatedAt: center.updatedAt }, rita, when);
}
async function decide(action: 'accept' | 'dismiss', when: Date, id = 1) {
  const center = toCenter(await row(id));
  const [first] = (await readProposalsOf(on.db, [center]))[center.id]!;
  const decision = { centerId: center.id, proposalId: first!.id, action, seenUpdatedAt: center.updatedAt };
  return (await decideProposal(on.db, decision, rita, when)).changeId!;
}
const due = async (now: Date) => {
  const filter = { q: '', state: undefined, status: undefined, due: true };
  const { centers } = await searchCenters(on.db, filter, { now, me: 'Rita', page: 1, limit: 10 });
  return centers.map(({ name }) => name);
};

it('keeps what staff corrected, and proposes what the source says on the center', async () => {
  await edit({ phone: '251-555-0999' }, day(2));
  const report = await on.run(year(2023, { phone: '251-555-0142', intake1: '251-555-0123' }), at(3));
  expect(report.warnings).toMatchObject([{ kind: 'verified_kept', count: 1, rows: [{ column: 'phone' }] }]);
  expect(await row()).toMatchObject({ phone: '251-555-0999', intake_phones: '["251-555-0123"]' });
  const proposed = (await readProposalsOf(on.db, [{ id: 1 }]))['00000001'];
  expect(proposed).toEqual([
    {
      id: expect.any(Number),
      field: 'phone',
      ours: '251-555-0999',
      theirs: '251-555-0142',
      source: 'SAMHSA National Directory',
      year: 2023,
      proposedAt: day(3).toISOString(),
    },
  ]);
});

it('keeps all of what staff verified, lists too, however new the directory is, and has the center due', async () => {
  for (const id of [1, 2]) await edit({}, day(2), true, id);
  expect(await due(day(3))).toEqual([]);
  const verified = await row();
  await on.run(year(2031, { phone: '251-555-0142', service_code_info: 'SA * OP * CBT * ADLT' }), at(3));
  expect(await row()).toMatchObject({
    phone: verified.phone,
    modalities: verified.modalities,
    verified_by: 'Rita',
  });
  expect((await open()).map(([field]) => field)).toEqual(expect.arrayContaining(['phone', 'modalities']));
  expect(await due(day(4))).toEqual(['Harbor Clinic']);
  // Whoever calls and confirms has answered; to take that back asks again.
  const { changeId } = await edit({}, day(5), true);
  expect([await open(), await due(day(5))]).toEqual([[], []]);
  await undoChange(on.db, changeId!, rita, day(6));
  expect(await due(day(6))).toEqual(['Harbor Clinic']);
});

it('keeps what staff wrote themselves, and takes what only another source had said', async () => {
  const before = await on.run(csv('Hope,1 Main,Austin,TX,78701,512-555-0100\n'), at(2));
  expect(before.centers).toMatchObject({ new: 1 });
  await on.db
    .updateTable('centers')
    .set({ source: null, source_key: null, imported: null })
    .where('id', '=', 3)
    .execute();
  await on.run(
    csv(
      'Hope,1 Main,Austin,TX,78701,512-555-0122\nHarbor Clinic,12 Pier Road,Mobile,AL,36602,251-555-0142\n',
    ),
    at(3),
  );
  expect([await open(3), (await row(3)).phone]).toEqual([
    [['phone', '512-555-0100', '512-555-0122']],
    '512-555-0100',
  ]);
  expect([await open(1), (await row(1)).phone]).toEqual([[], '251-555-0142']);
});

it('takes the source’s word where that is preferred: what it replaces is not verified any more', async () => {
  await edit({ phone: '251-555-0999' }, day(2), true);
  const before = await on.centers();
  const report = await on.run(year(2023, { phone: '251-555-0142' }), { ...at(3), prefer: 'source' });
  expect(report.warnings).toMatchObject([{ kind: 'correction_replaced' }]);
  expect(await row()).toMatchObject({ phone: '251-555-0142', last_verified_at: null, verified_by: null });
  expect(await open()).toEqual([]);
  await undoSeen(on.db, report.importId!, rita, day(4));
  expect(await on.centers()).toEqual(before);
});

it('gives the center what is accepted, on record, and proposes it again once that is taken back', async () => {
  await edit({ phone: '251-555-0999' }, day(2));
  await on.run(year(2023, { phone: '251-555-0142' }), at(3));
  const changeId = await decide('accept', day(4));
  expect([(await row()).phone, await open()]).toEqual(['251-555-0142', []]);
  const change = await on.db.selectFrom('changes').selectAll().where('id', '=', changeId).executeTakeFirst();
  expect(change).toMatchObject({ subject: 'center', action: 'update', actor: 'Rita' });
  await undoChange(on.db, changeId, rita, day(5));
  expect(await open()).toEqual([['phone', '251-555-0999', '251-555-0142']]);
});

it('does not propose again what was dismissed, unless that is taken back, but what is new', async () => {
  await edit({ phone: '251-555-0999' }, day(2));
  await on.run(year(2023, { phone: '251-555-0142' }), at(3));
  const dismissed = await decide('dismiss', day(4));
  expect([(await row()).phone, await open()]).toEqual(['251-555-0999', []]);
  const change = await on.db.selectFrom('changes').selectAll().where('id', '=', dismissed).executeTakeFirst();
  expect(change).toMatchObject({ subject: 'proposal', action: 'dismiss', title: 'Harbor Clinic: Phone' });
  await on.run(year(2024, { phone: '251-555-0143' }), at(5));
  expect(await open()).toEqual([['phone', '251-555-0999', '251-555-0143']]);
  await on.run(year(2025, { phone: '251-555-0142' }), at(6));
  expect(await open()).toEqual([]);
  await undoChange(on.db, dismissed, rita, day(7));
  expect(await open()).toEqual([['phone', '251-555-0999', '251-555-0142']]);
});

it('withdraws what the source no longer says, and brings it back with the undo of that import, exactly', async () => {
  const rows = () => on.db.selectFrom('proposals').selectAll().orderBy('id').execute();
  await edit({ phone: '251-555-0999' }, day(2));
  await on.run(year(2023, { phone: '251-555-0142' }), at(3));
  const before = await rows();
  const again = await on.run(year(2024, { phone: '251-555-0999' }), at(4));
  expect(await open()).toEqual([]);
  await undoSeen(on.db, again.importId!, rita, day(5));
  expect(await rows()).toEqual(before);
  expect(await open()).toEqual([['phone', '251-555-0999', '251-555-0142']]);
  // What was decided of it goes with it.
  await decide('dismiss', day(6));
  await undoSeen(on.db, 2, rita, day(7));
  expect(await rows()).toEqual([]);
  const said = await on.db.selectFrom('changes').selectAll().where('subject', '=', 'proposal').execute();
  expect(said).toEqual([]);
});

it('asks nobody again where staff refused it before the import', async () => {
  await edit({ phone: '251-555-0999' }, day(2));
  const decisions = { kinds: { conflicts: 'refuse' }, rows: {} } as const;
  await on.run(year(2023, { phone: '251-555-0142' }), { ...at(3), decisions });
  expect([(await row()).phone, await open()]).toEqual(['251-555-0999', []]);
});

it('proposes it of the center that the other was merged into, until the merge is taken back', async () => {
  await edit({ phone: '251-555-0999' }, day(2));
  await on.run(year(2023, { phone: '251-555-0142' }), at(3));
  const [gone, keep] = [await row(1), await row(2)];
  const seen = { keep: keep.updated_at, merge: gone.updated_at };
  const fields = CenterFields.parse(toCenter(keep));
  const merged = await mergeCenters(on.db, { keepId: 2, mergeId: 1, fields, seen }, rita, day(4));
  expect([await open(1), await open(2)]).toEqual([[], [['phone', '251-555-0111', '251-555-0142']]]);
  await undoChange(on.db, merged, rita, day(5));
  expect([await open(1), await open(2)]).toEqual([[['phone', '251-555-0999', '251-555-0142']], []]);
});

it('proposes no address that is withheld since, and lets nobody accept it', async () => {
  await edit({ street: '1 Pier' }, day(2), true);
  await on.run(year(2023, { street1: '14 Pier Road' }), at(3));
  const [[field] = []] = await open();
  expect(field).toBe('street');
  const [proposal] = (await readProposalsOf(on.db, [{ id: 1 }]))['00000001']!;
  await on.run(year(2024, { street1: '- - -' }), at(4));
  const center = toCenter(await row());
  expect(center).toMatchObject({ street: null, streetWithheld: true });
  expect((await open()).map(([name]) => name)).not.toContain('street');
  const decision = {
    ...({ centerId: center.id, proposalId: proposal!.id, action: 'accept' } as const),
    seenUpdatedAt: center.updatedAt,
  };
  await expect(decideProposal(on.db, decision, rita, day(5))).rejects.toMatchObject({
    code: 'proposal_not_found',
  });
});

it('goes with its center', async () => {
  await edit({ phone: '251-555-0999' }, day(2));
  await on.run(year(2023, { phone: '251-555-0142' }), at(3));
  await on.db.deleteFrom('centers').where('id', '=', 1).execute();
  expect(await on.db.selectFrom('proposals').selectAll().execute()).toEqual([]);
});
