import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { alertWords } from '#core/i18n/en/admin/alerts.ts';
import type { Alert, AlertCode } from '#core/staff/alert.ts';
import { ADMIN } from './session.ts';
import { api } from './staff-api.ts';
import { staffReply } from './staff-reply.ts';

const EVERY_MS = 60_000;

/** The key of what is wrong now. */
export const ALERTS = [ADMIN, 'alerts'];

/** Where staff see more of it, or do something about it. */
const places: Partial<Record<AlertCode, { to: string; words: string }>> = {
  help_waits: { to: '/admin0323/submissions?queue=matching', words: alertWords.open.help_waits },
  mails_refused: { to: '/admin0323/notifications', words: alertWords.open.mails_refused },
  mails_stuck: { to: '/admin0323/notifications', words: alertWords.open.mails_stuck },
};

/** On top of every page of staff: what is wrong, such as mails to staff that are refused; nothing where nothing is. */
export function AlertsBanner() {
  const { data = [] } = useQuery({
    queryKey: ALERTS,
    queryFn: () => staffReply<Alert[]>(api.admin.alerts.$get()),
    refetchInterval: EVERY_MS,
    staleTime: EVERY_MS,
  });
  if (data.length === 0) return null;
  return (
    <section
      aria-label={alertWords.label}
      className="border-b border-emergency bg-emergency-soft print:hidden"
    >
      <ul className="wrap divide-y divide-line">
        {data.map(({ code, message, todo }) => (
          <li key={code} className="py-2">
            <p className="font-semibold text-emergency">{message}</p>
            <p className="text-[0.95rem]">
              {todo}{' '}
              {places[code] && (
                <Link to={places[code].to} className="font-semibold underline underline-offset-4">
                  {places[code].words}
                </Link>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
