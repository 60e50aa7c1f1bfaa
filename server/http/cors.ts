import { cors } from 'hono/cors';

/** For public data: pages of any other origin may read it. */
export const openToAll = cors({ origin: '*', allowMethods: ['GET', 'HEAD'] });
