import { readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { stampOf } from '#server/database/kept-files.ts';
import { addMatchingRequest } from '#server/testing/stored-messages.ts';
import { openBothWays } from '../testing/both-ways.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let both: Awaited<ReturnType<typeof openBothWays>>;
beforeAll(async () => {
  both = await openBothWays(async (db) => {
    await addMatchingRequest(db, { at: new Date(Date.now() - 91 * DAY_MS) });
    await addMatchingRequest(db);
  });
});
afterAll(() => both.stop());

const kept = async () => {
  const rows = await both.localDb.selectFrom('matching_requests').select('contact_info').execute();
  return rows.filter((row) => row.contact_info !== null).length;
};

it('shows what is kept no longer, wipes it once it was told yes, and then finds nothing more', async () => {
  const found = { days: 90, matchingRequests: 1, notifications: 0 };
  expect(await both.same(['purge', '--dry-run'])).toMatchObject({
    status: 0,
    json: { ...found, removed: false },
  });
  expect(await both.local(['purge'])).toMatchObject({
    status: 2,
    stdout: expect.stringContaining('contact details, ZIP\t1'),
    stderr: expect.stringContaining('Add --yes'),
  });
  expect(await kept()).toBe(2);
  expect(await both.same(['purge', '--yes'])).toMatchObject({ status: 0, json: { ...found, removed: true } });
  expect(await kept()).toBe(1);
  expect(await both.local(['purge'])).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('Nothing'),
  });
});

it('removes what a restore has laid aside once it is as old as contact details may become', async () => {
  const now = Date.now();
  const aside = (folder: string, days: number, what = 'before-restore') =>
    join(folder, `harborlight-${what}-${stampOf(new Date(now - days * DAY_MS))}.db`);
  const folders = [both.localHome, both.on.folder];
  for (const folder of folders) {
    for (const days of [10, 91]) writeFileSync(aside(folder, days), 'people');
    writeFileSync(`${aside(folder, 95, 'damaged')}-wal`, 'people');
    writeFileSync(join(folder, 'harborlight-before-restore.db'), 'mine');
  }
  expect(await both.same(['purge', '--dry-run'])).toMatchObject({ json: { keptFiles: 2 } });
  expect(await both.same(['purge', '--yes'])).toMatchObject({ json: { keptFiles: 2, removed: true } });
  for (const folder of folders) {
    const left = readdirSync(folder).filter((name) => /before|damaged/.test(name));
    expect(left.sort()).toEqual([basename(aside(folder, 10)), 'harborlight-before-restore.db'].sort());
  }
});
