import { formatNumber } from '#core/i18n/format.ts';
import { chooseServer } from '../connection/connection.ts';
import { reply } from '../connection/reply.ts';
import { safeText } from '../terminal/safe-text.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { UsageError } from '../usage-error.ts';

/** Queues mails again: those named, or with `failed` all that failed. */
export async function resend(terminal: Terminal, ids: string[], flags: { failed?: boolean }): Promise<void> {
  if (ids.length > 0 === (flags.failed === true)) {
    throw new UsageError(
      'Give the IDs of mails (see harborlight notifications list), or --failed for all that failed.',
    );
  }
  await (flags.failed ? resendFailed(terminal) : resendSome(terminal, ids));
}

async function resendSome(terminal: Terminal, ids: string[]): Promise<void> {
  const { api } = await terminal.connect();
  const resent = await reply(api.admin.notifications.resend.$post({ json: { ids } }));
  terminal.print(resent, () =>
    resent
      .map(({ id, subject, recipient }) => safeText(`Queued: ${subject}, to ${recipient} (${id}).`))
      .join('\n'),
  );
  noteWhen(terminal);
}

async function resendFailed(terminal: Terminal): Promise<void> {
  const { api } = await terminal.connect();
  const { emailsFailed } = await reply(api.admin['notification-stats'].$get());
  const mails = (count: number) => `${formatNumber(count)} failed ${count === 1 ? 'mail' : 'mails'}`;
  if (emailsFailed > 0) await terminal.confirm(`Send ${mails(emailsFailed)} again?`);
  const done = await reply(api.admin.notifications['resend-failed'].$post());
  const { queued, withoutAddress } = done;
  terminal.print(done, () =>
    [
      emailsFailed === 0 ? 'No mail has failed.' : `${mails(queued)} queued again.`,
      withoutAddress > 0 &&
        `${mails(withoutAddress)} cannot be: the address has been wiped, or there is none.`,
    ]
      .filter(Boolean)
      .join('\n'),
  );
  if (queued > 0) noteWhen(terminal);
}

/** Mails are sent by a server, which a terminal at work on the database is not. */
function noteWhen(terminal: Terminal): void {
  const onServer = chooseServer(terminal.flags) !== undefined;
  terminal.note(
    onServer
      ? 'The server sends within seconds.'
      : 'A server that runs on this database sends within seconds; else the next one does when it starts.',
  );
}
