import type { MiddlewareHandler } from 'hono';
import { AppError } from '../app-error.ts';
import { keepNowhere, limitSize, MOST_KILOBYTES } from './json-body.ts';

/** What was sent, by field: all its values, as text. */
export type PostedFields = Map<string, string[]>;

/** What `takeForm` tells the routes behind it. */
export interface FormEnv {
  Variables: { posted: PostedFields };
}

const requireForm: MiddlewareHandler = async (c, next) => {
  const type = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;
  if (!type.test(c.req.header('Content-Type') ?? '')) {
    throw new AppError(415, 'wrong_content_type', 'Please send this by the form on the page.');
  }
  await next();
};

const readFields: MiddlewareHandler<FormEnv> = async (c, next) => {
  const posted: PostedFields = new Map();
  const form = await c.req.formData().catch(() => {
    throw new AppError(400, 'invalid_form', 'What was sent could not be read, or was cut off.');
  });
  for (const [name, value] of form as Iterable<[string, string | File]>) {
    if (typeof value !== 'string') throw new AppError(400, 'invalid_form', 'Files cannot be sent here.');
    // Browsers send lines with CRLF, and the app with LF, as https://url.spec.whatwg.org and JSON have it.
    const line = value.replaceAll('\r\n', '\n');
    const values = posted.get(name);
    if (values) values.push(line);
    else posted.set(name, [line]);
  }
  c.set('posted', posted);
  await next();
};

/** For what a browser sends by itself: refuses with a 4xx what is no form of at most 64 KB, and reads it. */
export const takeForm: MiddlewareHandler<FormEnv>[] = [
  keepNowhere,
  requireForm,
  limitSize(MOST_KILOBYTES),
  readFields,
];
