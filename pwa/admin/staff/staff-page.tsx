import { staffPage } from '#core/i18n/en/admin/staff.ts';
import { AdminPage } from '../parts/admin-page.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { formatOwnMoment } from '../parts/own-time.ts';
import { useSession } from '../session.ts';
import { AccountCard } from './account-card.tsx';
import { AdminsOnly } from './admins-only.tsx';
import { InviteForm } from './invite-form.tsx';
import { OpenLinks } from './open-links.tsx';
import { useStaffList } from './staff-queries.ts';

/** Who may work here, and as what. */
export function StaffPage() {
  return (
    <AdminsOnly>
      <Accounts />
    </AdminsOnly>
  );
}

function Accounts() {
  const text = staffPage;
  const { data: own } = useSession();
  const staff = useStaffList();
  return (
    <AdminPage title={text.title} intro={text.intro}>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
        <section aria-labelledby="accounts-title" className="space-y-4">
          <h2 id="accounts-title" className="text-xl">
            {text.accounts.title}
          </h2>
          <Loaded query={staff} failureTitle={text.loadFailed}>
            {({ accounts, failedElsewhere }) => (
              <>
                <ul className="space-y-4">
                  {accounts.map((account) => (
                    <li key={account.id}>
                      <AccountCard account={account} own={account.id === own?.id} />
                    </li>
                  ))}
                </ul>
                {failedElsewhere && (
                  <p className="text-sm text-muted">
                    {text.accounts.failedElsewhere(
                      text.accounts.failed(failedElsewhere.count, formatOwnMoment(failedElsewhere.lastAt)),
                    )}
                  </p>
                )}
              </>
            )}
          </Loaded>
        </section>
        <div className="space-y-6">
          <section aria-labelledby="invite-title" className="card space-y-4 p-5">
            <h2 id="invite-title" className="text-xl">
              {text.invite.title}
            </h2>
            <InviteForm />
          </section>
          <section aria-labelledby="links-title" className="space-y-3">
            <h2 id="links-title" className="text-xl">
              {text.links.title}
            </h2>
            <p className="text-muted">{text.links.text}</p>
            {staff.data && <OpenLinks links={staff.data.links} />}
          </section>
        </div>
      </div>
    </AdminPage>
  );
}
