import { basename } from 'node:path';
import { readPacked } from '#server/imports/files/import-file.ts';
import type { GivenCodes } from '#server/imports/formats/samhsa-codes.ts';

/** The table of `--codes`. Throws an AppError where the file cannot be read. */
export async function readCodes(path: string): Promise<GivenCodes> {
  return { name: basename(path), text: (await readPacked(path)).toString('utf8') };
}
