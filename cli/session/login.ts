import { hostname } from 'node:os';
import { hc } from 'hono/client';
import type { MadeToken, TokenRequest } from '#core/staff/staff.ts';
import type { App } from '#server/app.ts';
import { AppError } from '#server/app-error.ts';
import { reachServer, readAddress } from '../connection/connection.ts';
import { readLogins, writeLogins } from '../connection/logins.ts';
import { reply } from '../connection/reply.ts';
import { readPasswordLines } from '../staff/read-password.ts';
import { ask } from '../terminal/ask.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { UsageError } from '../usage-error.ts';

interface LoginFlags {
  email?: string;
  passwordStdin?: boolean;
  code?: string;
  device?: string;
  readOnly?: boolean;
}

/** Signs in, and notes the server's token for the commands that follow. */
export async function login(terminal: Terminal, flags: LoginFlags): Promise<void> {
  const given = terminal.flags.server ?? readLogins().current;
  if (given === undefined)
    throw new UsageError('Give the address of the server: --server https://example.org');
  const server = readAddress(given);
  refuseOpenWire(server);
  const email =
    flags.email ??
    (await ask.text({
      message: 'Email address',
      instead: 'Give --email and --password-stdin.',
      required: true,
    }));
  const [password = ''] = flags.passwordStdin
    ? await readPasswordLines(1)
    : [await ask.secret({ message: 'Password', instead: 'Give --password-stdin.' })];
  const { device = hostname(), readOnly = false } = flags;
  const { token, staff } = await makeToken(server, { email, password, device, readOnly }, flags.code);
  const { servers } = readLogins();
  writeLogins({
    current: server,
    servers: { ...servers, [server]: { token } },
  });
  // Now that the new one is noted: whatever happens here, one of both is good.
  await revoke(server, servers[server]?.token);
  terminal.print(
    { server, name: staff.name, email: staff.email, role: staff.role },
    () =>
      `You are signed in at ${server} as ${staff.name} (${staff.role}${readOnly ? ', to read only' : ''}). Commands work there from now on;\nadd --local for the database of this machine.`,
  );
}

/** Asks for a code where the account has two-step sign-in, and none was given. */
async function makeToken(
  server: string,
  request: TokenRequest,
  code: string | undefined,
): Promise<MadeToken> {
  const { api } = hc<App>(server, { fetch: reachServer(server) });
  try {
    return await reply(api.tokens.$post({ json: { ...request, code } }));
  } catch (error) {
    if (code !== undefined || !(error instanceof AppError) || error.code !== 'code_needed') throw error;
  }
  const instead =
    'This account has two-step sign-in: give --code, with the six digits that your app shows, or a recovery code.';
  const message = 'Code from your app, or a recovery code';
  return makeToken(server, request, await ask.text({ message, instead, required: true }));
}

/** Of a login that this one replaces: nobody holds its token any more. */
async function revoke(server: string, token: string | undefined): Promise<void> {
  if (token === undefined) return;
  const { api } = hc<App>(server, { fetch: reachServer(server, token) });
  // One that is good for nothing any more, as mostly, is no trouble.
  await reply(api.admin.session.$delete()).catch(() => undefined);
}

/** A password must not travel where others can read it. */
function refuseOpenWire(server: string): void {
  const { protocol, hostname: host } = new URL(server);
  if (protocol === 'https:' || /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host)) return;
  throw new UsageError(`${server} is not encrypted: your password could be read on its way. Use https://.`);
}
