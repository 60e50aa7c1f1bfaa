import { crc32, deflateRawSync } from 'node:zlib';

/** A part of a ZIP file. What the headers say of it may be other than what is true. */
export interface ZipPart {
  name: string;
  data: string | Uint8Array;
  /** Packed unless it is to be stored as it is. */
  stored?: boolean;
  /** The data are what is in the file, deflated or said to be. */
  packed?: boolean;
  /** In both headers. */
  unpackedBytes?: number;
  /** In the directory alone. */
  directory?: Partial<Said>;
  /** Where its header is said to stand; without it, where it does. */
  offset?: number;
}

/** What a header says of a part. */
interface Said {
  name: string;
  method: number;
  flags: number;
  crc: number;
  packedBytes: number;
  unpackedBytes: number;
}

/** A ZIP file, also such as no program writes. */
export function zipFile(parts: readonly ZipPart[]): Buffer {
  const bodies: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const part of parts) {
    const data = Buffer.from(part.data);
    const packed = part.stored || part.packed ? data : deflateRawSync(data);
    const said: Said = {
      name: part.name,
      method: part.stored ? 0 : 8,
      flags: 0,
      crc: crc32(data),
      packedBytes: packed.length,
      unpackedBytes: part.unpackedBytes ?? data.length,
    };
    const body = Buffer.concat([Buffer.from('PK\x03\x04'), headerOf(said), Buffer.from(part.name), packed]);
    const there = { ...said, ...part.directory };
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(part.offset ?? offset, 10);
    entries.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), headerOf(there), tail, Buffer.from(there.name));
    bodies.push(body);
    offset += body.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(bodies.length, 8);
  end.writeUInt16LE(bodies.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, directory, end]);
}

/** What stands in the header before a part as in the directory. */
function headerOf(said: Said): Buffer {
  const header = Buffer.alloc(26);
  header.writeUInt16LE(20, 0);
  header.writeUInt16LE(said.flags, 2);
  header.writeUInt16LE(said.method, 4);
  header.writeUInt32LE(said.crc, 10);
  header.writeUInt32LE(said.packedBytes, 14);
  header.writeUInt32LE(said.unpackedBytes, 18);
  header.writeUInt16LE(Buffer.byteLength(said.name), 22);
  return header;
}
