import { createPrompt, useKeypress, useState } from '@inquirer/core';
import { paint } from './paint.ts';

/** Asks for one key, and takes no Enter for it: `{ a: 'approve', s: 'skip' }` → 'a'. */
export const askKey = createPrompt<string, { message: string; keys: Record<string, string> }>(
  ({ message, keys }, done) => {
    const [pressed, setPressed] = useState<string>();
    useKeypress((key, readline) => {
      readline.clearLine(0);
      const { name } = key;
      if (pressed !== undefined || key.ctrl || !(name in keys)) return;
      setPressed(name);
      done(name);
    });
    const bold = (text: string) => paint('bold', text, process.stderr);
    if (pressed !== undefined) return `${message} ${bold(keys[pressed] ?? pressed)}`;
    const lines: string[][] = [];
    let room = 0;
    for (const [key, does] of Object.entries(keys)) {
      const needed = `[${key}] ${does}  `.length;
      // A key and what it does stay together.
      if (room < needed) {
        lines.push([]);
        room = process.stderr.columns || 80;
      }
      room -= needed;
      lines.at(-1)?.push(`${bold(`[${key}]`)} ${does}`);
    }
    return `${message}\n${lines.map((line) => line.join('  ')).join('\n')}\n`;
  },
) as <K extends string>(
  question: { message: string; keys: Record<K, string> },
  context?: { output: NodeJS.WritableStream },
) => Promise<K>;
