import { createApi } from './api.ts';
import type { AppContext } from './app-context.ts';
import { discoveryRoutes } from './discovery/discovery-routes.ts';
import { formPageRoutes } from './form-pages.ts';
import { hsdsRoutes } from './hsds/hsds-routes.ts';
import { mcpRoutes } from './mcp/mcp-routes.ts';
import { pageRoutes } from './pages.ts';
import { reportPageRoutes } from './report-page.ts';

export type { App } from './api.ts';

/** The whole server: API, offline copy, what other programs read, and pages. */
export function createApp(context: AppContext) {
  const app = createApi(context);
  app.route('/hsds', hsdsRoutes(context));
  app.route('/', mcpRoutes(context));
  app.route('/', discoveryRoutes(context));
  app.route('/', formPageRoutes(context));
  app.route('/', reportPageRoutes(context));
  app.route('/', pageRoutes(context));
  return app;
}
