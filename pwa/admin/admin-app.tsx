import { Outlet, useRoutes } from 'react-router-dom';
import { useExpectNotices } from '../components/notices.ts';
import { AdminFrame } from './admin-frame.tsx';
import { adminRoutes } from './admin-routes.tsx';
import { LoginPage } from './login/login-page.tsx';
import { WelcomePage } from './login/welcome-page.tsx';

/** The admin area: a chunk of its own, which nobody but staff loads, and which no service worker keeps. */
export default function AdminApp() {
  useExpectNotices();
  return useRoutes([
    { path: 'login', element: <LoginPage /> },
    { path: 'welcome', element: <WelcomePage /> },
    {
      element: (
        <AdminFrame>
          <Outlet />
        </AdminFrame>
      ),
      children: adminRoutes,
    },
  ]);
}
