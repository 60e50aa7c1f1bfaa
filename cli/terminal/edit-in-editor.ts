import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AppError } from '#server/app-error.ts';
import { Cancelled, UsageError } from '../usage-error.ts';
import { ask, canAsk } from './ask.ts';
import { paint } from './paint.ts';
import { safeText } from './safe-text.ts';

interface Edit {
  /** What the editor opens with. */
  text: string;
  /** Tells the editor what it is, such as "yaml" or "md". */
  extension: string;
  /** What is wrong with the text, a line each: then whoever typed it can go back in. Empty where it is good. */
  check: (text: string) => readonly string[] | Promise<readonly string[]>;
  /** Saves the text. Until it has, the draft is kept. */
  save?: (text: string) => Promise<unknown>;
  /** What to do in place of the editor where nobody sits at the terminal. */
  instead?: string;
}

/**
 * Opens the text in `$VISUAL` or `$EDITOR` until it is good, saves it, and returns it. Whatever ends this early keeps
 * the draft and names its file. Throws UsageError where nobody sits at the terminal, AppError `editor_failed`,
 * Cancelled where somebody does not want to go back in, and what `save` throws.
 */
export async function editText({ text, extension, check, save, instead }: Edit): Promise<string> {
  if (!canAsk()) throw new UsageError(instead ?? 'An editor opens only on a terminal.');
  const folder = await mkdtemp(join(tmpdir(), 'harborlight-'));
  const file = join(folder, `draft.${extension}`);
  let typed = text;
  const stop = () => {
    console.error(`\nStopped. What you wrote is kept in ${file}`);
    process.exit(130);
  };
  process.once('SIGINT', stop);
  try {
    await writeFile(file, text, { mode: 0o600 });
    for (;;) {
      await openEditor(file);
      typed = await readFile(file, 'utf8');
      const problems = await check(typed);
      if (problems.length === 0) break;
      await offerToGoBackIn(problems);
    }
    await save?.(typed);
  } catch (error) {
    // The editor may have written before it failed.
    typed = await readFile(file, 'utf8').catch(() => typed);
    if (typed === text) await rm(folder, { recursive: true, force: true });
    else console.error(`What you wrote is kept in ${file}`);
    throw error;
  } finally {
    process.off('SIGINT', stop);
  }
  await rm(folder, { recursive: true, force: true });
  return typed;
}

async function offerToGoBackIn(problems: readonly string[]): Promise<void> {
  for (const problem of problems) console.error(paint('red', safeText(problem), process.stderr));
  const message = 'Go back to the editor? What you wrote is still there.';
  if (!(await ask.confirm({ message, instead: '', default: true }))) throw new Cancelled();
}

/** `$EDITOR` may have arguments, such as "code --wait": a shell reads it, as git has it. */
async function openEditor(file: string): Promise<void> {
  const editor = process.env.VISUAL || process.env.EDITOR || 'vi';
  // Ctrl-C in the editor is the editor's.
  const ignore = () => {};
  const others = process.rawListeners('SIGINT') as (() => void)[];
  process.removeAllListeners('SIGINT');
  process.on('SIGINT', ignore);
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      // Its screen goes where the questions go: stdout is for the answer of the command.
      // The shell gets it too, and must live on to tell how the editor ended.
      const command = `trap : INT; ${editor} "$@"`;
      const child = spawn('sh', ['-c', command, editor, file], { stdio: ['inherit', 2, 2] });
      child.once('error', reject);
      child.once('exit', resolve);
    });
    if (code === 0) return;
    const hint = code === 127 ? ' Is it installed? Set EDITOR to another, such as nano.' : '';
    throw new AppError(
      500,
      'editor_failed',
      `The editor (${editor}) ended with ${code ?? 'a signal'}.${hint}`,
    );
  } finally {
    process.off('SIGINT', ignore);
    for (const each of others) process.on('SIGINT', each);
  }
}
