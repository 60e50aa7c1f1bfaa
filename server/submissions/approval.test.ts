import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { SAMPLE_SOURCE } from '#core/center/center.ts';
import { CenterForm } from '#core/center/center-inputs.ts';
import { mergeListing } from '#core/staff/listing-merge.ts';
import { toCenterId } from '../database/center-rows.ts';
import { recordChange } from '../history/changes.ts';
import { readError, reviewedFields, startReviewing } from '../testing/reviewing.ts';
import { addCenters } from '../testing/running-app.ts';

let on: Awaited<ReturnType<typeof startReviewing>>;
beforeAll(async () => {
  on = await startReviewing();
});
afterEach(() => on.clear());
afterAll(() => on.stop());

/** Polled, since the directory reads what the tests before took away in between, too. */
const SOON = { timeout: 10_000 };

const path = (id: string) => `/api/admin/submissions/${id}`;

/** As the center now is, unless another time is given at which the reviewer has seen it. */
async function approve(
  id: string,
  approval: { centerId: string | null; fields: object; seenUpdatedAt?: string },
) {
  const center = await on.db
    .selectFrom('centers')
    .select('updated_at')
    .where('id', '=', Number(approval.centerId))
    .executeTakeFirst();
  const seenUpdatedAt = center?.updated_at ?? '2026-11-01T00:00:00.000Z';
  return on.robin.patch(path(id), { status: 'APPROVED', approval: { seenUpdatedAt, ...approval } });
}

const place = { lat: 40.1, lng: -74.2, approximateLocation: false };
const today = {
  ...reviewedFields,
  ...place,
  zip: '07001',
  street: '1 Pier Road',
  bedCount: 12,
  languages: ['Spanish'],
};

/** Two centers, the first with all that a center can carry beside its fields. Returns the first one's id. */
async function addTwoCenters(): Promise<string> {
  const ids = await addCenters(on.db, today, { name: 'Quiet Cove', city: 'Austin', state: 'TX' });
  await on.db
    .updateTable('centers')
    .set({
      review_status: 'UNPUBLISHED',
      source: 'SAMHSA National Directory',
      source_year: 2022,
      source_key: 'key',
      imported: '{"parts":{}}',
    })
    .where('name', '=', today.name)
    .execute();
  return ids[today.name]!;
}

it('makes a new center, published, verified by the reviewer, at an address of its own', async () => {
  await addCenters(on.db, { name: 'Harbor Point', city: 'Austin', state: 'TX' });
  const id = await on.underReview();
  const before = new Date().toISOString();
  expect((await approve(id, { centerId: null, fields: reviewedFields })).status).toBe(200);
  const [, center] = await on.centers();
  expect(center).toMatchObject({
    slug: 'harbor-point-austin-tx-2',
    name: 'Harbor Point',
    phone: '512-555-0150',
    levels: '["IOP"]',
    verified_by: 'Robin Reviewer',
    review_status: 'PUBLISHED',
    source: null,
    import_id: null,
    // The middle of the ZIP's area.
    lat: 30.27,
    lng: -97.74,
    approximate_location: 1,
  });
  expect(center!.last_verified_at! >= before).toBe(true);
  const detail = await (await on.robin.get(path(id))).json();
  expect(detail.center).toEqual({
    id: toCenterId(center!.id),
    name: 'Harbor Point',
    slug: 'harbor-point-austin-tx-2',
  });
});

it('repairs what the public sent as an import does, and refuses a phone that is none, which leaves it under review', async () => {
  const id = await on.underReview();
  const sent = { ...reviewedFields, city: 'Agawam', state: 'MA', zip: '1001', website: 'none' };
  const refused = await approve(id, { centerId: null, fields: { ...sent, phone: 'call us' } });
  expect(refused.status).toBe(400);
  expect(await on.centers()).toEqual([]);
  const approved = await approve(id, { centerId: null, fields: { ...sent, phone: '413-555-CARE x2' } });
  expect(approved.status).toBe(200);
  expect(await on.centers()).toMatchObject([{ zip: '01001', phone: '413-555-2273 x2', website: null }]);
});

it('is found by the care and the topics that its listing named', async () => {
  const id = await on.underReview();
  const { payload } = await (await on.robin.get(path(id))).json();
  const fields = CenterForm.parse(mergeListing(payload, null));
  expect((await approve(id, { centerId: null, fields })).status).toBe(200);
  const find = (query: string) => on.app.request(`/api/centers?${query}`);
  await expect
    .poll(
      async () => (await (await find('care=SUBSTANCE_USE&topic=DUI&topic=TELEHEALTH')).json()).total,
      SOON,
    )
    .toBe(1);
  // As what no center has.
  expect((await find('topic=METHADONE')).status).toBe(400);
});

