import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { AppError } from '../app-error.ts';
import type { Metrics } from './metrics.ts';

/**
 * What Prometheus reads, at /metrics: for whoever brings the token, and on a port of this machine alone without one.
 * Where nobody could bring one there is no such address.
 */
export function metricsRoutes(metrics: Metrics | undefined, access: { token: string | undefined } | 'open') {
  return new Hono().get('/metrics', async (c, next) => {
    if (!metrics || (access !== 'open' && access.token === undefined)) return next();
    c.header('Cache-Control', 'no-store');
    if (access !== 'open' && !isToken(c.req.header('Authorization'), access.token!)) {
      c.header('WWW-Authenticate', 'Bearer');
      throw new AppError(401, 'not_signed_in', 'Bring METRICS_TOKEN as a bearer token.');
    }
    const { text, contentType } = await metrics.read();
    return c.body(text, 200, { 'Content-Type': contentType });
  });
}

/** Takes as long whatever was given. */
function isToken(given: string | undefined, token: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given ?? ''), hash(`Bearer ${token}`));
}
