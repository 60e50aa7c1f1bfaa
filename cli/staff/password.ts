import { staffPage } from '#core/i18n/en/admin/staff.ts';
import type { SignedInStaff } from '#core/staff/staff.ts';
import type { Api } from '../connection/connection.ts';
import { reply } from '../connection/reply.ts';
import { ask } from '../terminal/ask.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { UsageError } from '../usage-error.ts';
import { findAccount, isCalled } from './find-account.ts';
import { printLink } from './invite.ts';
import { askNewPassword, readPasswordLines } from './read-password.ts';

interface PasswordFlags {
  passwordStdin?: boolean;
  link?: boolean;
}

/** Sets a password, or makes a link to set it by. One's own takes the current one, and any rights. */
export async function changePassword(terminal: Terminal, who: string, flags: PasswordFlags): Promise<void> {
  if (flags.link && flags.passwordStdin)
    throw new UsageError('Give --link or --password-stdin, but not both.');
  const { api } = await terminal.connect();
  const self = await reply(api.admin.session.$get());
  // The terminal of the database's own machine has no account: it is nobody.
  if (self.id !== 0 && isCalled(self, who)) return changeOwn(terminal, api, self, flags);
  const { id, name, email } = await findAccount(api, who);
  const param = { id: String(id) };
  if (flags.link) {
    return printLink(
      terminal,
      { email },
      await reply(api.admin.staff[':id']['password-link'].$post({ param })),
    );
  }
  const password = flags.passwordStdin
    ? (await readPasswordLines(1)).join()
    : await askNewPassword(`of ${name}`);
  const account = await reply(api.admin.staff[':id'].password.$put({ param, json: { password } }));
  terminal.print(
    account,
    () => `${name} has a new password, and is signed out everywhere, in terminals too.`,
  );
}

async function changeOwn(
  terminal: Terminal,
  api: Api,
  { id, name, email, role }: SignedInStaff,
  { passwordStdin, link }: PasswordFlags,
): Promise<void> {
  if (link)
    throw new UsageError(
      `${staffPage.accounts.own}: change its password with the current one, without --link.`,
    );
  const instead = 'Give --password-stdin, with the current password and the new one, a line each.';
  const [current = '', password = ''] = passwordStdin
    ? await readPasswordLines(2)
    : [await ask.secret({ message: 'Your current password', instead }), await askNewPassword('of yours')];
  await reply(api.admin.session.password.$post({ json: { current, password } }));
  terminal.print(
    { id, email, name, role },
    () => 'Your password is changed. You are signed out everywhere but here.',
  );
}
