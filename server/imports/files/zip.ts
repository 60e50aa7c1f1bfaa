import { crc32, inflateRawSync } from 'node:zlib';
import type { AppError } from '../../app-error.ts';
import { unreadable } from './import-file.ts';

/** A ZIP file of which the parts are unpacked one by one, all of them together up to `MAX_UNPACKED_BYTES`. */
export interface Zip {
  has(path: string): boolean;
  /** Throws an AppError where there is no such part, or it is not what the file says of it. */
  read(path: string): Buffer;
}

/** The whole country is 20 MB as XML. */
const MAX_UNPACKED_BYTES = 128 * 1024 * 1024;
/** A table shrinks to a tenth, a blank one to a hundredth. What shrinks to less is made to fill a memory. */
const MAX_RATIO = 200;
/** Of so little it harms nobody. */
const RATIO_FROM_BYTES = 1024 * 1024;
const MAX_PARTS = 10_000;

interface Part {
  name: Buffer;
  method: number;
  crc: number;
  packedBytes: number;
  unpackedBytes: number;
  /** Where its own header stands. */
  offset: number;
}

/** From here, up to there. */
type Range = readonly [from: number, to: number];

/**
 * Reads the directory at the end of a ZIP file, and holds it against the header before each part: where they differ,
 * programs disagree about what is in the file, and it is refused. Throws an AppError that names the file.
 * Source: PKWARE's APPNOTE.TXT, sections 4.3.7, 4.3.12, 4.3.16 and 4.5.3.
 */
export function openZip(data: Uint8Array, name: string): Zip {
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.length);
  const end = bytes.lastIndexOf(END_OF_DIRECTORY);
  // Which is what a broken download lacks.
  if (end === -1 || end + END_LENGTH > bytes.length) throw damaged(name, 'the end of the file is missing');
  const directory = bytes.readUInt32LE(end + 16);
  const listed = readDirectory(bytes, directory, end, name);
  const parts = new Map<string, Part & { content: Range }>();
  let last = 0;
  for (const [path, part] of [...listed].sort(([, a], [, b]) => a.offset - b.offset)) {
    const content = findContent(bytes, part, directory);
    // What lies in two parts at once is unpacked twice.
    if (!content || part.offset < last) throw damaged(name, 'its parts are not where or what it says');
    parts.set(path, { ...part, content });
    last = content[1];
  }

  let unpackedBytes = 0;
  return {
    has: (path) => parts.has(path),
    read(path) {
      const part = parts.get(path);
      if (!part) throw damaged(name, 'a part of it is missing');
      // What it says is held to below.
      unpackedBytes += part.unpackedBytes;
      const ratio = part.unpackedBytes / Math.max(1, part.packedBytes);
      if (unpackedBytes > MAX_UNPACKED_BYTES || (ratio > MAX_RATIO && part.unpackedBytes > RATIO_FROM_BYTES))
        throw unreadable(name, 'is too large once unpacked: save its first sheet as CSV');
      const content = unpack(bytes.subarray(...part.content), part);
      if (!content) throw damaged(name, 'a part of it cannot be unpacked');
      return content;
    },
  };
}

function readDirectory(bytes: Buffer, start: number, end: number, name: string): Map<string, Part> {
  const parts = new Map<string, Part>();
  const count = bytes.readUInt16LE(end + 10);
  if (count > MAX_PARTS) throw unreadable(name, 'holds too many files');
  let at = start;
  for (let left = count; left > 0; left--) {
    if (at + ENTRY_LENGTH > end || bytes.readUInt32LE(at) !== ENTRY) throw noList(name);
    const nameEnd = at + ENTRY_LENGTH + bytes.readUInt16LE(at + 28);
    const extraEnd = nameEnd + bytes.readUInt16LE(at + 30);
    if (extraEnd > end) throw noList(name);
    if (bytes.readUInt16LE(at + 8) & ENCRYPTED)
      throw unreadable(name, 'is protected by a password: save it without one');
    const said = [bytes.readUInt32LE(at + 24), bytes.readUInt32LE(at + 20), bytes.readUInt32LE(at + 42)];
    const [unpackedBytes = 0, packedBytes = 0, offset = 0] = widen(bytes, nameEnd, extraEnd, said);
    const part: Part = {
      name: bytes.subarray(at + ENTRY_LENGTH, nameEnd),
      method: bytes.readUInt16LE(at + 10),
      crc: bytes.readUInt32LE(at + 16),
      packedBytes,
      unpackedBytes,
      offset,
    };
    const path = part.name.toString();
    if (/\p{Cc}/u.test(path)) throw damaged(name, 'the name of a part holds control characters');
    if (parts.has(path)) throw damaged(name, 'two of its parts have the same name');
    parts.set(path, part);
    at = extraEnd + bytes.readUInt16LE(at + 32);
  }
  return parts;
}

