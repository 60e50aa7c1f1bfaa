import { OpenAPIHono } from '@hono/zod-openapi';
import { except } from 'hono/combine';
import { etag } from 'hono/etag';
import { secureHeaders } from 'hono/secure-headers';
import { adminRoutes } from './admin/admin-routes.ts';
import { keepAnswers } from './answering/answer-cache.ts';
import { CACHE_AND_ASK, cache } from './answering/caching.ts';
import { compressAnswers } from './answering/compression.ts';
import { answerErrors } from './answering/error-answers.ts';
import type { AppContext } from './app-context.ts';
import { AppError } from './app-error.ts';
import { callRoutes } from './calls.ts';
import { centerReportRoutes } from './center-reports.ts';
import { centerRoutes } from './centers.ts';
import { guideRoutes } from './guides.ts';
import { healthRoutes } from './health.ts';
import { liveMatchingRoutes } from './live-matching.ts';
import { documentRoutes } from './open-data/document-routes.ts';
import { openDataRoutes } from './open-data/open-data-routes.ts';
import { snapshotRoutes } from './snapshots.ts';
import { staffRoutes } from './staff/staff-routes.ts';
import { submissionRoutes } from './submissions.ts';
import { textRoutes } from './texts.ts';

/** The calls of the API. */
function apiRoutes(context: AppContext, registry: OpenAPIHono['openAPIRegistry']) {
  const { db, live, snapshotFolder } = context;
  return new OpenAPIHono()
    .route('/', openDataRoutes(context))
    .route('/', documentRoutes(context, registry))
    .route('/', centerRoutes(live, db))
    .route('/', guideRoutes(context))
    .route('/', snapshotRoutes(live, snapshotFolder))
    .route('/', callRoutes(context))
    .route('/', textRoutes(context))
    .route('/', liveMatchingRoutes(context))
    .route('/', submissionRoutes(context))
    .route('/', centerReportRoutes(context))
    .route('/', staffRoutes(context))
    .route('/admin', adminRoutes(context));
}

/**
 * The API alone, with all that stands before it. A command on a local database needs no more, and what pages and other
 * programs read by takes as long to load as all of this.
 */
export function createApi(context: AppContext) {
  const app = new OpenAPIHono();
  app.onError(answerErrors(context.logError));
  app.use(keepAnswers(context));
  app.use(strictHeaders);
  app.use(compressAnswers);
  app.use('/api/*', except('/api/admin/*', etag({ weak: true })));
  app.use('/api/*', cache(CACHE_AND_ASK));
  const routes = app
    .route('/api', apiRoutes(context, app.openAPIRegistry))
    .route('/', healthRoutes(context.live));
  app.all('/api/*', (c) => {
    throw new AppError(404, 'no_such_call', `There is no ${c.req.method} ${c.req.path}.`);
  });
  return routes;
}

/** The contract of every typed client. */
export type App = ReturnType<typeof createApi>;

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
