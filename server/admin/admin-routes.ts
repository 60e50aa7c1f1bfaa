import { OpenAPIHono } from '@hono/zod-openapi';
import type { AppContext } from '../app-context.ts';
import { requireStaff, type StaffEnv } from '../staff/guard.ts';
import { backupRoutes } from './backup.ts';
import { bulkImportRoutes } from './bulk-import.ts';
import { importBatchRoutes } from './bulk-import-batches.ts';
import { bulkImportFilesRoutes } from './bulk-import-files.ts';
import { adminCallRoutes } from './calls.ts';
import { centerReportRoutes } from './center-reports.ts';
import { adminCenterRoutes } from './centers.ts';
import { dashboardRoutes } from './dashboard.ts';
import { doctorRoutes } from './doctor.ts';
import { duplicateRoutes } from './duplicates.ts';
import { historyRoutes } from './history.ts';
import { adminMatchingRoutes } from './matching.ts';
import { adminNotificationRoutes } from './notifications.ts';
import { restoreRoutes } from './restore.ts';
import { retentionRoutes } from './retention.ts';
import { sampleRoutes } from './sample.ts';
import { settingsRoutes } from './settings.ts';
import { staffAccountRoutes } from './staff.ts';
import { adminSubmissionRoutes } from './submissions.ts';
import { systemRoutes } from './system.ts';
import { adminTokenRoutes } from './tokens.ts';

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
    .route('/', adminMatchingRoutes(context))
    .route('/', adminCallRoutes(context))
    .route('/', adminNotificationRoutes(context))
    .route('/', centerReportRoutes(context))
    .route('/', dashboardRoutes(context))
    .route('/', systemRoutes(context))
    .route('/', settingsRoutes(context))
    .route('/', sampleRoutes(context))
    .route('/', bulkImportRoutes(context))
    .route('/', importBatchRoutes(context))
    .route('/', bulkImportFilesRoutes(context))
    .route('/', backupRoutes(context))
    .route('/', restoreRoutes(context))
    .route('/', doctorRoutes(context))
    .route('/', retentionRoutes(context))
    .route('/', adminTokenRoutes(context));
}
