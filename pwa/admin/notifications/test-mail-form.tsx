import { type FormEvent, useState } from 'react';
import { notificationsPage } from '#core/i18n/en/admin/notifications.ts';
import { TextField } from '../../forms/fields/text-field.tsx';
import { useSession } from '../session.ts';
import { describeFailure, readRefusal } from '../staff-reply.ts';
import { useTestMail } from './notification-queries.ts';

/** Sends a mail at once, and says what the mail server answered. */
export function TestMailForm() {
  const { test: text } = notificationsPage;
  const own = useSession().data?.email ?? '';
  const [to, setTo] = useState(own);
  const test = useTestMail();
  const wrongAddress = readRefusal(test.error)?.issues[0]?.message;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!test.isPending) test.mutate(to);
  };
  return (
    <form onSubmit={send} noValidate aria-label={text.title} className="space-y-3 border-t border-line pt-4">
      <div className="flex flex-wrap items-end gap-3">
        <div className="w-full max-w-sm">
          <TextField
            id="test-mail-to"
            label={text.to}
            type="email"
            autoComplete="email"
            error={wrongAddress}
            value={to}
            onChange={({ target }) => setTo(target.value)}
          />
        </div>
        <button type="submit" className="button button-secondary" aria-disabled={test.isPending}>
          {test.isPending ? text.sending : text.send}
        </button>
      </div>
      <div role="status">
        {test.isSuccess && <p className="rounded-lg bg-action-soft p-3">{text.sent(test.data.to)}</p>}
        {test.isError && !wrongAddress && (
          <p className="rounded-lg bg-emergency-soft p-3">
            <strong className="text-emergency">{text.failed}</strong> {describeFailure(test.error)}
          </p>
        )}
      </div>
    </form>
  );
}
