import { useRoutes } from 'react-router-dom';
import { AdminFrame } from './admin-frame.tsx';
import { adminRoutes } from './admin-routes.tsx';

/** The admin area: a chunk of its own, which nobody but staff loads, and which no service worker keeps. */
export default function AdminApp() {
  return <AdminFrame>{useRoutes(adminRoutes)}</AdminFrame>;
}
