import { useState } from 'react';
import { removalText } from '#core/i18n/en/admin/removal.ts';
import type { Removable, Removed } from '#core/staff/removal.ts';
import { ConfirmDialog } from '../../components/dialog.tsx';
import { notify } from '../../components/notices.ts';
import { About } from '../parts/about.tsx';
import { useSession } from '../session.ts';
import { api } from '../staff-api.ts';
import { describeFailure, staffReply } from '../staff-reply.ts';
import { useAction } from '../use-action.ts';
import { useAskAllAnew } from './ask-all-anew.ts';

const calls = {
  submission: api.admin.submissions[':id'],
  matching_request: api.admin['matching-requests'][':id'],
  center_report: api.admin['center-reports'][':id'],
};

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
  const [asking, setAsking] = useState(false);
  const askAllAnew = useAskAllAnew(id);
  const remove = useAction({
    mutationFn: () => staffReply<Removed>(calls[subject].$delete({ param: { id } })),
    onSuccess: ({ mails, logEmptied }) => {
      const more = [text.mails(mails), logEmptied ? '' : text.logLeft].filter(Boolean).join(' ');
      notify({ title: text.done(title), ...(more && { text: more }) });
    },
    onError: (error) => notify({ title: text.failed, text: describeFailure(error), tone: 'destructive' }),
    onSettled: askAllAnew,
  });
  if (staff?.role !== 'admin') return null;
  return (
    <>
      <button
        type="button"
        className="button button-secondary px-4"
        disabled={remove.isPending}
        onClick={() => setAsking(true)}
      >
        {text.delete}
        <About>{title}</About>
      </button>
      <ConfirmDialog
        title={text.title(title)}
        text={text.text}
        confirm={text.confirm}
        keep={text.keep}
        open={asking}
        onConfirm={() => remove.mutate(undefined, { onSuccess: onDeleted })}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
