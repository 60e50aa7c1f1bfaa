import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { adminFrame } from '#core/i18n/en/admin/frame.ts';
import { AdminPage } from '../parts/admin-page.tsx';
import { useSession } from '../session.ts';

/** A page for admins; to all other staff it says so. The server refuses them, too. */
export function AdminsOnly({ children }: { children: ReactNode }) {
  const { adminsOnly } = adminFrame;
  const { data: staff } = useSession();
  if (staff?.role === 'admin') return children;
  return (
    <AdminPage title={adminsOnly.title} intro={adminsOnly.text}>
      <Link to="/admin0323" className="link">
        {adminsOnly.back}
      </Link>
    </AdminPage>
  );
}
