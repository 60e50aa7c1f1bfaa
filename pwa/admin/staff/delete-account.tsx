import { staffPage } from '#core/i18n/en/admin/staff.ts';
import type { ListedAccount } from '#core/staff/staff.ts';
import { ConfirmButton } from '../parts/confirm-button.tsx';
import { api } from '../staff-api.ts';
import { staffReply } from '../staff-reply.ts';
import { useStaffAction } from './staff-queries.ts';

/** Deletes the account of who has left: the record keeps what they did, without their name. */
export function DeleteAccount({ account: { id, name } }: { account: ListedAccount }) {
  const { remove: text, accounts } = staffPage;
  const remove = useStaffAction(
    () => staffReply(api.admin.staff[':id'].$delete({ param: { id: String(id) } })),
    text.done,
  );
  return (
    <ConfirmButton
      question={{ ...text, title: text.title(name) }}
      busy={remove.isPending}
      padding="px-3"
      onConfirm={() => remove.mutate()}
    >
      {accounts.remove}
      <span className="sr-only">{accounts.of(name)}</span>
    </ConfirmButton>
  );
}
