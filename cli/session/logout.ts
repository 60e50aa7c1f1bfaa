import { AppError } from '#server/app-error.ts';
import { chooseServer } from '../connection.ts';
import { readLogins, writeLogins } from '../logins.ts';
import { reply } from '../reply.ts';
import type { Terminal } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';

/** Revokes this terminal's token, and forgets it. */
export async function logout(terminal: Terminal): Promise<void> {
  const server = chooseServer(terminal.flags);
  if (server === undefined || !readLogins().servers[server]) {
    throw new UsageError(server ? `You are not signed in at ${server}.` : 'You are signed in nowhere.');
  }
  const { api } = await terminal.connect();
  try {
    await reply(api.session.$delete());
  } catch (error) {
    // Revoked or too old already: all that is left to do is to forget it.
    if (!(error instanceof AppError) || error.code !== 'not_signed_in') throw error;
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
