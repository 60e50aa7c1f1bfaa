import { basename } from 'node:path';
import { AppError } from '#server/app-error.ts';
import { readPacked } from '#server/imports/files/import-file.ts';
import type { ReadImportOptions } from '#server/imports/read-import.ts';
import { shippedMappings } from '../../data/mappings.ts';
import type { ImportFlags } from './import-flags.ts';

/** What says how the files are read: the tables of `--codes` and `--map`. Throws an AppError where one cannot be read. */
export async function readBeside({
  codes,
  map,
}: Pick<ImportFlags, 'codes' | 'map'>): Promise<Pick<ReadImportOptions, 'codes' | 'map'>> {
  return {
    ...(codes !== undefined && { codes: await readText(codes) }),
    ...(map !== undefined && { map: await readMapping(map) }),
  };
}

async function readText(path: string): Promise<{ name: string; text: string }> {
  return { name: basename(path), text: (await readPacked(path)).toString('utf8') };
}

/** A file; or one of those that ship, where none is called so. */
async function readMapping(path: string): Promise<{ name: string; text: string }> {
  try {
    return await readText(path);
  } catch (error) {
    const shipped = shippedMappings();
    const text = shipped.get(path);
    if (text !== undefined) return { name: path, text };
    if (!(error instanceof AppError) || !error.message.endsWith('does not exist.')) throw error;
    const message = `${error.message} With Harborlight come the mappings ${[...shipped.keys()].join(', ')}.`;
    throw new AppError(error.status, error.code, message, error.issues);
  }
}
