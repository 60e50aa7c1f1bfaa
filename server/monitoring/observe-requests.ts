import type { MiddlewareHandler } from 'hono';
import { inRequest, type Log, requestId } from '../log.ts';
import { routeOf } from './route-of.ts';

/** What is told of a request that was answered: nothing of who asked, or what for. */
export interface Answered {
  method: string;
  /** As it is declared, such as `/centers/:slug`. */
  route: string;
  status: number;
  seconds: number;
  /** Of its body, where the answer says it. */
  bytes: number;
}

/** Names such as any client can make up would each be a series of its own. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Tells the log, and who counts, of each answer. */
export interface Observer {
  /**
   * What failed on our side is a warning, and its answer carries the id under which the log tells why. It must be the first
   * middleware.
   */
  middleware: MiddlewareHandler;
  /** Of an answer that was there already, and passed none. */
  tell(answered: Answered): void;
}

export function observeRequests(log: Log, count: (answered: Answered) => void): Observer {
  /** What the log says of it. */
  const measure = (answered: Answered) => {
    count(answered);
    const { seconds, bytes, ...facts } = answered;
    return { ...facts, ms: Math.round(seconds * 1000) };
  };
  return {
    middleware: (c, next) =>
      inRequest(async () => {
        const began = performance.now();
        await next();
        const { status, headers } = c.res;
        const told = measure({
          method: METHODS.includes(c.req.method) ? c.req.method : 'other',
          route: routeOf(c),
          status,
          seconds: (performance.now() - began) / 1000,
          bytes: Number(headers.get('Content-Length') ?? 0),
        });
        if (status < 500) return log.debug('Answered', told);
        c.header('X-Request-Id', requestId());
        log.warn('Answered that something is wrong', told);
      }),
    tell: (answered) => inRequest(() => log.debug('Answered', measure(answered))),
  };
}
