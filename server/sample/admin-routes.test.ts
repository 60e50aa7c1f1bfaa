import { afterAll, beforeAll, expect, it } from 'vitest';
import { centerReport } from '../testing/messages.ts';
import { addCenters, startApp } from '../testing/running-app.ts';
import { signedIn } from '../testing/staff.ts';

const PATH = '/api/admin/sample';

let on: Awaited<ReturnType<typeof startApp>>;
let admin: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  on = await startApp();
  admin = await signedIn(on);
});
afterAll(() => on.stop());

it('loads the sample where there is no center, and clears it but no other center', async () => {
  const loaded = await admin.post(PATH);
  expect(loaded.status).toBe(201);
  const { loaded: sample } = await loaded.json();
  expect(sample).toBeGreaterThan(100);
  const again = await admin.post(PATH);
  expect([again.status, (await again.json()).error.message]).toEqual([409, expect.stringMatching(/already/)]);

  await addCenters(on.db, { name: 'Real House', city: 'Austin', state: 'TX' });
  expect(await (await admin.get(PATH)).json()).toEqual({ sample, others: 1 });
  const third = await admin.post(PATH);
  expect([third.status, (await third.json()).error.message]).toEqual([
    409,
    expect.stringMatching(/^1 center is no sample/),
  ]);

  const { id } = await on.db
    .selectFrom('centers')
    .select('id')
    .where('source', 'is not', null)
    .executeTakeFirstOrThrow();
  const real = await on.db
    .selectFrom('centers')
    .select('id')
    .where('source', 'is', null)
    .executeTakeFirstOrThrow();
  for (const center of [id, real.id]) {
    const centerId = String(center).padStart(8, '0');
    expect((await on.post('/api/center-reports', { ...centerReport, centerId })).status).toBe(201);
    expect((await admin.post(`/api/admin/centers/${centerId}/resolve-reports`)).status).toBe(200);
  }
  expect(await (await admin.delete(PATH)).json()).toEqual({ removed: sample });
  const reports = await on.db.selectFrom('center_reports').select(['id', 'center_id']).execute();
  expect(reports).toEqual([{ id: expect.any(String), center_id: real.id }]);
  const changes = on.db.selectFrom('changes').select('subject_id').where('subject', '=', 'center_report');
  expect(await changes.execute()).toEqual([{ subject_id: reports[0]!.id }]);
  const left = await on.db.selectFrom('centers').select(['name', 'source']).execute();
  expect(left).toEqual([{ name: 'Real House', source: null }]);
  expect(await (await admin.delete(PATH)).json()).toEqual({ removed: 0 });
});
