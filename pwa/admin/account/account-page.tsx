import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { account } from '#core/i18n/en/admin/account.ts';
import { adminFrame } from '#core/i18n/en/admin/frame.ts';
import { staffRoles } from '#core/lists/staff-lists.ts';
import type { StaffSession } from '#core/staff/staff.ts';
import { api } from '../../directory/directory-api.ts';
import { always } from '../fresh.ts';
import { AdminPage } from '../parts/admin-page.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { OWN_SESSIONS, useSession } from '../session.ts';
import { staffReply } from '../staff-reply.ts';
import { EndToken } from './end-token.tsx';
import { NameForm } from './name-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { SessionList } from './session-list.tsx';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';
import { TokenForm } from './token-form.tsx';

/** One's own account: name, password, tokens, and where one is signed in. */
export function AccountPage() {
  const text = account;
  const frame = adminFrame;
  const [asking, setAsking] = useState(false);
  const { data: staff } = useSession();
  const sessions = useQuery({
    queryKey: OWN_SESSIONS,
    queryFn: () => staffReply<StaffSession[]>(api.admin.session.all.$get()),
    ...always,
  });
  if (!staff) return null;
  return (
    <AdminPage title={text.title} intro={text.signedInWith(staff.email, staffRoles.labels[staff.role])}>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="space-y-6">
          <section className="card space-y-4 p-5 sm:p-6">
            <h2 className="text-xl">{text.password.title}</h2>
            <PasswordForm email={staff.email} />
          </section>
          <section className="card space-y-4 p-5 sm:p-6">
            <h2 className="text-xl">{text.token.title}</h2>
            <p className="text-muted">{text.token.text}</p>
            <TokenForm email={staff.email} />
          </section>
        </div>
        <div className="space-y-6">
          <section className="card space-y-4 p-5 sm:p-6">
            <h2 className="text-xl">{text.name.title}</h2>
            <NameForm key={staff.id} name={staff.name} />
          </section>
          <section className="card space-y-4 p-5 sm:p-6">
            <h2 className="text-xl">{text.devices.title}</h2>
            <p className="text-muted">{text.devices.text}</p>
            <Loaded query={sessions}>
              {(found) => (
                <SessionList
                  sessions={found}
                  actions={(session) => session.channel === 'terminal' && <EndToken session={session} />}
                />
              )}
            </Loaded>
            <button type="button" className="button button-secondary" onClick={() => setAsking(true)}>
              {frame.signOutEverywhere}
            </button>
            <SignOutEverywhere open={asking} onClose={() => setAsking(false)} />
          </section>
        </div>
      </div>
    </AdminPage>
  );
}
