import type { IncomingMessage, ServerResponse } from 'node:http';
import type { MiddlewareHandler } from 'hono';

/** By request, as Node has it: when its body must be there whole. */
const deadlines = new WeakMap<object, NodeJS.Timeout>();

/** Ends a request whose body is not there whole in time: whoever drips it would hold the connection. */
export function limitBody(request: IncomingMessage, response: ServerResponse, bodyMs: number): void {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  if (encoding === undefined && !Number(length)) return;
  const timer = setTimeout(() => {
    if (request.complete) return;
    // As Node does it, where nothing of an answer has gone.
    if (!response.headersSent) request.socket.write(TIMED_OUT);
    request.socket.destroySoon();
  }, bodyMs).unref();
  deadlines.set(request, timer);
  request.once('close', () => clearTimeout(timer));
}

const TIMED_OUT = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

/** Lets a call take in a large file over a slow line, for an hour. Only behind what makes sure who sends it. */
export const takesLong: MiddlewareHandler = async (c, next) => {
  if (c.env?.incoming) clearTimeout(deadlines.get(c.env.incoming));
  await next();
};
