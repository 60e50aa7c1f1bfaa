import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openDatabase } from '../database/db.ts';
import { runTask } from './run-task.ts';

it('makes one backup of a database at a time, and the next when that is done or has failed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'harborlight-'));
  const databaseFile = join(folder, 'harborlight.db');
  await (await openDatabase(databaseFile)).destroy();
  const backup = (file: string) => runTask({ kind: 'backup', databaseFile, file: join(folder, file) });
  const [failed, refused, checked] = await Promise.allSettled([
    backup('none/first.db'),
    backup('second.db'),
    runTask({ kind: 'check', databaseFile }),
  ]);
  expect(failed.status).toBe('rejected');
  expect(refused).toMatchObject({ reason: { status: 409, code: 'maintenance_under_way' } });
  expect(checked.status).toBe('fulfilled');
  expect(await backup('third.db')).toMatchObject({ centers: 0 });
  rmSync(folder, { recursive: true });
});
