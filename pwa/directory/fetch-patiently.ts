import { LateError, NETWORK_MS, pass } from '../site/patience.ts';

/** What says how an answer came over the network, and not what it is. */
const ON_THE_WAY = ['Content-Encoding', 'Content-Length'];
/** These have no content, and a Response may not be given any. */
const WITHOUT_CONTENT = [204, 205, 304];

/**
 * Fetches an answer with all of its content. Gives up where the server has not said a word for so long: a long answer on
 * a slow network may take longer than that. Throws a LateError
 * then, and else as `fetch` does.
 */
export async function fetchPatiently(
  address: RequestInfo | URL,
  options: RequestInit = {},
  milliseconds = NETWORK_MS,
): Promise<Response> {
  const patience = new AbortController();
  let waiting = new AbortController();
  const hear = () => {
    waiting.abort();
    const next = new AbortController();
    waiting = next;
    void pass(milliseconds, next.signal).then(() => next.signal.aborted || patience.abort());
  };
  hear();
  try {
    const { body, status, statusText, headers } = await fetch(address, {
      ...options,
      signal: patience.signal,
    });
    const reader = body?.getReader();
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    for (;;) {
      hear();
      const read = await reader?.read();
      if (!read || read.done) break;
      pieces.push(read.value);
    }
    const kept = new Headers(headers);
    for (const name of ON_THE_WAY) kept.delete(name);
    const content = WITHOUT_CONTENT.includes(status) ? null : joined(pieces);
    return new Response(content, { status, statusText, headers: kept });
  } catch (error) {
    throw patience.signal.aborted ? new LateError('The server went silent.', { cause: error }) : error;
  } finally {
    waiting.abort();
  }
}

function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let end = 0;
  for (const piece of pieces) {
    all.set(piece, end);
    end += piece.length;
  }
  return all;
}
