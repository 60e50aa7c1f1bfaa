import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { removalText } from '#core/i18n/en/admin/removal.ts';
import { changeSubjects } from '#core/lists/staff-lists.ts';
import { removables, type Spam, type SpamCleared } from '#core/staff/removal.ts';
import { ConfirmDialog } from '../../components/dialog.tsx';
import { notify } from '../../components/notices.ts';
import { fresh } from '../fresh.ts';
import { useSession } from '../session.ts';
import { api } from '../staff-api.ts';
import { describeFailure, staffReply } from '../staff-reply.ts';
import { useAction } from '../use-action.ts';
import { SPAM, useAskAllAnew } from './ask-all-anew.ts';

/** For admins: asks, and deletes for good all that is marked as spam, of every kind. */
export function ClearSpam() {
  const { failed, text, confirm, keep, logLeft, spam: words } = removalText;
  const { data: staff } = useSession();
  const { data: spam } = useQuery({
    ...fresh,
    queryKey: SPAM,
    queryFn: () => staffReply<Spam>(api.admin.spam.$get()),
  });
  const [asking, setAsking] = useState(false);
  const clear = useAction({
    mutationFn: (expected: number) =>
      staffReply<SpamCleared>(api.admin.spam.$delete({ query: { expected: String(expected) } })),
    onSuccess: ({ total, logEmptied }) =>
      notify({ title: words.cleared(total), ...(!logEmptied && { text: logLeft }) }),
    onError: (error) => notify({ title: failed, text: describeFailure(error), tone: 'destructive' }),
    onSettled: useAskAllAnew(),
  });
  if (staff?.role !== 'admin' || !spam || spam.total === 0) return null;
  const kinds = removables
    .filter((each) => spam.counts[each] > 0)
    .map((each) => `${spam.counts[each]} × ${changeSubjects.labels[each]}`);
  return (
    <div>
      <button
        type="button"
        className="button button-secondary px-4"
        disabled={clear.isPending}
        onClick={() => setAsking(true)}
      >
        {words.clear(spam.total)}
      </button>
      <ConfirmDialog
        title={words.clearTitle(spam.total)}
        text={`${kinds.join(', ')}. ${text}`}
        confirm={confirm}
        keep={keep}
        open={asking}
        onConfirm={() => clear.mutate(spam.total)}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
