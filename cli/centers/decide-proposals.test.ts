import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Db } from '#server/database/db.ts';
import { samhsaFile } from '#server/imports/testing/samhsa-file.ts';
import { openBothWays } from '../testing/both-ways.ts';
import { openScreen } from '../testing/screen.ts';

const lodge = { name1: 'Lantern Lodge', street1: '9 Hill Street', zip: '36603', phone: '251-555-0111' };

let both: Awaited<ReturnType<typeof openBothWays>>;
beforeAll(async () => {
  both = await openBothWays(async () => {});
  await both.same(['import', year(2022, [{}, lodge])]);
  await both.same([
    'centers',
    'verify',
    '1',
    '--set',
    'phone=251-555-0999',
    '--set',
    'website=https://ours.example',
  ]);
  await both.same(['centers', 'verify', '2']);
});
afterAll(() => both.stop());

function year(number: number, rows: Record<string, string>[]): string {
  const path = join(both.remoteHome, `directory_${number}.csv`);
  writeFileSync(path, (samhsaFile(rows) as { data: Uint8Array }).data);
  return path;
}
const phone = (id: number, db: Db = both.localDb) =>
  db.selectFrom('centers').select('phone').where('id', '=', id).executeTakeFirstOrThrow();
const open = (args: readonly string[]) =>
  openScreen(both.localHome, args, { env: { HARBORLIGHT_DB: both.databaseFile }, columns: 70, rows: 60 });

it('keeps what staff said by default, proposes the source’s, and tells why the center is due', async () => {
  expect((await both.same(['centers', 'search', '--due'])).json.total).toBe(0);
  const next = year(2023, [{ phone: '251-555-0142' }, { ...lodge, phone: '251-555-0177' }]);
  expect((await both.same(['import', next])).json.warnings).toMatchObject([
    { kind: 'verified_kept', count: 2 },
  ]);
  expect(await phone(1)).toEqual({ phone: '251-555-0999' });
  const { json } = await both.same(['centers', 'show', '1']);
  expect(json.proposals).toMatchObject([
    {
      ...{ field: 'phone', ours: '251-555-0999', theirs: '251-555-0142' },
      ...{ source: 'SAMHSA National Directory', year: 2023 },
    },
  ]);
  const { stdout, stderr } = await both.local(['centers', 'show', '1']);
  expect(stdout).toContain('Phone: ours “251-555-0999”; SAMHSA National Directory, 2023 “251-555-0142”');
  expect(stderr).toContain('harborlight centers accept 00000001 phone');
  const due = await both.remote(['centers', 'search', '--due']);
  expect(due.stdout).toContain('SAMHSA National Directory, 2023 says otherwise: Phone');
  expect((await both.same(['centers', 'search', '--due'])).json.total).toBe(2);
});

it('takes a value or keeps ours, both to be taken back, and says what there is where it is asked for another', async () => {
  const wrong = await both.local(['centers', 'accept', '1', 'website']);
  expect(wrong).toMatchObject({ status: 2, stderr: expect.stringContaining('but: Phone: ours') });
  const accepted = await both.same(['centers', 'accept', '1', 'phone']);
  expect(accepted.json.center.phone).toBe('251-555-0142');
  const [{ changeId }] = accepted.json.decided;
  expect(await both.local(['centers', 'accept', '1', 'phone'])).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('No source says anything else'),
  });
  await both.same(['history', 'undo', String(changeId), '--yes']);
  const dismissed = await both.same(['centers', 'dismiss', '1', 'phone']);
  expect(dismissed.json.center.phone).toBe('251-555-0999');
  expect((await both.same(['centers', 'show', '1'])).json.proposals).toEqual([]);
  const { stdout } = await both.local(['history', 'list', '--kind', 'proposal']);
  expect(stdout).toContain('Dismissed');
  await both.same(['history', 'undo', String(dismissed.json.decided[0].changeId), '--yes']);
  expect((await both.same(['centers', 'show', '1'])).json.proposals).toHaveLength(1);
});

it('decides by keys in the walk of what is due', async () => {
  const screen = open(['centers', 'verify', '--due']);
  await screen.shows('says otherwise: Phone');
  await screen.shows('[a] Take the source’s: Phone');
  screen.type('a');
  await screen.shows('Phone: the source’s value is taken.');
  await screen.shows('1 left');
  await screen.shows('[u] undo');
  screen.type('u');
  await screen.shows('Taken back');
  await screen.shows('[d] Keep ours: Phone');
  screen.type('d');
  await screen.shows('Phone: ours is kept.');
  await screen.shows('1 left', 2);
  await screen.shows('[q] quit');
  screen.type('q');
  expect(await screen.exit()).toBe(0);
  expect((await screen.lines()).join('\n')).toContain('1 decided');
});

it('takes the source’s values where they are preferred, and knows no other way to say so', async () => {
  const next = year(2024, [{ phone: '251-555-0143' }, { ...lodge, phone: '251-555-0178' }]);
  expect((await both.same(['import', '--verified', 'replace', next])).status).toBe(2);
  expect((await both.same(['import', '--prefer', 'ours', next])).status).toBe(2);
  await both.same(['import', '--prefer', 'source', next]);
  for (const db of [both.localDb, both.remoteDb]) {
    expect([await phone(1, db), await phone(2, db)]).toEqual([
      { phone: '251-555-0143' },
      { phone: '251-555-0178' },
    ]);
  }
  const { json } = await both.same(['centers', 'show', '1']);
  expect(json).toMatchObject({ proposals: [], center: { lastVerifiedAt: null } });
});
