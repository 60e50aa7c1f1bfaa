import { OpenAPIHono } from '@hono/zod-openapi';
import { except } from 'hono/combine';
import { etag } from 'hono/etag';
import { secureHeaders } from 'hono/secure-headers';
import { adminRoutes } from './admin/admin-routes.ts';
import type { AppContext } from './app-context.ts';
import { callRoutes } from './calls/public-routes.ts';
import { centerRoutes } from './centers/public-routes.ts';
import { snapshotRoutes } from './directory/snapshot-routes.ts';
import { guideRoutes } from './guides/public-routes.ts';
import { type AnswerCache, openAnswerCache } from './http/answer-cache.ts';
import { CACHE_AND_ASK, cache } from './http/caching.ts';
import { compressAnswers } from './http/compression.ts';
import { answerErrors } from './http/error-answers.ts';
import { stayOnHttps } from './http/https.ts';
import { refuseCall } from './http/other-methods.ts';
import { type DrawNothing, isReadable, refuseUnreadable } from './http/readable-address.ts';
import { refuseUnknownParameters } from './http/unknown-parameters.ts';
import { liveMatchingRoutes } from './live-matching/public-routes.ts';
import { notifyOwner } from './mail/notifications.ts';
import { healthRoutes } from './monitoring/health-routes.ts';
import { routeOf } from './monitoring/route-of.ts';
import { documentRoutes } from './open-data/document-routes.ts';
import { openDataRoutes } from './open-data/open-data-routes.ts';
import { styleSources } from './pages/page-style.ts';
import { centerReportRoutes } from './reports/public-routes.ts';
import { smsRoutes } from './sms/public-routes.ts';
import { publicStaffRoutes } from './staff/public-routes.ts';
import { openSignIns } from './staff/sign-ins.ts';
import { submissionRoutes } from './submissions/public-routes.ts';
import { v1Routes } from './v1/v1-routes.ts';

/** The calls of the API. */
function apiRoutes(context: AppContext, registry: OpenAPIHono['openAPIRegistry']) {
  const { db, live, snapshotFolder, publicUrl } = context;
  const signIns = openSignIns(db, context, context.requireTwoStep);
  return new OpenAPIHono()
    .route('/', openDataRoutes(context))
    .route('/v1', v1Routes(context))
    .route('/', documentRoutes(publicUrl, registry))
    .route('/', centerRoutes(live, db))
    .route('/', guideRoutes(db))
    .route('/', snapshotRoutes(live, snapshotFolder))
    .route('/', callRoutes(db, context))
    .route('/', smsRoutes(context))
    .route('/', liveMatchingRoutes(context))
    .route('/', submissionRoutes(context))
    .route('/', centerReportRoutes(context))
    .route('/', publicStaffRoutes(db, context, signIns, notifyOwner))
    .route('/admin', adminRoutes(context, signIns, registry));
}

/**
 * The API alone, with all that stands before it. A command on a local database needs no more, and what pages and other
 * programs read by takes as long to load as all of this.
 */
export function createApi(context: AppContext, drawNothing?: DrawNothing) {
  const { db, live, logError, observer, proxyWatch, pwaFolder, settings } = context;
  const strictHeaders = beStrict(styleSources(pwaFolder));
  const app = new OpenAPIHono();
  const answers = openAnswerCache(live, context, routeOf);
  answerFirst(app, answers, context);
  if (observer) app.use(observer.middleware);
  app.onError(answerErrors(logError));
  app.use(refuseUnreadable(strictHeaders, drawNothing));
  app.use((c, next) => {
    proxyWatch?.look(c);
    return next();
  });
  app.use(answers.keep);
  app.use(strictHeaders, stayOnHttps(context, settings.HSTS_DAYS));
  app.use(compressAnswers);
  app.use('/api/*', except('/api/admin/*', etag({ weak: true })));
  app.use('/api/*', cache(CACHE_AND_ASK));
  // Staff's calls do it themselves, once they know who asks.
  app.use('/api/*', except('/api/admin/*', refuseUnknownParameters(app.openAPIRegistry)));
  const routes = app
    .route('/api', apiRoutes(context, app.openAPIRegistry))
    .route('/', healthRoutes({ db, live, databaseFile: settings.HARBORLIGHT_DB }));
  app.all('/api/*', refuseCall(app, '/api/'));
  return routes;
}

/**
 * Has what is kept answered before anything else of the app runs, which takes several times as long; seen by all who see
 * requests.
 */
function answerFirst(
  app: Pick<OpenAPIHono, 'fetch'>,
  answers: AnswerCache,
  { observer, proxyWatch }: AppContext,
): void {
  const { fetch } = app;
  app.fetch = (request, env, ...more) => {
    const began = performance.now();
    const { method, url } = request;
    const asked = {
      env,
      req: { method, url, header: (name: string) => request.headers.get(name) ?? undefined },
    };
    // A page is kept without what it does not know of its address, which may be what is refused.
    const found = isReadable(url) ? answers.find(asked) : undefined;
    if (!found) return fetch(request, env, ...more);
    const { route, bytes, response } = found;
    proxyWatch?.look(asked);
    observer?.tell({
      method,
      route,
      status: response.status,
      seconds: (performance.now() - began) / 1000,
      bytes,
    });
    return response;
  };
}

/** The contract of every typed client. */
export type App = ReturnType<typeof createApi>;

/** Nothing but our own files, and the page's own style, may load or run, and no request may leave for another origin. */
function beStrict(styles: readonly string[]) {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", ...styles],
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
    // See stayOnHttps.
    strictTransportSecurity: false,
  });
}
