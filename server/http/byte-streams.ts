import { pipeline, Readable, type Transform } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Reads the first two pieces of a stream. Either that was all (most answers are one piece): then `rest` is undefined.
 * Or `rest` is the whole stream again, those two first.
 */
export async function readBeginning(
  stream: ReadableStream<Bytes>,
): Promise<{ beginning: Buffer<ArrayBuffer>; rest?: ReadableStream<Bytes> }> {
  const reader = stream.getReader();
  const pieces: Bytes[] = [];
  while (pieces.length < 2) {
    const { done, value } = await reader.read();
    if (done) return { beginning: pieces.length === 1 ? asBuffer(pieces[0]!) : Buffer.concat(pieces) };
    pieces.push(value);
  }
  const rest = new ReadableStream<Bytes>(
    {
      async pull(controller) {
        const piece = pieces.shift();
        if (piece) return controller.enqueue(piece);
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
  return { beginning: Buffer.alloc(0), rest };
}

/**
 * Sends a stream through a transform of Node's, no faster than it is read. Whoever stops reading stops the source, too;
 * an error of the source is the reader's.
 */
export function pipeBytes(source: ReadableStream<Bytes>, transform: Transform): ReadableStream<Bytes> {
  // The callback is for errors that the reader hears of anyway.
  pipeline(Readable.fromWeb(source as NodeReadableStream), transform, () => {});
  // Without a strategy Node 20 would hold 16,384 pieces ready.
  return Readable.toWeb(transform, { strategy: { highWaterMark: 0 } }) as ReadableStream<Bytes>;
}

function asBuffer({ buffer, byteOffset, byteLength }: Bytes): Buffer<ArrayBuffer> {
  return Buffer.from(buffer, byteOffset, byteLength);
}
