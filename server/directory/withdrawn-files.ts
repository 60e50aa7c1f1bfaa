import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Center } from '#core/center/center.ts';
import { type FieldName, fieldNames, fields } from '#core/center/fields.ts';
import type { Jurisdiction } from '#core/lists/public-lists.ts';
import { type PackedCenters, unpackCenters } from '#core/snapshot/packed-centers.ts';
import {
  guidesFile,
  type SnapshotGuides,
  type SnapshotState,
  snapshotFile,
} from '#core/snapshot/snapshot.ts';

/** Beside the name of a file that was withdrawn. */
const MARK = '.gone';

/** What staff may have to take back at once: every text of a center, and where it stands. */
const retractable: readonly FieldName[] = fieldNames.filter(
  (name) => fields[name].kind === 'text' || name === 'lat' || name === 'lng',
);

/** What a file of the offline copy is of. */
export type CopyPart = Jurisdiction | 'guides';

/** A center as it is published now, by its number. */
type FindCenter = (id: string) => Center | undefined;

/**
 * Deletes at once the old files that say of a center what is no longer said: it is gone from the directory, or its
 * street, its telephone, any of its texts or its position is another now, or none. Also all old files of guides: what
 * was wrong in one may be what somebody does. `lookedAt` has the hash by which a state's old files were looked at last:
 * what was left then says nothing that was not said by the file of that hash. Returns of which parts files were deleted.
 */
export async function withdrawFiles(
  folder: string,
  find: FindCenter,
  states: readonly Pick<SnapshotState, 'state' | 'hash'>[],
  guides: readonly Pick<SnapshotGuides, 'hash'>[],
  lookedAt: ReadonlyMap<Jurisdiction, string>,
): Promise<readonly CopyPart[]> {
  const withdrawn = new Set<CopyPart>();
  const current = new Set([...states.map(snapshotFile), ...guides.map(guidesFile)]);
  const hashes = new Map(states.map(({ state, hash }) => [state, hash]));
  for (const name of await readdir(folder).catch(() => [])) {
    const [, part] = /^([A-Z]{2}|guides)-[0-9a-f]{16}\.json$/.exec(name) ?? [];
    if (part === undefined || current.has(name)) continue;
    const state = part as Jurisdiction;
    if (part !== 'guides' && lookedAt.has(state) && lookedAt.get(state) === hashes.get(state)) continue;
    if (part !== 'guides' && !(await saysMore(join(folder, name), find))) continue;
    await withdraw(folder, name);
    withdrawn.add(part as CopyPart);
  }
  return [...withdrawn];
}

/** True for a file that was there once, and was withdrawn. */
export async function isWithdrawn(folder: string, name: string): Promise<boolean> {
  return (await stat(join(folder, name + MARK)).catch(() => undefined)) !== undefined;
}

/** True for the mark of a file that was withdrawn. */
export function isMark(name: string): boolean {
  return name.endsWith(MARK);
}

/** True also where it cannot be read: nobody knows then what it says. */
async function saysMore(file: string, find: FindCenter): Promise<boolean> {
  try {
    const centers = unpackCenters(JSON.parse(await readFile(file, 'utf8')) as PackedCenters);
    return centers.some((before) => {
      const center = find(before.id);
      return !center || retractable.some((name) => before[name] !== null && before[name] !== center[name]);
    });
  } catch {
    return true;
  }
}

async function withdraw(folder: string, name: string): Promise<void> {
  // The one in brotli first: its presence says that the others are there, too.
  for (const ending of ['.br', '.gz', '']) await rm(join(folder, name + ending), { force: true });
  // Where not even that can be written, it is a 404 instead of a 410.
  await writeFile(join(folder, name + MARK), '').catch(() => {});
}
