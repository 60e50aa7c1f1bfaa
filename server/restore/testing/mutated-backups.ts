import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SeededRandom } from '../../../data/seeded-random.ts';
import { AppError } from '../../app-error.ts';
import { writeBackup } from '../../backup/backup-file.ts';
import { findDamage } from '../../backup/find-damage.ts';
import { toCenter } from '../../database/center-rows.ts';
import { openDatabase } from '../../database/db.ts';
import { dump } from '../../imports/testing/importing.ts';
import { loadSample } from '../../sample/sample.ts';
import { MOST, mutate } from '../../testing/mutate.ts';
import { NOW, startRestoring } from './restoring.ts';

/** Tests that so many mutations of a backup are refused, with the database as it was, or whole. */
export function testMutations(count: number): void {
  let on: Awaited<ReturnType<typeof startRestoring>>;
  beforeAll(async () => {
    on = await startRestoring();
  });
  afterAll(() => on.stop());

  async function restore(good: Buffer, random: SeededRandom): Promise<void> {
    writeFileSync(on.backup, mutate(good, random));
    const [before, files] = [await dump(on.db), readdirSync(on.folder)];
    const began = process.cpuUsage();
    try {
      const report = await on.restore({ mayReplaceDamaged: false });
      expect(await findDamage(on.db)).toEqual([]);
      const rows = await on.db.selectFrom('centers').selectAll().execute();
      expect(rows.map(toCenter)).toHaveLength(report.centers);
      rmSync(report.kept!.file);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      expect(error.message).toContain('backup.db');
      expect(await dump(on.db)).toBe(before);
      expect(readdirSync(on.folder)).toEqual(files);
    } finally {
      const { user, system } = process.cpuUsage(began);
      expect((user + system) / 1000).toBeLessThan(MOST.cpuMs);
    }
  }

  it('brings a backup back whole, or not at all', async () => {
    const source = join(on.folder, 'source.db');
    const other = await openDatabase(source);
    await loadSample(other, NOW);
    await other.destroy();
    await writeBackup(source, on.backup);
    const good = readFileSync(on.backup);
    const before = process.memoryUsage().rss;
    for (let i = 1; i <= count; i++) await restore(good, new SeededRandom(i));
    expect((process.memoryUsage().rss - before) / 1024 / 1024).toBeLessThan(MOST.megabytes);
  });
}
