import { setImmediate as giveWay } from 'node:timers/promises';

/** By this mark Excel knows a file for UTF-8, as "Cañon City" needs; our importer reads over it. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Sends what a generator writes, piece by piece, none of them empty. Nothing is written that nobody reads: a client
 * that is slow is waited for, and one that goes away ends it. Other requests run between two pieces.
 */
export function streamText(pieces: AsyncGenerator<string, void>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  return new ReadableStream(
    {
      async pull(controller) {
        await giveWay();
        const { value, done } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
      async cancel() {
        await pieces.return();
      },
    },
    { highWaterMark: 0 },
  );
}