/** Where the content of a part is; undefined where the header before it says something else than the directory. */
function findContent(
  bytes: Buffer,
  { name, method, crc, packedBytes, unpackedBytes, offset }: Part,
  directory: number,
): Range | undefined {
  if (offset + HEADER_LENGTH > directory || bytes.readUInt32LE(offset) !== HEADER) return undefined;
  const nameStart = offset + HEADER_LENGTH;
  const nameEnd = nameStart + bytes.readUInt16LE(offset + 26);
  const from = nameEnd + bytes.readUInt16LE(offset + 28);
  const to = from + packedBytes;
  if (to > directory) return undefined;
  const flags = bytes.readUInt16LE(offset + 6);
  const sizes = [bytes.readUInt32LE(offset + 22), bytes.readUInt32LE(offset + 18)];
  const [unpacked, packed] = widen(bytes, nameEnd, from, sizes);
  // Who writes as it comes knows these only after the content.
  const same = (here: number | undefined, there: number) =>
    here === there || (here === 0 && (flags & SIZES_FOLLOW) !== 0);
  return bytes.subarray(nameStart, nameEnd).equals(name) &&
    (flags & ENCRYPTED) === 0 &&
    bytes.readUInt16LE(offset + 8) === method &&
    same(bytes.readUInt32LE(offset + 14), crc) &&
    same(unpacked, unpackedBytes) &&
    same(packed, packedBytes)
    ? [from, to]
    : undefined;
}

/** Numbers for which 32 bits are too few, or that were not known, stand in an extra field of 64 bits each. */
function widen(bytes: Buffer, from: number, to: number, numbers: readonly number[]): readonly number[] {
  for (let at = from; at + 4 <= to; at += 4 + bytes.readUInt16LE(at + 2)) {
    if (bytes.readUInt16LE(at) !== WIDE) continue;
    let next = at + 4;
    return numbers.map((number) => {
      if (number !== 0xffffffff || next + 8 > to) return number;
      next += 8;
      return Number(bytes.readBigUInt64LE(next - 8));
    });
  }
  return numbers;
}

/** The content of a part; undefined where it is other than the file says. */
function unpack(packed: Buffer, { method, crc, unpackedBytes }: Part): Buffer | undefined {
  const content =
    method === STORED ? packed : method === DEFLATED ? inflate(packed, unpackedBytes) : undefined;
  return content?.length === unpackedBytes && crc32(content) === crc ? content : undefined;
}

/** Stops at one byte more than there may be. */
function inflate(packed: Buffer, bytes: number): Buffer | undefined {
  try {
    return inflateRawSync(packed, { maxOutputLength: bytes + 1 });
  } catch {
    return undefined;
  }
}

function damaged(name: string, problem: string): AppError {
  return unreadable(name, `is damaged or incomplete: ${problem}`);
}

function noList(name: string): AppError {
  return damaged(name, 'the list of its parts cannot be read');
}

const END_OF_DIRECTORY = Buffer.from('PK\x05\x06', 'latin1');
const END_LENGTH = 22;
const ENTRY = 0x02014b50;
const ENTRY_LENGTH = 46;
const HEADER = 0x04034b50;
const HEADER_LENGTH = 30;
const WIDE = 1;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 1;
const SIZES_FOLLOW = 8;
