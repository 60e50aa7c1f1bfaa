import { useState } from 'react';
import { staffPage } from '#core/i18n/en/admin/staff.ts';
import type { ListedAccount } from '#core/staff/staff.ts';
import { ConfirmDialog } from '../../components/dialog.tsx';
import { api } from '../staff-api.ts';
import { staffReply } from '../staff-reply.ts';
import { useStaffAction } from './staff-queries.ts';

/** Deletes the account of who has left: the record keeps what they did, without their name. */
export function DeleteAccount({ account: { id, name } }: { account: ListedAccount }) {
  const { remove: text, accounts } = staffPage;
  const [asking, setAsking] = useState(false);
  const remove = useStaffAction(
    () => staffReply(api.admin.staff[':id'].$delete({ param: { id: String(id) } })),
    text.done,
  );
  return (
    <>
      <button
        type="button"
        className="button button-secondary px-3"
        disabled={remove.isPending}
        onClick={() => setAsking(true)}
      >
        {accounts.remove}
        <span className="sr-only">{accounts.of(name)}</span>
      </button>
      <ConfirmDialog
        title={text.title(name)}
        text={text.text}
        confirm={text.confirm}
        keep={text.keep}
        open={asking}
        onConfirm={() => remove.mutate()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
