import { useQuery } from '@tanstack/react-query';
import { removalText } from '#core/i18n/en/admin/removal.ts';
import { describeCounts, type Spam, type SpamCleared } from '#core/staff/removal.ts';
import { notify } from '../../components/notices.ts';
import { fresh } from '../fresh.ts';
import { ConfirmButton } from '../parts/confirm-button.tsx';
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
  const clear = useAction({
    mutationFn: (until: string) => staffReply<SpamCleared>(api.admin.spam.$delete({ query: { until } })),
    onSuccess: ({ total, logEmptied }) =>
      notify({ title: words.cleared(total), ...(!logEmptied && { text: logLeft }) }),
    onError: (error) => notify({ title: failed, text: describeFailure(error), tone: 'destructive' }),
    onSettled: useAskAllAnew(),
  });
  if (staff?.role !== 'admin' || !spam || spam.until === null) return null;
  const { until } = spam;
  return (
    <div>
      <ConfirmButton
        question={{
          title: words.clearTitle(spam.total),
          text: `${describeCounts(spam.counts)}. ${text}`,
          ...{ confirm, keep },
        }}
        busy={clear.isPending}
        onConfirm={() => clear.mutate(until)}
      >
        {words.clear(spam.total)}
      </ConfirmButton>
    </div>
  );
}
