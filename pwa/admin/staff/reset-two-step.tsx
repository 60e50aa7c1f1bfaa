import { staffPage } from '#core/i18n/en/admin/staff.ts';
import type { ListedAccount } from '#core/staff/staff.ts';
import { ConfirmButton } from '../parts/confirm-button.tsx';
import { api } from '../staff-api.ts';
import { staffReply } from '../staff-reply.ts';
import { useStaffAction } from './staff-queries.ts';

/** Lets somebody in by their password alone who has lost phone and recovery codes. */
export function ResetTwoStep({ account: { id, name } }: { account: ListedAccount }) {
  const { resetTwoStep: text, accounts } = staffPage;
  const reset = useStaffAction(
    () => staffReply(api.admin.staff[':id']['two-step'].$delete({ param: { id: String(id) } })),
    text.done,
  );
  return (
    <ConfirmButton
      question={{ ...text, title: text.title(name) }}
      busy={reset.isPending}
      padding="px-3"
      onConfirm={() => reset.mutate()}
    >
      {accounts.resetTwoStep}
      <span className="sr-only">{accounts.of(name)}</span>
    </ConfirmButton>
  );
}
