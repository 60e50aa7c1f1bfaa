import { afterAll, beforeAll, expect, it } from 'vitest';
import { CenterFields } from '#core/center/center.ts';
import { toCsv } from '#core/center/csv-columns.ts';
import { CenterRecords } from '#core/hsds/center-records.ts';
import { centerTables, describePackage, headerOf, rowsOf, writeRows } from '#core/hsds/data-package.ts';
import { hsdsTables } from '#core/hsds/tables.ts';
import { sampleCenters } from '../../../data/sample.ts';
import { SeededRandom } from '../../../data/seeded-random.ts';
import { toCenter } from '../../database/center-rows.ts';
import { type Facts, noLog } from '../../log.ts';
import { nameId } from '../../open-data/hsds-id.ts';
import { MOST, mutate } from '../../testing/mutate.ts';
import { startUploading } from '../../testing/uploading.ts';
import { dump } from './importing.ts';
import { samhsaTable } from './samhsa-file.ts';
import { workbookParts } from './tiny-xlsx.ts';
import { zipFile } from './zip-file.ts';

const NOW = new Date('2026-11-20T12:00:00.000Z');

/** Tests that so many mutations of a file of each kind are refused, with the database as it was, or right. */
export function testMutations(count: number): void {
  let on: Awaited<ReturnType<typeof startUploading>>;
  let took: Facts = {};
  const errors: unknown[] = [];
  beforeAll(async () => {
    const log = {
      ...noLog,
      info: (_: string, facts: Facts = {}) => {
        took = facts;
      },
      error: (error: unknown) => void errors.push(error),
    };
    on = await startUploading({ log });
    await on.imported('name,city,state\nOld House,Waco,TX\n');
  });
  afterAll(() => on.stop());

  /** Null where it is refused; else the centers that came, after a look at them. */
  async function upload(data: Uint8Array, name: string): Promise<string[] | null> {
    const before = await dump(on.db);
    const known = new Set((await on.centers()).map(({ id }) => id));
    const response = await on.upload(data, { query: '?accept=any', name, type: 'application/octet-stream' });
    const answer = await response.json();
    expect(errors).toEqual([]);
    expect(Number(took.cpuMs)).toBeLessThan(MOST.cpuMs);
    expect(Number(took.megabytes)).toBeLessThan(MOST.megabytes);
    if (response.status !== 200) {
      expect([400, 409, 415, 422]).toContain(response.status);
      // In its words, or with the rows that are wrong.
      expect(JSON.stringify(answer.error)).toContain(name);
      expect(await dump(on.db)).toBe(before);
      return null;
    }
    const rows = await on.centers();
    const added = rows.filter(({ id }) => !known.has(id));
    expect(added).toHaveLength(answer.counts.new);
    for (const row of rows) expect(CenterFields.safeParse(toCenter(row)).error).toBeUndefined();
    if (answer.importId !== null) {
      expect(
        (await on.ada.post(`/api/admin/imports/${answer.importId}/undo?centers=${added.length}`)).status,
      ).toBe(200);
      expect(await on.centers()).toHaveLength(known.size);
    }
    const content = added.map(({ id, import_id, created_at, updated_at, ...row }) => JSON.stringify(row));
    return content.sort();
  }

  /** How many are taken. What each becomes is looked at where `right` is given. */
  async function uploadAll(
    name: string,
    make: (random: SeededRandom) => Uint8Array,
    right: (centers: string[]) => void = () => {},
  ): Promise<number> {
    let taken = 0;
    for (let i = 1; i <= count; i++) {
      const centers = await upload(make(new SeededRandom(i)), name);
      if (!centers) continue;
      taken++;
      right(centers);
    }
    return taken;
  }

  const table = samhsaTable(
    Array.from({ length: 30 }, (_, i) => ({
      name1: `Clinic ${i}`,
      street1: `${i} Pier Road`,
      zip: `${36600 + i}`,
    })),
  );
  const sheet = table
    .map((row, y) => {
      const cells = row.map((_, x) => `<c t="s"><v>${y * row.length + x}</v></c>`);
      return `<row r="${y + 1}">${cells.join('')}</row>`;
    })
    .join('');
  const strings = table.flatMap((row) => row.map((cell) => `<si><t>${cell}</t></si>`)).join('');
  const parts = workbookParts({ sheet, strings });

  it('takes a workbook with another byte only where that says nothing', async () => {
    const data = zipFile(parts);
    const good = await upload(data, 'directory_2022.xlsx');
    expect(good).toHaveLength(30);
    await uploadAll(
      'directory_2022.xlsx',
      (random) => mutate(data, random),
      (centers) => expect(centers).toEqual(good),
    );
  });

  it('takes a workbook of other XML as it is, or not at all', async () => {
    await uploadAll('directory_2022.xlsx', (random) => {
      const changed = random.pick(parts.slice(1));
      return zipFile(
        parts.map((part) =>
          part === changed ? { ...part, data: mutate(Buffer.from(part.data), random) } : part,
        ),
      );
    });
  });

  it('takes a CSV file as it is, or not at all', async () => {
    const data = Buffer.from(
      toCsv([
        ['name', 'city', 'state', 'zip', 'phone', 'levels_of_care', 'program_highlights'],
        ...Array.from({ length: 30 }, (_, i) => [
          ...[`House “${i}”`, 'Cañon City', 'CO', `${81_200 + i}`, '719-555-0100', 'DETOX, IOP'],
          'Small, quiet.\n"Near the river."',
        ]),
      ]),
    );
    expect(await upload(data, 'ours.csv')).toHaveLength(30);
    await uploadAll('ours.csv', (random) => mutate(data, random));
  });

  it('takes no package of HSDS, whole or in pieces', async () => {
    const records = new CenterRecords(nameId);
    const rows = sampleCenters(NOW)
      .slice(0, 20)
      .map((center, i) => {
        const known = { id: String(i).padStart(8, '0'), slug: `center-${i}`, source: null, sourceYear: null };
        return rowsOf(records, { ...center, ...known, updatedAt: center.createdAt });
      });
    const files = new Map<string, string>();
    for (const table of centerTables) {
      const own = rows.flatMap((row) => row[table]);
      files.set(hsdsTables[table].path, headerOf(table) + writeRows(table, own));
    }
    const descriptor = describePackage({ created: NOW.toISOString(), sources: [], sample: true });
    files.set('datapackage.json', JSON.stringify(descriptor));
    const whole = zipFile([...files].map(([name, data]) => ({ name, data })));
    const taken = await uploadAll('hsds.zip', (random) => {
      const piece = random.pick([...files.values()]);
      return mutate(random.chance(0.5) ? whole : Buffer.from(piece), random);
    });
    expect(taken).toBe(0);
  });
}
