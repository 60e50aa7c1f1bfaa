import { OpenAPIHono } from '@hono/zod-openapi';
import { openCenterRoutes } from './center-routes.ts';
import { changeRoutes } from './changes/change-routes.ts';
import { wholeFileRoutes } from './downloads/whole-routes.ts';
import { openFileRoutes } from './file-routes.ts';
import { openGuideRoutes } from './guide-routes.ts';
import type { OpenData } from './open-data-route.ts';

/** The directory and the guides for other programs. Mount it before `/centers/{slug}` and its like. */
export function openDataRoutes(data: OpenData) {
  return new OpenAPIHono()
    .route('/', openCenterRoutes(data))
    .route('/', openGuideRoutes(data))
    .route('/', openFileRoutes(data))
    .route('/', wholeFileRoutes(data))
    .route('/', changeRoutes(data));
}
