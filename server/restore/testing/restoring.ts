import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, openDatabase } from '../../database/db.ts';
import { addCenters } from '../../testing/running-app.ts';
import { restoreDatabase } from '../restore-database.ts';

export const NOW = new Date('2026-11-20T12:00:00.000Z');

/** A database with one center, Lantern House, and the way to bring a backup back in its place. */
export async function startRestoring() {
  const folder = mkdtempSync(join(tmpdir(), 'harborlight-'));
  const databaseFile = join(folder, 'harborlight.db');
  const backup = join(folder, 'backup.db');
  const on = {
    folder,
    databaseFile,
    /** Where the backup is to lie. */
    backup,
    db: await openDatabase(databaseFile),
    /** As its callers do: with a copy of the backup. */
    async restore(more: Partial<Parameters<typeof restoreDatabase>[0]> = {}) {
      const work = join(folder, 'work');
      const copy = join(work, 'copy.db');
      mkdirSync(work);
      copyFileSync(backup, copy);
      try {
        return await restoreDatabase({
          databaseFile,
          copy,
          name: 'backup.db',
          retentionDays: 90,
          actor: { name: 'ada', channel: 'terminal' },
          mayReplaceDamaged: true,
          now: NOW,
          ...more,
        });
      } finally {
        rmSync(work, { recursive: true });
      }
    },
    async stop(): Promise<void> {
      await on.db.destroy();
      rmSync(folder, { recursive: true });
    },
  };
  await addCenters(on.db, { name: 'Lantern House', city: 'Austin', state: 'TX' });
  return on;
}

export async function namesIn(file: string): Promise<string[]> {
  const other = connect(file);
  try {
    return (await other.selectFrom('centers').select('name').orderBy('id').execute()).map(({ name }) => name);
  } finally {
    await other.destroy();
  }
}
