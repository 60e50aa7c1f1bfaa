import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SeededRandom } from '../../../data/seeded-random.ts';
import { AppError } from '../../app-error.ts';
import { writeBackup } from '../../backup/backup-file.ts';
import { findDamage } from '../../backup/find-damage.ts';
import { toCenter } from '../../database/center-rows.ts';
import { type Db, openDatabase } from '../../database/db.ts';
import { dump } from '../../imports/testing/importing.ts';
import { loadSample } from '../../sample/sample.ts';
import { MOST, mutate } from '../../testing/mutate.ts';
import { addCenters } from '../../testing/running-app.ts';
import { restoreDatabase } from '../restore-database.ts';

const NOW = new Date('2026-11-20T12:00:00.000Z');

/** Tests that so many mutations of a backup are refused, with the database as it was, or whole. */
export function testMutations(count: number): void {
  let folder: string;
  let databaseFile: string;
  let db: Db;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'harborlight-'));
    databaseFile = join(folder, 'harborlight.db');
    db = await openDatabase(databaseFile);
    await addCenters(db, { name: 'Lantern House', city: 'Austin', state: 'TX' });
  });
  afterAll(async () => {
    await db.destroy();
    rmSync(folder, { recursive: true });
  });

  /** False where it is refused. */
  async function restore(good: string, random: SeededRandom): Promise<boolean> {
    const work = join(folder, 'work');
    const copy = join(work, 'copy.db');
    mkdirSync(work);
    copyFileSync(good, copy);
    writeFileSync(copy, mutate(readFileSync(copy), random));
    const [before, files] = [await dump(db), readdirSync(folder)];
    const began = process.cpuUsage();
    try {
      const report = await restoreDatabase({
        databaseFile,
        copy,
        name: 'backup.db',
        retentionDays: 90,
        actor: { name: 'ada', channel: 'terminal' },
        mayReplaceDamaged: false,
        now: NOW,
      });
      expect(await findDamage(db)).toEqual([]);
      const rows = await db.selectFrom('centers').selectAll().execute();
      expect(rows.map(toCenter)).toHaveLength(report.centers);
      rmSync(report.kept!.file);
      return true;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      expect(error.message).toContain('backup.db');
      expect(await dump(db)).toBe(before);
      expect(readdirSync(folder)).toEqual(files);
      return false;
    } finally {
      const { user, system } = process.cpuUsage(began);
      expect((user + system) / 1000).toBeLessThan(MOST.cpuMs);
      rmSync(work, { recursive: true });
    }
  }

  it('brings a backup back whole, or not at all', async () => {
    const source = join(folder, 'source.db');
    const good = join(folder, 'good.db');
    const other = await openDatabase(source);
    await loadSample(other, NOW);
    await other.destroy();
    await writeBackup(source, good);
    const before = process.memoryUsage().rss;
    for (let i = 1; i <= count; i++) await restore(good, new SeededRandom(i));
    expect((process.memoryUsage().rss - before) / 1024 / 1024).toBeLessThan(MOST.megabytes);
  });
}
