import { beforeEach, expect, it } from 'vitest';
import { readEntries } from '../../history/history-entries.ts';
import { DetailCollector } from '../details.ts';
import { startImporting, undoSeen } from '../testing/importing.ts';
import { samhsaFile } from '../testing/samhsa-file.ts';

const house = { name1: 'Safe Harbor', street1: '9 Hill Street', phone: '251-555-0111' };
const hidden = { ...house, street1: '- - -' };
const TEXT =
  'Ring twice at 9 Hill St. in the evening. Before 2020 we were at 7 Dale Road. Also 40 Bay Street.';
const CLOSED =
  'Ring twice at (address withheld) in the evening. Before 2020 we were at (address withheld). Also 40 Bay Street.';

let on: Awaited<ReturnType<typeof startImporting>>;
beforeEach(async () => {
  on = await startImporting();
  await on.run([of(2021, { ...house, street1: '7 Dale Road' })]);
  // The same listing: SAMHSA's key is name, street and ZIP, so its move is known by its phone.
  await on.run([of(2022, house)]);
  // Staff have verified it since: no file's text takes the place of theirs.
  const ours = {
    program_highlights: TEXT,
    program_names: '["The house at 9 Hill St.","Women"]',
    last_verified_at: '2025-06-01T12:00:00.000Z',
  };
  await on.db.updateTable('centers').set(ours).where('id', '=', 2).execute();
});

const of = (year: number, row: Record<string, string>) => samhsaFile([{}, row], `directory_${year}.csv`);
const center = async (id: number) => (await on.centers()).find((row) => row.id === id)!;
const history = async () => {
  const changes = await on.db.selectFrom('changes').select('id').where('subject', '=', 'center').execute();
  return JSON.stringify(
    await readEntries(
      on.db,
      changes.map(({ id }) => id),
    ),
  );
};

it('takes a street that is withheld from now on out of the text of its listing, and an earlier one', async () => {
  const before = await on.centers();
  expect(before).toHaveLength(2);
  const details = new DetailCollector({ several: false });
  const report = await on.run([of(2024, hidden)], { details });
  expect(await center(2)).toMatchObject({
    street: null,
    program_highlights: CLOSED,
    program_names: '["The house at (address withheld).","Women"]',
  });
  const told = JSON.stringify({ report, details });
  expect(told).toContain('"field":"streetWithheld","before":"","after":"Yes"');
  for (const street of ['9 Hill', '7 Dale']) {
    expect(told).not.toContain(street);
    expect(await history()).not.toContain(street);
  }
  expect(await history()).toContain('{"label":"Street","before":"Withheld","after":""}');
  await undoSeen(on.db, report.importId!, { name: 'Ben', channel: 'web' }, new Date('2026-12-01T12:00:00Z'));
  expect(await on.centers()).toEqual(before);
});

it('takes it out of that of a listing that is taken for the same, and no later file brings it back', async () => {
  await on.run([of(2024, { ...hidden, phone: '251-555-0177', zip: '36604' })]);
  expect(await center(2)).toMatchObject({ street: null, program_highlights: CLOSED });
  const ours = Buffer.from(
    `name,city,state,zip,phone,program_highlights\nSafe Harbor,Mobile,AL,36602,251-555-0111,"${TEXT}"\n`,
  );
  await on.run([{ name: 'ours.csv', data: ours }]);
  const texts = (await on.centers()).map(({ program_highlights }) => program_highlights ?? '');
  expect(texts.filter((text) => text.includes('Ring twice'))).not.toEqual([]);
  for (const text of texts) expect(text).not.toMatch(/Hill St|Dale Road/);
});

it('says it again once the source lists it again', async () => {
  await on.run([of(2024, { ...hidden, phone: '251-555-0177', zip: '36604' })]);
  await on.run([of(2025, house)]);
  const { street, program_highlights } = await center(2);
  expect(street).toBe('9 Hill Street');
  expect(program_highlights).toContain('Ring twice at 9 Hill Street in the evening.');
});
