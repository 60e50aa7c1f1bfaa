import type { RouteObject } from 'react-router-dom';
import { AdminNotFoundPage } from './admin-not-found-page.tsx';

/** Every page of the admin area, below /admin0323. */
export const adminRoutes: RouteObject[] = [{ path: '*', element: <AdminNotFoundPage /> }];
