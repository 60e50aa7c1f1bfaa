import { afterAll, beforeAll, expect, it } from 'vitest';
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

  expect(await (await admin.delete(PATH)).json()).toEqual({ removed: sample });
  const left = await on.db.selectFrom('centers').select(['name', 'source']).execute();
  expect(left).toEqual([{ name: 'Real House', source: null }]);
  expect(await (await admin.delete(PATH)).json()).toEqual({ removed: 0 });
});
