import type { Command } from 'commander';
import { complete } from './complete.ts';

/** One a line, with a tab before what it does; or ":files" where the shell is to complete the names of files. */
export function printCandidates(program: Command, words: readonly string[]): void {
  const found = complete(program, words);
  const lines =
    found === 'files' ? [':files'] : found.map(({ word, what }) => (what ? `${word}\t${what}` : word));
  for (const line of lines) console.log(line);
}