it('can be approved from a listing of before it was asked for care and topics', async () => {
  const id = await on.underReview();
  const { care: _, topics: __, ...before } = JSON.parse((await on.row(id)).payload_json);
  const payload_json = JSON.stringify(before);
  await on.db.updateTable('submissions').set({ payload_json }).where('id', '=', id).execute();
  const { payload } = await (await on.robin.get(path(id))).json();
  const fields = CenterForm.parse(mergeListing(payload, null));
  expect((await approve(id, { centerId: null, fields })).status).toBe(200);
  expect((await on.centers())[0]).toMatchObject({ care: '[]', topics: '[]', levels: '["IOP"]' });
});

it('is in the public directory at once', async () => {
  const id = await on.underReview();
  expect((await approve(id, { centerId: null, fields: reviewedFields })).status).toBe(200);
  await expect
    .poll(async () => (await on.app.request('/api/centers/harbor-point-austin-tx')).status, SOON)
    .toBe(200);
});

it('changes the chosen center, and nothing else', async () => {
  const centerId = await addTwoCenters();
  const id = await on.underReview({ type: 'UPDATE_CENTER' });
  const [before, other] = await on.centers();
  const fields = { ...today, phone: '512-555-0199', languages: ['Spanish', 'German'] };
  expect((await approve(id, { centerId, fields, seenUpdatedAt: before!.updated_at })).status).toBe(200);
  const [after, otherAfter] = await on.centers();
  expect(otherAfter).toEqual(other);
  expect(after).toEqual({
    ...before,
    phone: '512-555-0199',
    languages: '["Spanish","German"]',
    last_verified_at: after!.updated_at,
    verified_by: 'Robin Reviewer',
    review_status: 'PUBLISHED',
    updated_at: expect.any(String),
  });
  expect(after!.updated_at > before!.updated_at).toBe(true);
});

it('writes nothing over a made-up center, which would be lost with the sample', async () => {
  const centerId = await addTwoCenters();
  await on.db.updateTable('centers').set({ source: SAMPLE_SOURCE }).where('name', '=', today.name).execute();
  const id = await on.underReview({ type: 'UPDATE_CENTER' });
  const before = await on.centers();
  const refused = await readError(await approve(id, { centerId, fields: today }));
  expect(refused).toMatchObject({ status: 409, code: 'sample_center' });
  expect(refused.message).toContain('Add the listing as a new center instead.');
  expect(await on.centers()).toEqual(before);
  expect((await on.row(id)).status).toBe('UNDER_REVIEW');
  expect((await approve(id, { centerId: null, fields: reviewedFields })).status).toBe(200);
});

it('puts submission and center on record as one act', async () => {
  const centerId = await addTwoCenters();
  const id = await on.underReview({ type: 'UPDATE_CENTER' });
  const [before] = await on.centers();
  await approve(id, { centerId, fields: { ...today, bedCount: 20 } });
  const [, decision, center] = await on.changes();
  expect(decision).toMatchObject({ subject: 'submission', subject_id: id, part_of: null });
  expect(center).toMatchObject({
    subject: 'center',
    subject_id: String(Number(centerId)),
    title: today.name,
    action: 'update',
    part_of: decision!.id,
    actor: 'Robin Reviewer',
  });
  expect(JSON.parse(center!.before!)).toEqual(before);
  expect((await on.row(id)).change_id).toBe(decision!.id);
});

it('calls it a verification where no field differs', async () => {
  const centerId = await addTwoCenters();
  const id = await on.underReview({ type: 'UPDATE_CENTER' });
  await approve(id, { centerId, fields: today });
  expect((await on.changes()).at(-1)).toMatchObject({ subject: 'center', action: 'verify' });
});

it('moves a center with its ZIP, unless the reviewer has set the place', async () => {
  const centerId = await addTwoCenters();
  const moved = await on.underReview();
  await approve(moved, { centerId, fields: { ...today, zip: '78701' } });
  expect((await on.centers())[0]).toMatchObject({ lat: 30.27, lng: -97.74, approximate_location: 1 });
  await on.robin.post(`${path(moved)}/undo`);
  expect((await on.centers())[0]).toMatchObject({ lat: 40.1, lng: -74.2, approximate_location: 0 });
  const set = await on.underReview();
  await approve(set, { centerId, fields: { ...today, zip: '78701', lat: 30.5, lng: -97.5 } });
  expect((await on.centers())[0]).toMatchObject({ lat: 30.5, lng: -97.5, approximate_location: 0 });
  const sameZip = await on.underReview();
  const fields = { ...today, zip: '78701-1234', lat: 30.5, lng: -97.5 };
  await approve(sameZip, { centerId, fields });
  expect((await on.centers())[0]).toMatchObject({ lat: 30.5, lng: -97.5, zip: '78701-1234' });
});

