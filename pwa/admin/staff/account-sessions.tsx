import { account as accountWords } from '#core/i18n/en/admin/account.ts';
import { staffPage } from '#core/i18n/en/admin/staff.ts';
import { SessionList } from '../account/session-list.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { formatOwnMoment } from '../parts/own-time.ts';
import { api } from '../staff-api.ts';
import { staffReply } from '../staff-reply.ts';
import { useAccountSessions, useStaffAction } from './staff-queries.ts';

/** Where an account is signed in, and the ways to end that. */
export function AccountSessions({ id }: { id: number }) {
  const text = staffPage;
  const { sessions: words, nameDevice } = accountWords;
  const sessions = useAccountSessions(id);
  const ofAccount = api.admin.staff[':id'].sessions;
  const endOne = useStaffAction(
    (sessionId: number) =>
      staffReply(
        ofAccount[':sessionId'].$delete({ param: { id: String(id), sessionId: String(sessionId) } }),
      ),
    text.ended,
  );
  const endAll = useStaffAction(
    () => staffReply(ofAccount.$delete({ param: { id: String(id) } })),
    text.endedAll,
  );
  return (
    <Loaded query={sessions}>
      {(found) => (
        <div className="space-y-3">
          <SessionList
            sessions={found}
            actions={(session) => (
              <button
                type="button"
                className="button button-secondary px-3"
                disabled={endOne.isPending}
                onClick={() => endOne.mutate(session.id)}
              >
                {words.end}
                <span className="sr-only">
                  {words.ofSession(nameDevice(session), formatOwnMoment(session.lastUsedAt))}
                </span>
              </button>
            )}
          />
          {found.length > 1 && (
            <button
              type="button"
              className="button button-secondary px-3"
              disabled={endAll.isPending}
              onClick={() => endAll.mutate()}
            >
              {text.accounts.endAll}
            </button>
          )}
        </div>
      )}
    </Loaded>
  );
}
