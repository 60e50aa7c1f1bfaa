import { lazy } from 'react';
import type { RouteObject } from 'react-router-dom';
import DirectoryPage from './pages/directory-page.tsx';
import { HomePage } from './pages/home-page.tsx';

const CenterPage = lazy(() => import('./pages/center-page.tsx'));
const StatePage = lazy(() => import('./pages/state-page.tsx'));
const StatesPage = lazy(() => import('./pages/states-page.tsx'));
const OfflineCopyPage = lazy(() => import('./pages/offline-copy-page.tsx'));
const NotFoundPage = lazy(() => import('./pages/not-found-page.tsx'));

/**
 * Every public page: its address and its component. Home and the search, where most people begin, come with the
 * app; the others load when they are opened.
 */
export const routes: RouteObject[] = [
  { path: '/', element: <HomePage /> },
  { path: '/directory', element: <DirectoryPage /> },
  { path: '/centers/:slug', element: <CenterPage /> },
  { path: '/states', element: <StatesPage /> },
  { path: '/states/:state', element: <StatePage /> },
  { path: '/on-this-phone', element: <OfflineCopyPage /> },
  { path: '*', element: <NotFoundPage /> },
];
