import { OpenAPIHono } from '@hono/zod-openapi';
import type { AppContext } from '../app-context.ts';
import { openCenterRoutes } from './center-routes.ts';
import { openFileRoutes } from './file-routes.ts';
import { openGuideRoutes } from './guide-routes.ts';

/** The directory and the guides for other programs. Mount it before `/centers/{slug}` and its like. */
export function openDataRoutes(context: AppContext) {
  return new OpenAPIHono()
    .route('/', openCenterRoutes(context))
    .route('/', openGuideRoutes(context))
    .route('/', openFileRoutes(context));
}
