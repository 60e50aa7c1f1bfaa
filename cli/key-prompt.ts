import { createPrompt, useKeypress, useState } from '@inquirer/core';
import { paint } from './format/paint.ts';

/** Asks for one key, and takes no Enter for it: `{ a: 'approve', s: 'skip' }` → 'a'. */
export const askKey = createPrompt<string, { message: string; keys: Record<string, string> }>(
  ({ message, keys }, done) => {
    const [pressed, setPressed] = useState<string>();
    useKeypress((key, readline) => {
      readline.clearLine(0);
      const name = key.name === 'escape' ? 'escape' : key.name;
      if (pressed !== undefined || key.ctrl || !(name in keys)) return;
      setPressed(name);
      done(name);
    });
    const bold = (text: string) => paint('bold', text, process.stderr);
    if (pressed !== undefined) return `${message} ${bold(keys[pressed] ?? pressed)}`;
    const choices = Object.entries(keys).map(([key, does]) => `${bold(`[${key}]`)} ${does}`);
    return `${message}\n${choices.join('  ')}\n`;
  },
) as <K extends string>(
  question: { message: string; keys: Record<K, string> },
  context?: { output: NodeJS.WritableStream },
) => Promise<K>;
