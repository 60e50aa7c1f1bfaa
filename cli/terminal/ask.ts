import { Cancelled, UsageError } from '../usage-error.ts';

/**
 * Questions to whoever sits at the terminal. They go to stderr: stdout is for the answer of the command. Each throws
 * UsageError with `instead`, which says what to give on the command line, where nobody sits there; and Cancelled
 * at Ctrl-C.
 */
interface Ask {
  text(question: {
    message: string;
    instead: string;
    default?: string;
    required?: boolean;
    /** 'editable': the default stands there to be fixed. */
    prefill?: 'editable';
    /** What is wrong with the answer: it stays to be fixed. */
    validate?: (typed: string) => true | string;
  }): Promise<string>;
  secret(question: { message: string; instead: string }): Promise<string>;
  confirm(question: { message: string; instead: string; default?: boolean }): Promise<boolean>;
  choose<T>(question: {
    message: string;
    instead: string;
    choices: readonly { name: string; value: T; description?: string }[];
  }): Promise<T>;
  /** One key, without Enter. `keys` maps each to what it does, in words. */
  key<K extends string>(question: { message: string; instead: string; keys: Record<K, string> }): Promise<K>;
}

/** True where somebody sees a question and can answer it. */
export function canAsk(): boolean {
  return process.stdin.isTTY === true && process.stderr.isTTY === true;
}

const where = { output: process.stderr };

export const ask: Ask = {
  text: ({ instead, ...question }) =>
    put(instead, async () => (await import('@inquirer/prompts')).input(question, where)),
  secret: ({ instead, ...question }) =>
    put(instead, async () =>
      (await import('@inquirer/prompts')).password({ ...question, mask: true }, where),
    ),
  confirm: ({ instead, ...question }) =>
    put(instead, async () =>
      (await import('@inquirer/prompts')).confirm({ default: false, ...question }, where),
    ),
  choose: ({ instead, choices, message }) =>
    put(instead, async () =>
      (await import('@inquirer/prompts')).select({ message, choices: [...choices], loop: false }, where),
    ),
  key: ({ instead, ...question }) =>
    put(instead, async () => (await import('./key-prompt.ts')).askKey(question, where)),
};

/**
 * A terminal that is closed under a question ends the program as its signal does, for which shells count 129. The
 * question would fail on what is gone, and Node crash as it winds down.
 */
function endWithTerminal(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EIO') throw error;
  process.removeAllListeners('SIGHUP');
  process.kill(process.pid, 'SIGHUP');
}

async function put<T>(instead: string, question: () => Promise<T>): Promise<T> {
  if (!canAsk()) throw new UsageError(instead);
  process.stdin.off('error', endWithTerminal).on('error', endWithTerminal);
  try {
    return await question();
  } catch (error) {
    if ((error as Error).name === 'ExitPromptError') throw new Cancelled();
    throw error;
  }
}
