import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { MAX_FILE_BYTES } from '#core/staff/bulk-import.ts';
import { AppError } from '../../app-error.ts';

/** A file to import: on disk, or as it was uploaded. */
export type ImportFile = { path: string } | { name: string; data: Uint8Array };

/** What a person knows the file by, without its folders. */
export function nameOf(file: ImportFile): string {
  return 'path' in file ? basename(file.path) : file.name;
}

/** The file's content, unpacked where it is gzipped. Throws an AppError where it cannot be read or is too large. */
export async function readBytes(file: ImportFile): Promise<Uint8Array> {
  const name = nameOf(file);
  const data = 'path' in file ? await readPacked(file.path) : file.data;
  if (data.length === 0) throw unreadable(name, 'is empty');
  if (data.length > MAX_FILE_BYTES) throw tooLarge(name, data.length);
  const gzipped = data[0] === 0x1f && data[1] === 0x8b;
  return gzipped ? unzip(data, name) : data;
}

/** An error about one file as a whole. */
export function unreadable(name: string, problem: string): AppError {
  return new AppError(422, 'unreadable_file', `${name} ${problem}.`, [{ path: name, message: problem }]);
}

/** A file on disk as it is, packed or not. Throws as `readBytes` does, and where it is a folder or not there. */
export async function readPacked(path: string): Promise<Buffer> {
  try {
    const { size } = await statFile(path);
    // Before a byte is read: no memory is spent on what is refused.
    if (size > MAX_FILE_BYTES) throw tooLarge(basename(path), size);
    const chunks: Buffer[] = [];
    // At most one byte more than is allowed, should the file be growing.
    for await (const chunk of createReadStream(path, { end: MAX_FILE_BYTES, highWaterMark: 1 << 20 })) {
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } catch (error) {
    const problem = diskProblems[(error as NodeJS.ErrnoException).code ?? ''];
    throw problem ? unreadable(path, problem) : error;
  }
}

async function statFile(path: string) {
  const found = await stat(path);
  if (found.isDirectory()) throw unreadable(path, 'is a folder, not a file');
  if (!found.isFile()) throw unreadable(path, 'is not a file');
  return found;
}

const diskProblems: Record<string, string | undefined> = {
  ENOENT: 'does not exist',
  ENOTDIR: 'does not exist',
  EACCES: 'may not be read: permission denied',
  EPERM: 'may not be read: permission denied',
};

async function unzip(data: Uint8Array, name: string): Promise<Uint8Array> {
  try {
    const content = await promisify(gunzip)(data, { maxOutputLength: MAX_FILE_BYTES });
    if (content.length === 0) throw unreadable(name, 'is empty');
    return content;
  } catch (error) {
    if (error instanceof AppError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge(name);
    throw unreadable(name, 'is damaged or incomplete: its gzip data cannot be unpacked');
  }
}

function tooLarge(name: string, bytes?: number): AppError {
  const size = bytes ? `is ${Math.ceil(bytes / 1024 / 1024)} MB` : 'is larger than allowed once unpacked';
  return unreadable(name, `${size}; the most that can be imported is ${MAX_FILE_BYTES / 1024 / 1024} MB`);
}
