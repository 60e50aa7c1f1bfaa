import { OpenAPIHono } from '@hono/zod-openapi';
import type { AppContext } from '../app-context.ts';
import { requireStaff, type StaffEnv } from '../staff/guard.ts';
import { adminCenterRoutes } from './centers.ts';
import { duplicateRoutes } from './duplicates.ts';
import { historyRoutes } from './history.ts';
import { adminMatchingRoutes } from './matching.ts';
import { staffAccountRoutes } from './staff.ts';
import { adminSubmissionRoutes } from './submissions.ts';

/** The calls of staff, under /api/admin. Nobody else gets past the first line. */
export function adminRoutes(context: AppContext) {
  const routes = new OpenAPIHono<StaffEnv>();
  routes.use('*', requireStaff(context));
  return routes
    .route('/', historyRoutes(context))
    .route('/', duplicateRoutes(context))
    .route('/', staffAccountRoutes(context))
    .route('/', adminCenterRoutes(context))
    .route('/', adminSubmissionRoutes(context))
    .route('/', adminMatchingRoutes(context));
}
