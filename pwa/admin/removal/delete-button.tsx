import { removalText } from '#core/i18n/en/admin/removal.ts';
import type { Removable, Removed } from '#core/staff/removal.ts';
import { notify } from '../../components/notices.ts';
import { About } from '../parts/about.tsx';
import { ConfirmButton } from '../parts/confirm-button.tsx';
import { useSession } from '../session.ts';
import { api } from '../staff-api.ts';
import { describeFailure, staffReply } from '../staff-reply.ts';
import { useAction } from '../use-action.ts';
import { useAskAllAnew } from './ask-all-anew.ts';

/** For admins: asks, and deletes for good what somebody sent. */
export function DeleteButton({
  subject,
  id,
  title,
  onDeleted,
}: {
  subject: Removable;
  id: string;
  /** What it is called. */
  title: string;
  onDeleted: () => void;
}) {
  const text = removalText;
  const { data: staff } = useSession();
  const askAllAnew = useAskAllAnew(id);
  const remove = useAction({
    mutationFn: () =>
      staffReply<Removed>(api.admin.sent[':subject'][':id'].$delete({ param: { subject, id } })),
    onSuccess: ({ mails, logEmptied }) => {
      const more = [text.mails(mails), logEmptied ? '' : text.logLeft].filter(Boolean).join(' ');
      notify({ title: text.done(title), ...(more && { text: more }) });
    },
    onError: (error) => notify({ title: text.failed, text: describeFailure(error), tone: 'destructive' }),
    onSettled: askAllAnew,
  });
  if (staff?.role !== 'admin') return null;
  return (
    <ConfirmButton
      question={{ title: text.title(title), text: text.text, confirm: text.confirm, keep: text.keep }}
      busy={remove.isPending}
      onConfirm={() => remove.mutate(undefined, { onSuccess: onDeleted })}
    >
      {text.delete}
      <About>{title}</About>
    </ConfirmButton>
  );
}
