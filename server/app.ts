import { OpenAPIHono } from '@hono/zod-openapi';
import { etag } from 'hono/etag';
import { secureHeaders } from 'hono/secure-headers';
import { AppError } from './app-error.ts';
import { CACHE_AND_ASK, cache } from './caching.ts';
import { centerRoutes } from './centers.ts';
import { compressAnswers } from './compression.ts';
import { answerErrors } from './error-answers.ts';
import { healthRoutes } from './health.ts';
import type { LiveDirectory } from './live-directory.ts';
import { pageRoutes } from './pages.ts';
import { snapshotRoutes } from './snapshots.ts';

export interface AppContext {
  live: LiveDirectory;
  snapshotFolder: string;
  /** The built PWA. */
  pwaFolder: string;
  logError: (error: Error) => void;
}

/** The calls of the API; their type is the contract of every typed client. */
function apiRoutes({ live, snapshotFolder }: AppContext) {
  return new OpenAPIHono().route('/', centerRoutes(live)).route('/', snapshotRoutes(live, snapshotFolder));
}

/** The whole server: API, offline copy and pages. */
export function createApp(context: AppContext) {
  const app = new OpenAPIHono();
  app.onError(answerErrors(context.logError));
  app.use(strictHeaders);
  app.use(compressAnswers);
  app.use('/api/*', etag({ weak: true }));
  app.use('/api/*', cache(CACHE_AND_ASK));
  const routes = app.route('/api', apiRoutes(context)).route('/', healthRoutes(context.live));
  app.all('/api/*', (c) => {
    throw new AppError(404, 'no_such_call', `There is no ${c.req.method} ${c.req.path}.`);
  });
  app.route('/', pageRoutes(context.live, context.pwaFolder));
  return routes;
}

export type App = ReturnType<typeof createApp>;

/** Nothing but our own files may load or run, and no request may leave for another origin. */
const strictHeaders = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    imgSrc: ["'self'", 'data:'],
    connectSrc: ["'self'"],
    manifestSrc: ["'self'"],
    workerSrc: ["'self'"],
    formAction: ["'self'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
  },
  permissionsPolicy: { camera: [], microphone: [], payment: [], geolocation: ['self'] },
  referrerPolicy: 'no-referrer',
  xFrameOptions: 'DENY',
});
