import { Link } from 'react-router-dom';
import { adminFrame } from '#core/i18n/en/admin/frame.ts';
import { AdminPage } from './parts/admin-page.tsx';

export function AdminNotFoundPage() {
  const { notFound } = adminFrame;
  return (
    <AdminPage title={notFound.title} intro={notFound.text}>
      <Link to="/admin0323" className="link">
        {notFound.back}
      </Link>
    </AdminPage>
  );
}
