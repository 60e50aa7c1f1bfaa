import { staffPage } from '#core/i18n/en/admin/staff.ts';
import type { ListedAccount } from '#core/staff/staff.ts';
import { ConfirmButton } from '../parts/confirm-button.tsx';
import { api } from '../staff-api.ts';
import { staffReply } from '../staff-reply.ts';
import { useStaffAction } from './staff-queries.ts';

/** Disables an account, or enables it again. */
export function SwitchAccount({ account: { id, name, disabledAt } }: { account: ListedAccount }) {
  const text = staffPage;
  const disabled = disabledAt !== null;
  const words = disabled ? text.enable : text.disable;
  const change = useStaffAction(
    () =>
      staffReply(api.admin.staff[':id'].$patch({ param: { id: String(id) }, json: { disabled: !disabled } })),
    words.done,
  );
  return (
    <ConfirmButton
      question={{ ...words, title: words.title(name) }}
      busy={change.isPending}
      padding="px-3"
      onConfirm={() => change.mutate()}
    >
      {disabled ? text.accounts.enable : text.accounts.disable}
      <span className="sr-only">{text.accounts.of(name)}</span>
    </ConfirmButton>
  );
}
