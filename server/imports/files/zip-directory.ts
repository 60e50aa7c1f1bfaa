/**
 * What a ZIP file says it holds, from the directory at its end; undefined where there is none.
 * Source: PKWARE's APPNOTE.TXT, sections 4.3.12 and 4.3.16.
 */
export function readZipDirectory(data: Uint8Array): { names: string[]; unpackedBytes: number } | undefined {
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.length);
  const end = bytes.lastIndexOf(END_OF_DIRECTORY);
  if (end === -1 || end + END_LENGTH > bytes.length) return undefined;
  const names: string[] = [];
  let unpackedBytes = 0;
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    if (at + ENTRY_LENGTH > end || bytes.readUInt32LE(at) !== ENTRY) return undefined;
    const nameLength = bytes.readUInt16LE(at + 28);
    unpackedBytes += bytes.readUInt32LE(at + 24);
    names.push(bytes.toString('utf8', at + ENTRY_LENGTH, at + ENTRY_LENGTH + nameLength));
    at += ENTRY_LENGTH + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return { names, unpackedBytes };
}

const END_OF_DIRECTORY = Buffer.from('PK\x05\x06', 'latin1');
const END_LENGTH = 22;
const ENTRY = 0x02014b50;
const ENTRY_LENGTH = 46;
