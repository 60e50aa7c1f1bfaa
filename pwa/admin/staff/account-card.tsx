import { useState } from 'react';
import { Link } from 'react-router-dom';
import { staffPage } from '#core/i18n/en/admin/staff.ts';
import { formatNumber } from '#core/i18n/format.ts';
import { staffRoles } from '#core/lists/staff-lists.ts';
import type { ListedAccount, MadeLink } from '#core/staff/staff.ts';
import { formatOwnMoment } from '../parts/own-time.ts';
import { StatusBadge } from '../parts/status-badge.tsx';
import { api } from '../staff-api.ts';
import { staffReply } from '../staff-reply.ts';
import { AccountSessions } from './account-sessions.tsx';
import { ChangeRole } from './change-role.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { MadeLinkField } from './made-link-field.tsx';
import { RenameAccount } from './rename-account.tsx';
import { ResetTwoStep } from './reset-two-step.tsx';
import { useStaffAction } from './staff-queries.ts';
import { SwitchAccount } from './switch-account.tsx';

/** One account, and what an admin can do about it. */
export function AccountCard({ account, own }: { account: ListedAccount; own: boolean }) {
  const { accounts: text } = staffPage;
  const { id, name, email, role, disabledAt, lastUsedAt, twoStep, failed } = account;
  return (
    <article className="card space-y-3 p-5">
      <div>
        <h3 className="flex flex-wrap items-center gap-2">
          {name}
          <StatusBadge tone="plain">{staffRoles.labels[role]}</StatusBadge>
          {disabledAt !== null && <StatusBadge tone="bad">{text.disabled}</StatusBadge>}
          {twoStep && <StatusBadge tone="plain">{text.twoStep}</StatusBadge>}
          {own && <StatusBadge tone="good">{text.you}</StatusBadge>}
        </h3>
        <p>{email}</p>
        <p className="text-sm text-muted">
          {lastUsedAt === null ? text.never : text.lastUsed(formatOwnMoment(lastUsedAt))}
        </p>
        {failed && <p className="text-sm">{text.failed(failed.count, formatOwnMoment(failed.lastAt))}</p>}
      </div>
      {own ? (
        <Link to="/admin0323/account" className="link inline-flex min-h-11 items-center">
          {text.own}
        </Link>
      ) : (
        <Actions key={id} account={account} />
      )}
    </article>
  );
}

function Actions({ account }: { account: ListedAccount }) {
  const { accounts: text } = staffPage;
  const { id, name, disabledAt, sessions, twoStep } = account;
  const [showsSessions, setShowsSessions] = useState(false);
  const makeLink = useStaffAction(() =>
    staffReply<MadeLink>(api.admin.staff[':id']['password-link'].$post({ param: { id: String(id) } })),
  );
  const ofThem = <span className="sr-only">{text.of(name)}</span>;
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <RenameAccount account={account} />
        <ChangeRole account={account} />
        {disabledAt === null && (
          <button
            type="button"
            className="button button-secondary px-3"
            disabled={makeLink.isPending}
            onClick={() => makeLink.mutate()}
          >
            {text.passwordLink}
            {ofThem}
          </button>
        )}
        {twoStep && <ResetTwoStep account={account} />}
        {(sessions > 0 || showsSessions) && (
          <button
            type="button"
            className="button button-secondary px-3"
            aria-expanded={showsSessions}
            onClick={() => setShowsSessions(!showsSessions)}
          >
            {text.sessions(formatNumber(sessions))}
            {ofThem}
          </button>
        )}
        <SwitchAccount account={account} />
        <DeleteAccount account={account} />
      </div>
      {makeLink.data && disabledAt === null && (
        <MadeLinkField id={`password-link-${id}`} link={makeLink.data} />
      )}
      {showsSessions && <AccountSessions id={id} />}
    </>
  );
}
