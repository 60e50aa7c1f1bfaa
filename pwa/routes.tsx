import { lazy } from 'react';
import type { RouteObject } from 'react-router-dom';
import DirectoryPage from './pages/directory-page.tsx';
import { HomePage } from './pages/home-page.tsx';

const CenterPage = lazy(() => import('./pages/center-page.tsx'));
const StatePage = lazy(() => import('./pages/state-page.tsx'));
const StatesPage = lazy(() => import('./pages/states-page.tsx'));
const GuidesPage = lazy(() => import('./pages/guides-page.tsx'));
const GuidePage = lazy(() => import('./pages/guide-page.tsx'));
const OfflineCopyPage = lazy(() => import('./pages/offline-copy-page.tsx'));
const AboutPage = lazy(() => import('./pages/about-page.tsx'));
const TransparencyPage = lazy(() => import('./pages/transparency-page.tsx'));
const EditorialPolicyPage = lazy(() => import('./pages/editorial-policy-page.tsx'));
const PrivacyPage = lazy(() => import('./pages/privacy-page.tsx'));
const WaitingPage = lazy(() => import('./pages/waiting-page.tsx'));
const LiveMatchingPage = lazy(() => import('./pages/live-matching-page.tsx'));
const ContactPage = lazy(() => import('./pages/contact-page.tsx'));
const UpdateListingPage = lazy(() => import('./pages/update-listing-page.tsx'));
const AdminApp = lazy(() => import('./admin/admin-app.tsx'));
const NotFoundPage = lazy(() => import('./pages/not-found-page.tsx'));

/**
 * Every page: its address and its component. Home and the search, where most people begin, come with the
 * app; the others load when they are opened.
 */
export const routes: RouteObject[] = [
  { path: '/', element: <HomePage /> },
  { path: '/directory', element: <DirectoryPage /> },
  { path: '/centers/:slug', element: <CenterPage /> },
  { path: '/states', element: <StatesPage /> },
  { path: '/states/:state', element: <StatePage /> },
  { path: '/guides', element: <GuidesPage /> },
  { path: '/guides/:slug', element: <GuidePage /> },
  { path: '/on-this-phone', element: <OfflineCopyPage /> },
  { path: '/about', element: <AboutPage /> },
  { path: '/transparency', element: <TransparencyPage /> },
  { path: '/editorial-policy', element: <EditorialPolicyPage /> },
  { path: '/privacy', element: <PrivacyPage /> },
  { path: '/waiting', element: <WaitingPage /> },
  { path: '/live-matching', element: <LiveMatchingPage /> },
  { path: '/contact', element: <ContactPage /> },
  { path: '/update-listing', element: <UpdateListingPage /> },
  { path: '/admin0323/*', element: <AdminApp /> },
  { path: '*', element: <NotFoundPage /> },
];
