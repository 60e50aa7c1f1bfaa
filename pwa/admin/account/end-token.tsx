import { useQueryClient } from '@tanstack/react-query';
import { account } from '#core/i18n/en/admin/account.ts';
import type { StaffSession } from '#core/staff/staff.ts';
import { notify } from '../../components/notices.ts';
import { askAnew } from '../../query-client.ts';
import { formatOwnMoment } from '../parts/own-time.ts';
import { OWN_SESSIONS } from '../session.ts';
import { api } from '../staff-api.ts';
import { describeFailure, staffReply } from '../staff-reply.ts';
import { useAction } from '../use-action.ts';

/** Ends a token of one's own. */
export function EndToken({ session }: { session: StaffSession }) {
  const { token: text, sessions: words, nameDevice } = account;
  const client = useQueryClient();
  const end = useAction({
    mutationFn: () => staffReply(api.admin.tokens[':id'].$delete({ param: { id: String(session.id) } })),
    onSuccess: () => notify({ title: text.ended }),
    onError: (failure) =>
      notify({ title: text.notEnded, text: describeFailure(failure), tone: 'destructive' }),
    onSettled: () => askAnew(client, { queryKey: OWN_SESSIONS }),
  });
  return (
    <button
      type="button"
      className="button button-secondary px-3"
      disabled={end.isPending}
      onClick={() => end.mutate()}
    >
      {words.end}
      <span className="sr-only">
        {words.ofSession(nameDevice(session), formatOwnMoment(session.lastUsedAt))}
      </span>
    </button>
  );
}
