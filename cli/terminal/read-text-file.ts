import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { UsageError } from '../usage-error.ts';

/** "-" is standard input. Throws UsageError, which names the file, where it cannot be read. */
export async function readTextFile(file: string): Promise<string> {
  try {
    // Not by a descriptor: one that has nothing yet to read, such as a pipe from a slow program, fails.
    return file === '-' ? await text(process.stdin) : await readFile(file, 'utf8');
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    const why = { ENOENT: 'there is no such file', EISDIR: 'it is a folder', EACCES: 'permission denied' }[
      code
    ];
    throw new UsageError(`${file} cannot be read: ${why ?? (error as Error).message}.`);
  }
}
