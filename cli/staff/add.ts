import { type StaffRole, staffRoles } from '#core/lists/staff-lists.ts';
import { StaffEmail, StaffName } from '#core/staff/staff.ts';
import { reply } from '../connection/reply.ts';
import { ask } from '../terminal/ask.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { UsageError } from '../usage-error.ts';
import { askNewPassword, readPasswordLines } from './read-password.ts';

interface AddFlags {
  email?: string;
  name?: string;
  role?: StaffRole;
  passwordStdin?: boolean;
}

const instead = 'Give --email, --name, --role and --password-stdin.';

/** Makes an account, password and all; asks for what was not given. */
export async function addStaff(terminal: Terminal, flags: AddFlags): Promise<void> {
  const { api } = await terminal.connect();
  // Whoever may not, or is signed in nowhere, hears of it before the questions.
  await reply(api.admin.staff.$get());
  const email = await readField(flags.email, {
    flag: '--email',
    message: 'Email address',
    schema: StaffEmail,
  });
  const name = await readField(flags.name, {
    flag: '--name',
    message: 'Name, as it is to stand in the history',
    schema: StaffName,
  });
  const role =
    flags.role ??
    (await ask.choose<StaffRole>({
      message: 'Role',
      instead,
      // Fewer rights first: that is what Enter gives.
      choices: [...staffRoles.values].reverse().map((value) => ({ name: staffRoles.labels[value], value })),
    }));
  const password = flags.passwordStdin
    ? (await readPasswordLines(1)).join()
    : await askNewPassword(`of ${name}`);
  const account = await reply(api.admin.staff.$post({ json: { email, name, role, password } }));
  terminal.print(
    account,
    () =>
      `${account.name} has an account now, as ${staffRoles.labels[role]}.\nThey sign in with ${account.email}.`,
  );
}

/** What was given on the command line, or is asked for until it is good. */
async function readField(
  given: string | undefined,
  { flag, message, schema }: { flag: string; message: string; schema: typeof StaffEmail | typeof StaffName },
): Promise<string> {
  for (;;) {
    const typed = given ?? (await ask.text({ message, instead, required: true }));
    const { data, error } = schema.safeParse(typed);
    if (!error) return data;
    const wrong = `${error.issues[0]?.message}.`;
    if (given !== undefined) throw new UsageError(`${flag}: ${wrong}`);
    console.error(wrong);
  }
}
