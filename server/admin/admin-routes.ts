import { OpenAPIHono } from '@hono/zod-openapi';
import { requireStaff, type StaffEnv } from '../access/guard.ts';
import type { AppContext } from '../app-context.ts';
import { backupRoutes } from '../backup/admin-routes.ts';
import { adminCallRoutes } from '../calls/admin-routes.ts';
import { adminCenterRoutes } from '../centers/admin-routes.ts';
import { claimRoutes } from '../claims/admin-routes.ts';
import { dashboardRoutes } from '../dashboard/admin-routes.ts';
import { doctorRoutes } from '../doctor/admin-routes.ts';
import { duplicateRoutes } from '../duplicates/admin-routes.ts';
import { adminGuideRoutes } from '../guides/admin-routes.ts';
import { historyRoutes } from '../history/admin-routes.ts';
import { refuseUnknownParameters } from '../http/unknown-parameters.ts';
import { bulkImportRoutes } from '../imports/bulk-import.ts';
import { importBatchRoutes } from '../imports/bulk-import-batches.ts';
import { mappingRoutes } from '../imports/mapping/mapping-routes.ts';
import { adminMatchingRoutes } from '../live-matching/admin-routes.ts';
import { adminNotificationRoutes } from '../mail/admin-routes.ts';
import { notifyOwner } from '../mail/notifications.ts';
import { retentionRoutes } from '../maintenance/retention-routes.ts';
import { removalRoutes } from '../messages/removal-routes.ts';
import { alertRoutes } from '../monitoring/admin-routes.ts';
import { systemRoutes } from '../monitoring/system-routes.ts';
import { centerReportRoutes } from '../reports/admin-routes.ts';
import { restoreRoutes } from '../restore/admin-routes.ts';
import { sampleRoutes } from '../sample/admin-routes.ts';
import { settingsRoutes } from '../settings/admin-routes.ts';
import { staffAccountRoutes } from '../staff/admin-routes.ts';
import { adminTokenRoutes } from '../staff/admin-token-routes.ts';
import { ownAccountRoutes } from '../staff/own-account-routes.ts';
import { ownSessionRoutes } from '../staff/own-session-routes.ts';
import type { SignIns } from '../staff/sign-ins.ts';
import { ownTwoStepRoutes } from '../staff/two-step/own-two-step-routes.ts';
import { adminSubmissionRoutes } from '../submissions/admin-routes.ts';
import { setReviewer, undoAct } from '../submissions/submissions-review.ts';
import { claimables } from './claimables.ts';

/** The calls of staff, under /api/admin. Nobody else gets past the first line. */
export function adminRoutes(context: AppContext, signIns: SignIns, registry: OpenAPIHono['openAPIRegistry']) {
  const { db, importJobs, settings, settingOrigins, trustProxy, limits, log } = context;
  const { HARBORLIGHT_DB, CONTACT_RETENTION_DAYS } = settings;
  const routes = new OpenAPIHono<StaffEnv>();
  routes.use('*', requireStaff(context), refuseUnknownParameters(registry));
  return routes
    .route('/', historyRoutes(db, undoAct))
    .route('/', duplicateRoutes(context))
    .route(
      '/',
      staffAccountRoutes(
        db,
        context,
        signIns.failures,
        (tx, id, actor, now) => setReviewer(tx, id, null, actor, now),
        notifyOwner,
      ),
    )
    .route('/', adminCenterRoutes(db, context.live))
    .route('/', adminGuideRoutes(db))
    .route('/', adminSubmissionRoutes(db, context))
    .route('/', adminMatchingRoutes(db))
    .route('/', removalRoutes(db))
    .route('/', claimRoutes(db, claimables))
    .route('/', adminCallRoutes(db))
    .route('/', adminNotificationRoutes(db, context, limits))
    .route('/', centerReportRoutes(db))
    .route('/', dashboardRoutes(db))
    .route('/', systemRoutes(context))
    .route('/', alertRoutes(context))
    .route('/', settingsRoutes(settings, settingOrigins))
    .route('/', sampleRoutes(db))
    .route('/', bulkImportRoutes(importJobs))
    .route('/', mappingRoutes(importJobs))
    .route('/', importBatchRoutes(db, importJobs))
    .route('/', backupRoutes(db, HARBORLIGHT_DB, CONTACT_RETENTION_DAYS, log))
    .route('/', restoreRoutes(HARBORLIGHT_DB, CONTACT_RETENTION_DAYS, log))
    .route('/', doctorRoutes(context))
    .route('/', retentionRoutes(db, HARBORLIGHT_DB, settings))
    .route('/', adminTokenRoutes(db))
    .route('/', ownSessionRoutes(db, context))
    .route('/', ownAccountRoutes(db, trustProxy, signIns, notifyOwner))
    .route('/', ownTwoStepRoutes(db, trustProxy, signIns, notifyOwner));
}
