import { once } from 'node:events';
import { lstatSync, realpathSync, statSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { AppError } from '#server/app-error.ts';
import { UsageError } from '../usage-error.ts';
import { removeWhenStopped } from './remove-when-stopped.ts';
import type { Terminal } from './terminal.ts';

/**
 * Where a file is to be written; through a symbolic link, where that leads to. Asks before one that is there is
 * written over. Throws Cancelled, or UsageError where nobody can be asked, or where it is no ordinary file.
 */
export async function chooseFile(terminal: Pick<Terminal, 'confirm'>, path: string): Promise<string> {
  const file = resolve(path);
  if (!isThere(dirname(file))) throw new UsageError(`There is no folder ${dirname(file)}.`);
  if (!isThere(file)) return file;
  const target = statSync(file, { throwIfNoEntry: false });
  if (!target) throw new UsageError(`${path} is a link that leads nowhere. Give another name.`);
  if (!target.isFile()) {
    throw new UsageError(`${path} is no ordinary file. Give the name of a file to write.`);
  }
  await terminal.confirm(`${path} is there already. Write over it?`);
  return realpathSync(file);
}

function isThere(file: string): boolean {
  return lstatSync(file, { throwIfNoEntry: false }) !== undefined;
}

/**
 * Writes a file whole or not at all: under a name beside it first, so that the last step is one. Returns its size in
 * bytes. Throws 503 `no_answer` where the connection that it comes over breaks.
 */
export async function saveFile(file: string, chunks: AsyncIterable<Uint8Array>): Promise<number> {
  const partial = `${file}.${process.pid}.partial`;
  const forget = removeWhenStopped([partial]);
  let bytes = 0;
  try {
    // Who may read the one that it replaces, and nobody else.
    const mode = statSync(file, { throwIfNoEntry: false })?.mode;
    const handle = await open(partial, 'wx', mode);
    try {
      for await (const chunk of unbroken(chunks)) {
        await handle.writeFile(chunk);
        bytes += chunk.length;
      }
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(partial, file);
    return bytes;
  } catch (error) {
    await rm(partial, { force: true });
    throw notWritten(file, error);
  } finally {
    forget();
  }
}

/** Why a file cannot be written, in words for people where that is known. */
export function notWritten(file: string, error: unknown): unknown {
  const why = fileProblems[(error as NodeJS.ErrnoException).code ?? ''];
  return why ? new AppError(500, 'not_written', `${file} cannot be written: ${why}.`) : error;
}

const fileProblems: Record<string, string | undefined> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EFBIG: 'it is too large for the disk',
};

/** Writes to stdout, as fast as its reader reads. Throws as `saveFile` does. */
export async function writeOut(chunks: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const chunk of unbroken(chunks)) {
    if (!process.stdout.write(chunk)) await once(process.stdout, 'drain');
  }
}

/** What comes over a connection; throws 503 `no_answer` where that breaks. */
export async function* unbroken(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* chunks;
  } catch (error) {
    // What fetch says of a body that ends too soon.
    if ((error as Error).message !== 'terminated') throw error;
    throw new AppError(503, 'no_answer', 'The connection broke before the end. Try again.');
  }
}
