import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, Migrator, sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readEntries } from '../../history/history-entries.ts';
import { findChanges } from '../../history/history-list.ts';
import { connect, type Db, openDatabase } from '../db.ts';
import { migrations } from './index.ts';

let folder: string;
let db: Db;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'harborlight-'));
  const file = join(folder, 'harborlight.db');
  const old = connect(file);
  const provider = { getMigrations: async () => migrations };
  const { error } = await new Migrator({ db: old, provider }).migrateTo('0003-messages');
  expect(error).toBeUndefined();
  await fillOld(old);
  await old.destroy();
  db = await openDatabase(file);
});
afterEach(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true });
});

const at = (hour: number) => `2026-10-01T0${hour}:00:00.000Z`;
const times = { created_at: at(1), updated_at: at(1) };
/** What a center had to have then. */
const fields = {
  ...{ city: 'Austin', state: 'TX', approximate_location: 0, languages: '[]', levels: '[]' },
  ...{ populations: '[]', modalities: '[]', accreditations: '[]', insurance: '[]' },
};

const report = JSON.stringify({
  centers: { new: 2 },
  rows: 3,
  merged: 1,
  leftOut: [],
  errors: [],
  warnings: [],
  sampleRemoved: 0,
});

/** Two imports in the terminal, the second of which changed a center that is there and one that is gone. */
async function fillOld(old: Db): Promise<void> {
  for (const [hour, files] of [
    [1, ['texas.csv']],
    [2, ['texas.csv', 'utah.csv']],
  ] as const) {
    await sql`
      INSERT INTO imports (source, files, actor, channel, at, report)
      VALUES ('Ours', ${JSON.stringify(files)}, 'tess', 'terminal', ${at(hour)}, ${report})`.execute(old);
  }
  const row = { ...fields, name: 'Harbor Point', slug: 'harbor-point', ...times };
  const values = { ...row, review_status: 'PUBLISHED', source: 'Ours', source_key: 'a', import_id: 1 };
  // As the table was then.
  await (old as unknown as Kysely<{ centers: typeof values }>).insertInto('centers').values(values).execute();
  for (const [id, name] of [
    [1, 'Harbor House'],
    [7, 'Gone House'],
  ] as const) {
    await sql`
      INSERT INTO changes (center_id, import_id, actor, channel, at, before)
      VALUES (${id}, 2, 'tess', 'terminal', ${at(2)}, ${JSON.stringify({ id, name })})`.execute(old);
  }
}

it('gives each import from before an entry of its own in the history', async () => {
  const { ids } = await findChanges(db, { accounts: true }, 1);
  const common = { subject: 'import', action: 'create', actor: 'tess', channel: 'terminal', canUndo: false };
  expect(await readEntries(db, ids)).toMatchObject([
    { ...common, subjectId: '2', title: 'texas.csv, utah.csv', at: at(2) },
    { ...common, subjectId: '1', title: 'texas.csv', at: at(1) },
  ]);
});

it('calls a center that is gone what it was called before', async () => {
  const { ids } = await findChanges(db, { accounts: true, q: 'gone house' }, 1);
  expect(await readEntries(db, ids)).toMatchObject([
    { subject: 'center', subjectId: '00000007', title: 'Gone House', action: 'update', importId: 2 },
  ]);
  const { ids: others } = await findChanges(db, { accounts: true, center: '1' }, 1);
  expect(await readEntries(db, others)).toMatchObject([{ title: 'Harbor Point', action: 'update' }]);
});

it('counts what the reports of earlier imports say', async () => {
  const [first] = await db.selectFrom('imports').select('counts').execute();
  expect(JSON.parse(first!.counts)).toMatchObject({ new: 2, rows: 3, duplicates: 1, warnings: 0 });
});
