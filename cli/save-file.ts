import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { AppError } from '#server/app-error.ts';
import type { Terminal } from './terminal.ts';

/** Asks before a file that is there is written over. Throws Cancelled, or UsageError where nobody can be asked. */
export async function confirmOverwrite(terminal: Pick<Terminal, 'confirm'>, file: string): Promise<void> {
  if (existsSync(file)) await terminal.confirm(`${file} is there already. Write over it?`);
}

/**
 * Writes a file whole or not at all: under a name beside it first, so that the last step is one. Returns its size in
 * bytes. Throws 503 `no_answer` where the connection that it comes over breaks.
 */
export async function saveFile(file: string, chunks: AsyncIterable<Uint8Array>): Promise<number> {
  const partial = `${file}.${process.pid}.partial`;
  let bytes = 0;
  try {
    const handle = await open(partial, 'wx');
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
    throw error;
  }
}

/** Writes to stdout, as fast as its reader reads. Throws as `saveFile` does. */
export async function writeOut(chunks: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const chunk of unbroken(chunks)) {
    if (!process.stdout.write(chunk)) await once(process.stdout, 'drain');
  }
}

async function* unbroken(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* chunks;
  } catch (error) {
    // What fetch says of a body that ends too soon.
    if ((error as Error).message !== 'terminated') throw error;
    throw new AppError(503, 'no_answer', 'The connection broke before the end. Try again.');
  }
}
