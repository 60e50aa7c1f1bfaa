import { useState } from 'react';
import { staffPage } from '#core/i18n/en/admin/staff.ts';
import type { ListedAccount } from '#core/staff/staff.ts';
import { ConfirmDialog } from '../../components/dialog.tsx';
import { api } from '../staff-api.ts';
import { staffReply } from '../staff-reply.ts';
import { useStaffAction } from './staff-queries.ts';

/** Disables an account, or enables it again. */
export function SwitchAccount({ account: { id, name, disabledAt } }: { account: ListedAccount }) {
  const text = staffPage;
  const [asking, setAsking] = useState(false);
  const disabled = disabledAt !== null;
  const words = disabled ? text.enable : text.disable;
  const change = useStaffAction(
    () =>
      staffReply(api.admin.staff[':id'].$patch({ param: { id: String(id) }, json: { disabled: !disabled } })),
    words.done,
  );
  return (
    <>
      <button
        type="button"
        className="button button-secondary px-3"
        disabled={change.isPending}
        onClick={() => setAsking(true)}
      >
        {disabled ? text.accounts.enable : text.accounts.disable}
        <span className="sr-only">{text.accounts.of(name)}</span>
      </button>
      <ConfirmDialog
        title={words.title(name)}
        text={words.text}
        confirm={words.confirm}
        keep={words.keep}
        open={asking}
        onConfirm={() => change.mutate()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
