import type { Context, Env, Hono, Schema } from 'hono';
import { AppError } from '../app-error.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/**
 * Answers what no route of the app below `base` takes: throws 405 `method_not_allowed` where one takes the address by
 * another method, which `Allow` then names (RFC 9110, section 15.5.6), else 404 `no_such_call`.
 */
export function refuseCall<E extends Env, S extends Schema, B extends string>(
  app: Hono<E, S, B>,
  base: string,
) {
  return (c: Context): never => {
    const { method, path } = c.req;
    // A route of its own method that let it go on, such as one of files, has nothing there.
    const own = method === 'HEAD' ? 'GET' : method;
    const taken = METHODS.filter((each) => each !== own && isTaken(app, base, each, path));
    if (taken.length === 0) throw new AppError(404, 'no_such_call', `There is no ${method} ${path}.`);
    const allowed = taken.flatMap((each) => (each === 'GET' ? ['GET', 'HEAD'] : [each]));
    c.header('Allow', allowed.join(', '));
    const message = `${path} takes no ${method}. It takes: ${allowed.join(', ')}.`;
    throw new AppError(405, 'method_not_allowed', message);
  };
}

/** What stands before all methods, such as this answer, is no route; and any address is one of a page. */
function isTaken<E extends Env, S extends Schema, B extends string>(
  { router }: Hono<E, S, B>,
  base: string,
  method: string,
  path: string,
): boolean {
  const found = router.match(method, path)[0].map(([[, route]]) => route);
  return found.some((route) => route.method === method && route.path.startsWith(base));
}
