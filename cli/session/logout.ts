import { AppError } from '#server/app-error.ts';
import { toRun } from '../command-line.ts';
import { chooseServer } from '../connection/connection.ts';
import { readLogins, writeLogins } from '../connection/logins.ts';
import { reply } from '../connection/reply.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { UsageError } from '../usage-error.ts';

/** Revokes this terminal's token, and forgets it. */
export async function logout(terminal: Terminal, { forget = false }: { forget?: boolean }): Promise<void> {
  const server = chooseServer(terminal.flags);
  if (server === undefined) {
    const { current } = readLogins();
    throw new UsageError(
      current ? `You are signed in at ${current}: leave --local out.` : 'You are signed in nowhere.',
    );
  }
  if (!readLogins().servers[server]) throw new UsageError(`You are not signed in at ${server}.`);
  const { api } = await terminal.connect();
  try {
    await reply(api.admin.session.$delete());
  } catch (error) {
    const code = error instanceof AppError ? error.code : '';
    if (code === 'no_answer' && !forget) {
      const message = `${(error as AppError).message} To forget the token all the same: ${toRun('logout --forget')}`;
      throw new AppError(503, code, message);
    }
    // Revoked or too old already: all that is left to do is to forget it.
    if (code !== 'not_signed_in' && code !== 'no_answer') throw error;
  }
  // As they are now: somebody may have signed in elsewhere meanwhile.
  const logins = readLogins();
  const { [server]: _, ...servers } = logins.servers;
  const current = logins.current === server ? undefined : logins.current;
  writeLogins({ current, servers });
  terminal.print(
    { server, signedOut: true },
    () =>
      `You are signed out at ${server}. Commands work ${current ? `at ${current}` : 'on the database of this machine'} now.`,
  );
}
