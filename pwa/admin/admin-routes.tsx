import { Link, type RouteObject } from 'react-router-dom';
import { adminFrame } from '#core/i18n/en/admin/frame.ts';
import { AccountPage } from './account/account-page.tsx';
import { CallTrackingPage } from './calls/call-tracking-page.tsx';
import { CenterEditorPage, NewCenterPage } from './centers/center-editor-page.tsx';
import { CentersPage } from './centers/centers-page.tsx';
import { DuePage } from './centers/due/due-page.tsx';
import { DashboardPage } from './dashboard/dashboard-page.tsx';
import { DuplicatesPage } from './duplicates/duplicates-page.tsx';
import { AdminGuidesPage } from './guides/guides-page.tsx';
import { HistoryPage } from './history/history-page.tsx';
import { BulkImportPage } from './imports/bulk-import-page.tsx';
import { NotificationsPage } from './notifications/notifications-page.tsx';
import { AdminPage } from './parts/admin-page.tsx';
import { StaffPage } from './staff/staff-page.tsx';
import { ReviewPage } from './submissions/review-page.tsx';
import { SubmissionsPage } from './submissions/submissions-page.tsx';

/** Every page of the admin area, below /admin0323. */
export const adminRoutes: RouteObject[] = [
  { index: true, element: <DashboardPage /> },
  { path: 'submissions', element: <SubmissionsPage /> },
  { path: 'submissions/:id', element: <ReviewPage /> },
  { path: 'centers', element: <CentersPage /> },
  { path: 'centers/new', element: <NewCenterPage /> },
  { path: 'centers/due', element: <DuePage /> },
  { path: 'centers/duplicates', element: <DuplicatesPage /> },
  { path: 'centers/:id', element: <CenterEditorPage /> },
  { path: 'guides', element: <AdminGuidesPage /> },
  { path: 'bulk-import', element: <BulkImportPage /> },
  { path: 'call-tracking', element: <CallTrackingPage /> },
  { path: 'notifications', element: <NotificationsPage /> },
  { path: 'history', element: <HistoryPage /> },
  { path: 'staff', element: <StaffPage /> },
  { path: 'account', element: <AccountPage /> },
  { path: '*', element: <AdminNotFoundPage /> },
];

function AdminNotFoundPage() {
  const { notFound } = adminFrame;
  return (
    <AdminPage title={notFound.title} intro={notFound.text}>
      <Link to="/admin0323" className="link">
        {notFound.back}
      </Link>
    </AdminPage>
  );
}
