import { basename } from 'node:path';
import type { ImportDecisions } from '#core/staff/import-decisions.ts';
import { readPacked } from '#server/imports/files/import-file.ts';
import { readDecisions } from '#server/imports/read-decisions.ts';
import type { ImportFlags } from './import-flags.ts';

/** What `--decisions` and `--refuse` say; undefined where neither is given. Throws an AppError where the file is no good. */
export async function decisionsOf({ refuse, decisions }: ImportFlags): Promise<ImportDecisions | undefined> {
  if (!refuse && decisions === undefined) return undefined;
  const text = decisions === undefined ? '{}' : (await readPacked(decisions)).toString('utf8');
  const read = readDecisions(text, basename(decisions ?? ''));
  for (const kind of refuse ?? []) read.kinds[kind] = 'refuse';
  return read;
}
