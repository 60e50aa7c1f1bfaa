import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { AppError } from '../app-error.ts';

/** Of what the public sends. */
export const MOST_KILOBYTES = 64;

/** What comes from one person and is answered to that person is kept by no cache. */
export const keepNowhere: MiddlewareHandler = async (c, next) => {
  c.header('Cache-Control', 'no-store');
  await next();
};

/** Other types a page of another site could send without asking first (CORS), so none is taken for JSON. */
const requireJson: MiddlewareHandler = async (c, next) => {
  if (!/^application\/json\s*(;|$)/i.test(c.req.header('Content-Type') ?? '')) {
    throw new AppError(
      415,
      'wrong_content_type',
      'Send JSON, with the header Content-Type: application/json.',
    );
  }
  await next();
};

/** Counts what arrives where no Content-Length tells. */
export const limitSize = (kilobytes: number) =>
  bodyLimit({
    maxSize: kilobytes * 1024,
    onError: () => {
      throw new AppError(413, 'body_too_large', `This is too long: at most ${kilobytes} KB can be sent.`);
    },
  });

/** The route's validator finds it read already. */
const parseJson: MiddlewareHandler = async (c, next) => {
  try {
    await c.req.json();
  } catch {
    throw new AppError(400, 'invalid_json', 'What was sent is not JSON, or was cut off.');
  }
  await next();
};

/** For every call of the public that takes a message: refuses with a 4xx what is no JSON of at most 64 KB. */
export const takeJson: MiddlewareHandler[] = takeJsonUpTo(MOST_KILOBYTES);

/** The same with another limit, for calls of staff whose texts may be longer. */
export function takeJsonUpTo(kilobytes: number): MiddlewareHandler[] {
  return [keepNowhere, requireJson, limitSize(kilobytes), parseJson];
}
