import { cors } from 'hono/cors';

/** For public data: pages of any other origin may read it. */
export const allowAllOrigins = cors({ origin: '*', allowMethods: ['GET', 'HEAD'] });
