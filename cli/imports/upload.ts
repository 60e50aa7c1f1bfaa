import type { ImportDecisions } from '#core/staff/import-decisions.ts';
import type { ReadImportOptions } from '#server/imports/read-import.ts';

/** A multipart form on its way, which knows how far it is. */
export interface Upload {
  readonly total: number;
  /** Bytes that have left for the network. As long as it is not `total`, the other side cannot have all. */
  readonly sent: number;
  request: Pick<RequestInit, 'headers' | 'body'>;
}

const CHUNK_BYTES = 64 * 1024;

/**
 * A form with each file in a field `file`, what says how they are read in `codes` and `map`, and `decisions` as JSON. It
 * can be sent once.
 */
export async function makeUpload(
  files: readonly File[],
  beside: Pick<ReadImportOptions, 'codes' | 'map'>,
  decisions?: ImportDecisions,
): Promise<Upload> {
  const form = new FormData();
  for (const file of files) form.append('file', file);
  for (const [field, { name, text }] of Object.entries(beside)) form.append(field, new File([text], name));
  if (decisions) form.append('decisions', JSON.stringify(decisions));
  const packed = new Response(form);
  const type = packed.headers.get('Content-Type') ?? '';
  const bytes = new Uint8Array(await packed.arrayBuffer());
  let sent = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        controller.enqueue(bytes.subarray(sent, sent + CHUNK_BYTES));
        sent = Math.min(sent + CHUNK_BYTES, bytes.length);
        if (sent === bytes.length) controller.close();
      },
    },
    // No chunk is asked for before it can be written.
    { highWaterMark: 0 },
  );
  // Node wants to be told that it sends while it listens; the types are those of browsers.
  const request = {
    headers: { 'Content-Type': type, 'Content-Length': String(bytes.length) },
    body,
    duplex: 'half',
  };
  return {
    total: bytes.length,
    get sent() {
      return sent;
    },
    request,
  };
}
