import type { MiddlewareHandler } from 'hono';
import { allowLongBody } from '../serve.ts';

/** Lets a call take in a large file over a slow line. Only behind what makes sure who sends it. */
export const takesLong: MiddlewareHandler = async (c, next) => {
  if (c.env?.incoming) allowLongBody(c.env.incoming);
  await next();
};
