import { existsSync, lstatSync, mkdirSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { UsageError } from '../usage-error.ts';
import { removeWhenStopped } from './remove-when-stopped.ts';
import { notWritten } from './save-file.ts';
import type { Terminal } from './terminal.ts';

/**
 * Where a folder of files is to be written; through a symbolic link, where that leads to. Asks before files are put
 * into one that is not empty. Throws Cancelled, or UsageError where nobody can be asked, or where it is no folder.
 */
export async function chooseFolder(terminal: Pick<Terminal, 'confirm'>, path: string): Promise<string> {
  const folder = resolve(path);
  const found = statSync(folder, { throwIfNoEntry: false });
  if (!found) {
    if (lstatSync(folder, { throwIfNoEntry: false })) {
      throw new UsageError(`${path} is a link that leads nowhere. Give another name.`);
    }
    const parent = dirname(folder);
    if (!statSync(parent, { throwIfNoEntry: false })) throw new UsageError(`There is no folder ${parent}.`);
    return folder;
  }
  if (!found.isDirectory()) throw new UsageError(`${path} is no folder. Give the name of one to write.`);
  if (readdirSync(folder).length > 0) {
    await terminal.confirm(`${path} is not empty. Write into it, and over what is of the same name?`);
  }
  return realpathSync(folder);
}

/**
 * Writes files into a folder. They are written apart first, and moved into it when all are whole, the last named
 * last: where something fails before, the folder is as it was. Returns their size in bytes.
 */
export async function saveFolder(
  folder: string,
  names: readonly string[],
  write: (append: (name: string, text: string) => Promise<void>) => Promise<void>,
): Promise<number> {
  // Within one that is there: what lies beside it may be another disk, or not ours to write.
  const partial = existsSync(folder)
    ? join(folder, `.${process.pid}.partial`)
    : `${folder}.${process.pid}.partial`;
  const forget = removeWhenStopped([partial]);
  const handles = new Map<string, FileHandle>();
  let bytes = 0;
  try {
    await mkdir(partial);
    for (const name of names) handles.set(name, await open(join(partial, name), 'wx'));
    await write(async (name, text) => {
      const data = Buffer.from(text);
      await handles.get(name)!.writeFile(data);
      bytes += data.length;
    });
    for (const handle of handles.values()) {
      await handle.sync();
      await handle.close();
    }
    mkdirSync(folder, { recursive: true });
    for (const name of names) await rename(join(partial, name), join(folder, name));
    return bytes;
  } catch (error) {
    throw notWritten(folder, error);
  } finally {
    for (const handle of handles.values()) await handle.close();
    await rm(partial, { recursive: true, force: true });
    forget();
  }
}
