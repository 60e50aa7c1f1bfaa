import { createApi } from './api.ts';
import type { AppContext } from './app-context.ts';
import { discoveryRoutes } from './discovery/discovery-routes.ts';
import { hsdsRoutes } from './hsds/hsds-routes.ts';
import { CACHE_NOWHERE } from './http/caching.ts';
import { refuseCall } from './http/other-methods.ts';
import { mcpRoutes } from './mcp/mcp-routes.ts';
import { metricsRoutes } from './monitoring/metrics-routes.ts';
import { formPageRoutes } from './pages/form-pages.ts';
import { HTML, openDocuments } from './pages/page-documents.ts';
import { pageRoutes } from './pages/page-routes.ts';
import { reportPageRoutes } from './pages/report-page.ts';
import { openReturnedForms } from './pages/returned-forms.ts';

export type { App } from './api.ts';

/** The whole server: API, offline copy, what other programs read, and pages. */
export function createApp(context: AppContext) {
  const { live, publicUrl } = context;
  const documents = openDocuments(context);
  const sendBack = openReturnedForms(documents, context.logError);
  // Not by the address that was asked for: nobody can read it.
  const app = createApi(context, async (c) => {
    const { html } = await documents.make(c, '/not-found');
    return c.body(html, 400, { ...HTML, 'Cache-Control': CACHE_NOWHERE });
  });
  app.route('/hsds', hsdsRoutes(live, publicUrl));
  app.all('/hsds/*', refuseCall(app, '/hsds'));
  app.route('/', mcpRoutes(context));
  app.route('/', discoveryRoutes(context));
  app.route('/', metricsRoutes(context.metrics, { token: context.settings.METRICS_TOKEN }));
  app.route('/', formPageRoutes(context, publicUrl, sendBack));
  app.route('/', reportPageRoutes(context, publicUrl, sendBack));
  app.route('/', pageRoutes(documents, context));
  app.all('/*', refuseCall(app, '/'));
  return app;
}
