import { readFileSync } from 'node:fs';
import { UsageError } from '../usage-error.ts';

/** Throws UsageError, which names the file, where it cannot be read. */
export function readTextFile(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    const why = { ENOENT: 'there is no such file', EISDIR: 'it is a folder', EACCES: 'permission denied' }[
      code
    ];
    throw new UsageError(`${file} cannot be read: ${why ?? (error as Error).message}.`);
  }
}
