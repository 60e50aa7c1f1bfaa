import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress';

const compressors = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (content: Buffer) => promisify(gzip)(content),
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
 * Compresses answers that are made anew for each request, brotli before gzip.
 * Hono's own middleware has no brotli: the web's CompressionStream does not offer it on Node 20.
 */
export const compressAnswers: MiddlewareHandler = async (c, next) => {
  await next();
  const { headers, body } = c.res;
  if (!body || headers.has('Content-Encoding') || c.req.method === 'HEAD') return;
  if (!COMPRESSIBLE_CONTENT_TYPE_REGEX.test(headers.get('Content-Type') ?? '')) return;
  c.header('Vary', 'Accept-Encoding', { append: true });
  const encoding = chooseEncoding(c.req.header('Accept-Encoding'));
  if (!encoding) return;
  const content = Buffer.from(await c.res.arrayBuffer());
  const small = content.length < MIN_BYTES;
  const answer = new Response(small ? content : await compressors[encoding](content), c.res);
  if (!small) {
    answer.headers.set('Content-Encoding', encoding);
    answer.headers.delete('Content-Length');
  }
  c.res = undefined;
  c.res = answer;
};
