import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { notificationsPage } from '#core/i18n/en/admin/notifications.ts';
import { formatColumnMoment } from '#core/i18n/format.ts';
import { isUrgent, type NotificationEntry } from '#core/notification.ts';
import { type NotificationStatus, notificationStatuses } from '#core/staff-lists.ts';
import { notify } from '../../notices/notices.ts';
import { useStaffText } from '../../text.tsx';
import { StatusBadge, type Tone } from '../parts/status-badge.tsx';
import { describeFailure } from '../staff-reply.ts';
import { useResend } from './notification-queries.ts';
import { StatusIcon } from './status-icon.tsx';

const tones: Record<NotificationStatus, Tone> = {
  QUEUED: 'waiting',
  SENT: 'good',
  FAILED: 'bad',
  LOGGED: 'info',
};

export function NotificationItem({ entry }: { entry: NotificationEntry }) {
  const { list: text } = useStaffText(notificationsPage);
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
            {stamp(timestamp)}
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
  const { list: text } = useStaffText(notificationsPage);
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
  const { list: text } = useStaffText(notificationsPage);
  if (!lastError) return null;
  const tries = [text.attempts(attempts), ...(nextAttemptAt ? [text.next(stamp(nextAttemptAt))] : [])];
  return (
    <p className="text-[0.95rem]">
      {status === 'FAILED' ? text.why(lastError) : text.lastTry(lastError)}{' '}
      <span className="text-muted">({tries.join(', ')})</span>
    </p>
  );
}

function ResendButton({ id, subject }: { id: string; subject: string }) {
  const { list: text } = useStaffText(notificationsPage);
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

/** In the time of whoever looks at it. */
function stamp(iso: string): string {
  return formatColumnMoment(iso, { ownTime: true });
}
