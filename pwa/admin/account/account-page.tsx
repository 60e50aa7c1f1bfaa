import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
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
import { TwoStepSection } from './two-step/two-step-section.tsx';

/**
 * One's own account: name, password, two-step sign-in, tokens, and where one is signed in. Where two-step sign-in must be
 * turned on first, that alone.
 */
export function AccountPage() {
  const text = account;
  const { data: staff } = useSession();
  if (!staff) return null;
  const isDue = staff.twoStep === 'due';
  const intro = isDue ? text.twoStep.due : text.signedInWith(staff.email, staffRoles.labels[staff.role]);
  return (
    <AdminPage title={text.title} intro={intro}>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="space-y-6">
          {/* The first in any case: what it shows once must not go as the rest comes. */}
          <Section title={text.twoStep.title}>
            <TwoStepSection email={staff.email} />
          </Section>
          {!isDue && (
            <Section title={text.password.title}>
              <PasswordForm email={staff.email} />
            </Section>
          )}
        </div>
        {!isDue && (
          <div className="space-y-6">
            <Section title={text.name.title}>
              <NameForm key={staff.id} name={staff.name} />
            </Section>
            <Section title={text.token.title}>
              <p className="text-muted">{text.token.text}</p>
              <TokenForm key={staff.twoStep} staff={staff} />
            </Section>
            <Devices />
          </div>
        )}
      </div>
    </AdminPage>
  );
}

function Devices() {
  const { devices: text } = account;
  const frame = adminFrame;
  const [asking, setAsking] = useState(false);
  const sessions = useQuery({
    queryKey: OWN_SESSIONS,
    queryFn: () => staffReply<StaffSession[]>(api.admin.session.all.$get()),
    ...always,
  });
  return (
    <Section title={text.title}>
      <p className="text-muted">{text.text}</p>
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
    </Section>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="card space-y-4 p-5 sm:p-6">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  );
}
