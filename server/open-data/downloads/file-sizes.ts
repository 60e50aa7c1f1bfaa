import { finished } from 'node:stream/promises';
import { LRUCache } from 'lru-cache';
import { compressors } from '../../http/compression.ts';
import { type FileFormat, fileFormats, type openContents, writeFile } from './download-files.ts';

/** Bytes of a file: as it is, and as it is sent to whom accepts it compressed. */
export interface FileSize {
  bytes: number;
  gzip: number;
  br: number;
}
export type FileSizes = Record<FileFormat, FileSize>;

/** By what the files are made of; of each state and of the whole, in some versions. */
const measured = new LRUCache<string, Promise<FileSizes>>({ max: 200 });

/** To write the whole directory in each format takes seconds: never twice at once; and no state waits for it. */
const last: Record<'whole' | 'state', Promise<unknown>> = {
  whole: Promise.resolve(),
  state: Promise.resolve(),
};

/** How large the files are. To know it they are written once, when first somebody asks after the directory has changed. */
export function measureFiles(file: ReturnType<typeof openContents>): Promise<FileSizes> {
  const known = measured.get(file.key);
  if (known) return known;
  const of = file.state ? 'state' : 'whole';
  const sizes = last[of].then(() => measureAll(file));
  last[of] = sizes.catch(() => {});
  measured.set(file.key, sizes);
  // What failed is tried anew.
  sizes.catch(() => measured.delete(file.key));
  return sizes;
}

async function measureAll(file: ReturnType<typeof openContents>): Promise<FileSizes> {
  const sizes: [FileFormat, FileSize][] = [];
  for (const format of fileFormats) {
    const content = await writeFile(file, format);
    // A workbook is compressed in itself, and sent as it is.
    if (content instanceof Uint8Array) {
      sizes.push([format, { bytes: content.length, gzip: content.length, br: content.length }]);
    } else sizes.push([format, await measure(content)]);
  }
  return Object.fromEntries(sizes) as FileSizes;
}

async function measure(content: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<FileSize> {
  const size: FileSize = { bytes: 0, gzip: 0, br: 0 };
  const streams = (['gzip', 'br'] as const).map((name) => {
    const stream = compressors[name].stream();
    stream.on('data', (piece: Buffer) => {
      size[name] += piece.length;
    });
    return { stream, end: finished(stream) };
  });
  for await (const piece of content) {
    size.bytes += piece.length;
    await Promise.all(streams.map(({ stream }) => new Promise((resolve) => stream.write(piece, resolve))));
  }
  for (const { stream } of streams) stream.end();
  await Promise.all(streams.map(({ end }) => end));
  return size;
}
