import { text } from 'node:stream/consumers';
import { NewPassword } from '#core/staff/staff.ts';
import { ask } from '../terminal/ask.ts';
import { UsageError } from '../usage-error.ts';

/** The lines of standard input, for `--password-stdin`: passwords must not stand on a command line. */
export async function readPasswordLines(count: number): Promise<string[]> {
  if (process.stdin.isTTY) {
    throw new UsageError('--password-stdin reads from a pipe or a file; without it you are asked.');
  }
  const lines = (await text(process.stdin)).replace(/\r?\n$/, '').split(/\r?\n/);
  if (lines.length !== count || lines.includes('')) {
    const needed =
      count === 1 ? 'one line: the password' : 'two lines: the current password, then the new one';
    throw new UsageError(`Standard input must hold ${needed}.`);
  }
  return lines;
}

/** Asks for a new password until it is good and was typed twice. It is not shown. */
export async function askNewPassword(whose: string): Promise<string> {
  const instead = 'Give --password-stdin.';
  for (;;) {
    const password = await ask.secret({ message: `New password ${whose}`, instead });
    const { error } = NewPassword.safeParse(password);
    if (error) {
      console.error(`${error.issues[0]?.message}.`);
      continue;
    }
    if ((await ask.secret({ message: 'The same again', instead })) === password) return password;
    console.error('The two are not the same.');
  }
}
