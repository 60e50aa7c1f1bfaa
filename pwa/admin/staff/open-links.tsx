import { useState } from 'react';
import { staffPage } from '#core/i18n/en/admin/staff.ts';
import { staffLinkPurposes, staffRoles } from '#core/lists/staff-lists.ts';
import type { OpenLink } from '#core/staff/staff.ts';
import { ConfirmDialog } from '../../components/dialog.tsx';
import { formatOwnMoment } from '../parts/own-time.ts';
import { StatusBadge } from '../parts/status-badge.tsx';
import { api } from '../staff-api.ts';
import { staffReply } from '../staff-reply.ts';
import { useStaffAction } from './staff-queries.ts';

/** Links that were made and not used yet; invitations can be withdrawn. */
export function OpenLinks({ links }: { links: readonly OpenLink[] }) {
  const { links: text } = staffPage;
  if (links.length === 0) return <p className="card border-dashed p-4 text-muted">{text.none}</p>;
  return (
    <ul className="card divide-y divide-line">
      {links.map((link) => (
        <li key={link.id} className="space-y-1 p-4">
          <p className="flex flex-wrap items-center gap-2">
            <span className="font-medium">{link.email}</span>
            <StatusBadge tone="plain">{staffRoles.labels[link.role]}</StatusBadge>
          </p>
          <p className="text-sm text-muted">
            {staffLinkPurposes.labels[link.purpose]}.{' '}
            {text.until(formatOwnMoment(link.expiresAt), link.createdBy ?? '')}
          </p>
          {link.purpose === 'invite' && <Withdraw id={link.id} email={link.email ?? ''} />}
        </li>
      ))}
    </ul>
  );
}

function Withdraw({ id, email }: { id: number; email: string }) {
  const { links: text } = staffPage;
  const [asking, setAsking] = useState(false);
  const withdraw = useStaffAction(
    () => staffReply(api.admin['staff-invitations'][':id'].$delete({ param: { id: String(id) } })),
    text.withdrawn,
  );
  return (
    <>
      <button type="button" className="link min-h-11 cursor-pointer" onClick={() => setAsking(true)}>
        {text.withdraw}
        <span className="sr-only">{text.ofInvitation(email)}</span>
      </button>
      <ConfirmDialog
        title={text.ask(email)}
        text={text.askText}
        confirm={text.confirm}
        keep={text.keep}
        open={asking}
        onConfirm={() => withdraw.mutate()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
