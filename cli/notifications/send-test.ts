import { alertWords } from '#core/i18n/en/admin/alerts.ts';
import { notificationsPage } from '#core/i18n/en/admin/notifications.ts';
import { reply } from '../connection/reply.ts';
import type { Terminal } from '../terminal/terminal.ts';

/** `harborlight notifications test` */
interface TestFlags {
  to?: string;
  alert?: boolean;
}

/** Sends a test mail, or a test alert, and waits for the answer of who takes it. */
export async function sendTest(terminal: Terminal, { to: given, alert = false }: TestFlags): Promise<void> {
  if (alert) return sendTestAlert(terminal);
  const { api } = await terminal.connect();
  const json = given === undefined ? {} : { to: given };
  const answer = await reply(api.admin['test-mail'].$post({ json }));
  terminal.print(answer, () => notificationsPage.test.sent(answer.to));
}

async function sendTestAlert(terminal: Terminal): Promise<void> {
  const { api } = await terminal.connect();
  const tested = await reply(api.admin['test-alert'].$post());
  const { taken, failed } = alertWords.test;
  terminal.print(tested, () =>
    tested
      .map(({ channel, failed: reason }) => (reason === null ? taken[channel] : failed[channel](reason)))
      .join('\n'),
  );
  if (tested.some(({ failed: reason }) => reason !== null)) process.exitCode = 1;
}