it('refuses to write over what the reviewer has not seen', async () => {
  const centerId = await addTwoCenters();
  const id = await on.underReview();
  const before = await on.centers();
  const seenUpdatedAt = '2026-10-01T00:00:00.000Z';
  const error = await readError(await approve(id, { centerId, fields: today, seenUpdatedAt }));
  expect(error).toMatchObject({ status: 409, code: 'changed_meanwhile' });
  expect(error.message).toContain(
    'changed “Harbor Point” while you had it open (November 1, 2026, 00:00 UTC)',
  );
  expect(await on.centers()).toEqual(before);
  expect(await on.row(id)).toMatchObject({ status: 'UNDER_REVIEW', change_id: null });
  expect(await on.changes()).toHaveLength(1);
  expect(await on.decisionMails()).toEqual([]);
});

it('asks what the reviewer has seen of the center that it would write over', async () => {
  const centerId = await addTwoCenters();
  const id = await on.underReview();
  const response = await on.robin.patch(path(id), {
    status: 'APPROVED',
    approval: { centerId, fields: today },
  });
  expect(await readError(response)).toMatchObject({
    status: 400,
    issues: [{ path: 'approval.seenUpdatedAt' }],
  });
});

it('refuses to change a center that is gone, or merged into another', async () => {
  const centerId = await addTwoCenters();
  const id = await on.underReview();
  expect(await readError(await approve(id, { centerId: '00000099', fields: today }))).toMatchObject({
    status: 404,
    code: 'center_not_found',
  });
  const merged_into = (await on.centers())[1]!.id;
  await on.db.updateTable('centers').set({ merged_into }).where('id', '=', Number(centerId)).execute();
  const error = await readError(await approve(id, { centerId, fields: today }));
  expect(error).toMatchObject({ status: 409, code: 'merged' });
  expect(error.message).toContain(`merged into center ${toCenterId(merged_into)}`);
});

it('takes an approval back as a whole: the center as it was, the listing under review, no mail', async () => {
  const centerId = await addTwoCenters();
  const before = await on.centers();
  const id = await on.underReview();
  const submission = await on.row(id);
  await approve(id, { centerId, fields: { ...today, phone: '512-555-0199' } });
  expect(await on.decisionMails()).toHaveLength(1);
  const response = await on.kim.post(`${path(id)}/undo`);
  expect(await response.json()).toEqual({ undone: true, mailSent: false });
  const [center, other] = await on.centers();
  expect(center).toEqual({ ...before[0], updated_at: expect.any(String) });
  expect(other).toEqual(before[1]);
  expect(await on.row(id)).toEqual(submission);
  expect(await on.decisionMails()).toEqual([]);
  expect((await on.changes()).slice(-2)).toMatchObject([
    { subject: 'center', action: 'undo', actor: 'Kim Colleague' },
    { subject: 'submission', action: 'undo', actor: 'Kim Colleague' },
  ]);
});

it('takes a new center away again, and lets the listing be approved once more', async () => {
  const id = await on.underReview();
  await approve(id, { centerId: null, fields: reviewedFields });
  expect((await on.robin.post(`${path(id)}/undo`)).status).toBe(200);
  expect(await on.centers()).toEqual([]);
  expect((await approve(id, { centerId: null, fields: reviewedFields })).status).toBe(200);
  expect(await on.centers()).toMatchObject([{ slug: 'harbor-point-austin-tx' }]);
  expect((await on.robin.post(`${path(id)}/undo`)).status).toBe(200);
  expect(await on.centers()).toEqual([]);
});

it('does not take back what has been built upon, or what is not decided', async () => {
  const id = await on.underReview();
  const undo = () => on.robin.post(`${path(id)}/undo`);
  expect(await readError(await undo())).toMatchObject({ status: 409, code: 'nothing_to_undo' });
  await approve(id, { centerId: null, fields: reviewedFields });
  const [center] = await on.centers();
  const change = { subject: 'center', id: center!.id, title: center!.name, action: 'update' } as const;
  await recordChange(on.db, { ...change, before: center! }, { name: 'Kim', channel: 'terminal' }, new Date());
  await on.db.updateTable('centers').set({ phone: '512-555-0111' }).execute();
  expect(await readError(await undo())).toMatchObject({ status: 409, code: 'changed_since' });
  expect(await on.row(id)).toMatchObject({ status: 'APPROVED' });
  expect(await on.centers()).toHaveLength(1);
  expect(await on.decisionMails()).toHaveLength(1);
});
