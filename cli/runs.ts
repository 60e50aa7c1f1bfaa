import type { Command } from 'commander';
import type { Work } from './terminal/terminal.ts';

/** A command's action, which loads what does the work only when it runs: `--help` must not wait for it. */
export function runs(load: () => Promise<Work>): (...given: unknown[]) => Promise<void> {
  return async (...given) => {
    const command = given.at(-1) as Command;
    const [{ runCommand }, work] = await Promise.all([import('./terminal/terminal.ts'), load()]);
    await runCommand(command, work, given.slice(0, -1));
  };
}
