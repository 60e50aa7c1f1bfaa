import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress';
import { pipeBytes, readBeginning } from './byte-streams.ts';

/** A page is a twelfth smaller than by 4, and takes half a millisecond more; one step further brings a hundredth. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
/** Each encoding, for an answer that is there as a whole and for one that is still being written. */
export const compressors = {
  br: {
    whole: (content: Buffer) => promisify(brotliCompress)(content, brotliOptions),
    stream: () => createBrotliCompress(brotliOptions),
  },
  gzip: { whole: (content: Buffer) => promisify(gzip)(content), stream: () => createGzip() },
};

/** The best that a client takes, by its Accept-Encoding; undefined for as it is. */
export function chooseEncoding(accepted = ''): keyof typeof compressors | undefined {
  return (['br', 'gzip'] as const).find((name) => acceptedAs[name].test(accepted));
}

const acceptedAs = {
  br: /\bbr\b(?!;\s*q=0(\.0+)?\b)/,
  gzip: /\bgzip\b(?!;\s*q=0(\.0+)?\b)/,
};

/** Smaller answers fit into one packet as they are. */
const MIN_BYTES = 1024;

/**
 * Compresses answers that are made anew for each request, brotli before gzip. What comes in many pieces, such as the
 * file of all centers, goes on in pieces: never does the whole of it lie in memory.
 * Hono's own middleware has no brotli: the web's CompressionStream does not offer it on Node 20.
 */
export const compressAnswers: MiddlewareHandler = async (c, next) => {
  await next();
  const { headers } = c.res;
  if (headers.has('Content-Encoding') || c.req.method === 'HEAD') return;
  if (!isCompressible(headers.get('Content-Type') ?? '')) return;
  // Not by c.header, which makes a stream of what is there already.
  headers.append('Vary', 'Accept-Encoding');
  const encoding = chooseEncoding(c.req.header('Accept-Encoding'));
  // Not before it is needed: to look at the body makes a stream of it.
  const body = encoding && c.res.body;
  if (!body) return;
  const { beginning, rest } = await readBeginning(body);
  const small = !rest && beginning.length < MIN_BYTES;
  const { whole, stream } = compressors[encoding];
  const answer = new Response(
    rest ? pipeBytes(rest, stream()) : small ? beginning : await whole(beginning),
    c.res,
  );
  if (!small) {
    answer.headers.set('Content-Encoding', encoding);
    answer.headers.delete('Content-Length');
  }
  c.res = undefined;
  c.res = answer;
};

/** Hono's list lacks JSON by the line. */
function isCompressible(type: string): boolean {
  return COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type) || type === 'application/x-ndjson';
}
