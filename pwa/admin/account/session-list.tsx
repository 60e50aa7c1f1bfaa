import type { ReactNode } from 'react';
import { account } from '#core/i18n/en/admin/account.ts';
import type { StaffSession } from '#core/staff/staff.ts';
import { formatOwnMoment } from '../parts/own-time.ts';
import { StatusBadge } from '../parts/status-badge.tsx';

/** Where an account is signed in. */
export function SessionList({
  sessions,
  actions,
}: {
  sessions: readonly StaffSession[];
  /** What can be done with one. */
  actions?: (session: StaffSession) => ReactNode;
}) {
  const text = account;
  if (sessions.length === 0) return <p className="text-muted">{text.sessions.none}</p>;
  return (
    <ul className="divide-y divide-line rounded-lg border border-line">
      {sessions.map((session) => (
        <li key={session.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 p-3">
          <div>
            <p className="flex flex-wrap items-center gap-2 font-medium">
              {text.nameDevice(session)}
              {session.readOnly && <StatusBadge tone="plain">{text.sessions.readOnly}</StatusBadge>}
              {session.current && <StatusBadge tone="good">{text.sessions.current}</StatusBadge>}
            </p>
            <p className="text-sm text-muted">
              {text.sessions.lastUsed(formatOwnMoment(session.lastUsedAt))},{' '}
              {text.sessions.since(formatOwnMoment(session.createdAt))}
            </p>
          </div>
          {actions?.(session)}
        </li>
      ))}
    </ul>
  );
}
