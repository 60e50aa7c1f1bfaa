import { notificationsPage } from '#core/i18n/en/admin/notifications.ts';
import { reply } from '../reply.ts';
import type { Terminal } from '../terminal.ts';

/** Sends a test mail, and waits for the mail server's answer. */
export async function sendTest(terminal: Terminal, { to: given }: { to?: string }): Promise<void> {
  const { api } = await terminal.connect();
  const json = given === undefined ? {} : { to: given };
  const answer = await reply(api.admin['test-mail'].$post({ json }));
  terminal.print(answer, () => notificationsPage.test.sent(answer.to));
}
