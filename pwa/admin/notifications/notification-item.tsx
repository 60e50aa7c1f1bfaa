import { CircleCheck, CircleX, Clock, FileText, type LucideIcon } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { notificationsPage } from '#core/i18n/en/admin/notifications.ts';
import { type NotificationStatus, notificationStatuses } from '#core/lists/staff-lists.ts';
import { isUrgent, type NotificationEntry } from '#core/staff/notification.ts';
import { notify } from '../../components/notices.ts';
import { formatOwnMoment } from '../parts/own-time.ts';
import { StatusBadge, type Tone } from '../parts/status-badge.tsx';
import { describeFailure } from '../staff-reply.ts';
import { useResend } from './notification-queries.ts';

const tones: Record<NotificationStatus, Tone> = {
  QUEUED: 'waiting',
  SENT: 'good',
  FAILED: 'bad',
  LOGGED: 'info',
};

const icons: Partial<Record<NotificationStatus, [icon: LucideIcon, color: string]>> = {
  SENT: [CircleCheck, 'text-green-700 dark:text-green-300'],
  FAILED: [CircleX, 'text-emergency'],
  LOGGED: [FileText, 'text-blue-700 dark:text-blue-300'],
};

export function NotificationItem({ entry }: { entry: NotificationEntry }) {
  const { list: text } = notificationsPage;
  const { subject, recipient, status, timestamp } = entry;
  return (
    <li tabIndex={-1} className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-2 py-4 sm:grid-cols-[auto_1fr_auto]">
      <StatusIcon status={status} />
      <div className="min-w-0 space-y-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0 font-semibold">{subject}</span>
          {isUrgent(subject) && (
            <span className="rounded-md bg-emergency px-2 py-0.5 text-sm font-bold text-card">
              {text.urgent}
            </span>
          )}
        </p>
        <p className="flex flex-wrap gap-x-4 text-[0.95rem] text-muted">
          <span>{text.to(recipient ?? text.nobody)}</span>
          <time dateTime={timestamp} className="tabular-nums">
            {formatOwnMoment(timestamp)}
          </time>
          <About entry={entry} />
        </p>
        <Trouble entry={entry} />
      </div>
      <div className="col-start-2 flex items-center gap-3 sm:col-start-3 sm:flex-col sm:items-end">
        <StatusBadge tone={tones[status]}>{notificationStatuses.labels[status]}</StatusBadge>
        {entry.canResend && <ResendButton id={entry.id} subject={subject} />}
      </div>
    </li>
  );
}

function About({ entry: { submissionId, matchingRequestId } }: { entry: NotificationEntry }) {
  const { list: text } = notificationsPage;
  if (submissionId) {
    return (
      <span>
        {text.submission}{' '}
        <Link to={`/admin0323/submissions/${submissionId}`} className="link tabular-nums">
          {text.id(submissionId.slice(0, 8))}
        </Link>
      </span>
    );
  }
  return (
    matchingRequestId && (
      <span className="tabular-nums">
        {text.matching} {text.id(matchingRequestId.slice(0, 8))}
      </span>
    )
  );
}

/** Why it was not sent, or not yet. */
function Trouble({ entry: { status, attempts, lastError, nextAttemptAt } }: { entry: NotificationEntry }) {
  const { list: text } = notificationsPage;
  if (!lastError) return null;
  const tries = [
    text.attempts(attempts),
    ...(nextAttemptAt ? [text.next(formatOwnMoment(nextAttemptAt))] : []),
  ];
  return (
    <p className="text-[0.95rem]">
      {status === 'FAILED' ? text.why(lastError) : text.lastTry(lastError)}{' '}
      <span className="text-muted">({tries.join(', ')})</span>
    </p>
  );
}

function ResendButton({ id, subject }: { id: string; subject: string }) {
  const { list: text } = notificationsPage;
  const button = useRef<HTMLButtonElement>(null);
  const resend = useResend({
    onSuccess: () => {
      // The button goes; who pressed it stays where they were.
      button.current?.closest('li')?.focus();
      notify(text.queued);
    },
    onError: (error) =>
      notify({ title: text.resendFailed, text: describeFailure(error), tone: 'destructive' }),
  });
  return (
    <button
      type="button"
      className="button button-secondary"
      aria-label={text.resendOf(subject)}
      ref={button}
      aria-disabled={resend.isPending}
      onClick={() => !resend.isPending && resend.mutate(id)}
    >
      {resend.isPending ? text.resending : text.resend}
    </button>
  );
}

/** Of how a mail stands; the badge beside it says it in words. */
function StatusIcon({ status }: { status: NotificationStatus }) {
  const [Icon, color] = icons[status] ?? [Clock, 'text-muted'];
  return <Icon size={22} aria-hidden="true" className={`mt-0.5 shrink-0 ${color}`} />;
}
