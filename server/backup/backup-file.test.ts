import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '../database/db.ts';
import { writeBackup } from './backup-file.ts';

let folder: string;
let databaseFile: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'harborlight-'));
  databaseFile = join(folder, 'harborlight.db');
  await (await openDatabase(databaseFile)).destroy();
});
afterEach(() => rmSync(folder, { recursive: true }));

it('leaves no log of an older file beside the new one, which would be read into it', async () => {
  const file = join(folder, 'backup.db');
  for (const end of ['', '-wal', '-shm', '-journal']) writeFileSync(file + end, 'older');
  await writeBackup(databaseFile, file);
  expect(readdirSync(folder).sort()).toEqual(['backup.db', 'harborlight.db']);
});

it('leaves the draft of another run alone, and its own nowhere', async () => {
  const file = join(folder, 'backup.db');
  const draft = `${file}.1-theirs.part`;
  writeFileSync(draft, 'theirs');
  await expect(writeBackup(databaseFile, file, { draft })).rejects.toMatchObject({ code: 'EEXIST' });
  expect(readFileSync(draft, 'utf8')).toBe('theirs');
  await Promise.all([writeBackup(databaseFile, file), writeBackup(databaseFile, file)]);
  expect(readdirSync(folder).sort()).toEqual(['backup.db', 'backup.db.1-theirs.part', 'harborlight.db']);
});
