import type { Route } from 'workbox-routing';
import { FILES_MS, inTime, isLate } from '../site/patience.ts';

/** True from the moment that Cache Storage was silent until it answers again. */
let silent = false;

/**
 * Has a route ask the network as well where Cache Storage does not answer: another page that the browser has stopped may
 * hold it for ever. Whichever answers first is shown. A page is asked for as its handler does, without its address:
 * nothing that a person searches for leaves a device with a copy.
 */
export function patiently(route: Route): Route {
  const { handler } = route;
  // Another object: its own may be Workbox's for all routes.
  route.handler = {
    async handle(options) {
      const kept = handler.handle(options).finally(() => {
        silent = false;
      });
      try {
        return await inTime(kept, silent ? 0 : FILES_MS);
      } catch (error) {
        if (!isLate(error)) throw error;
        silent = true;
        return Promise.any([kept, fetch(options.request)]);
      }
    },
  };
  return route;
}
