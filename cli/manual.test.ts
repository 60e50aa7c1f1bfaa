import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import { expect, it } from 'vitest';
import { addGlobalFlags } from './global-flags.ts';
import { allCommands, MANUAL, makeManual, readAfterHelp } from './manual.ts';
import { makeProgram } from './program.ts';

const program = makeProgram();
const commands = allCommands(program);

it('says in docs/cli.md what the commands say', () => {
  const kept = readFileSync(new URL(`../${MANUAL}`, import.meta.url), 'utf8');
  expect(kept === makeManual(program), `${MANUAL} is not what the commands say. Run: npm run docs:cli`).toBe(
    true,
  );
});

it('tells of every command and subcommand what it does, and of each that does something by examples', () => {
  expect(commands.length).toBeGreaterThan(25);
  const silent = commands.filter(({ command }) => command.description() === '' || command.summary() === '');
  expect(silent.map(({ path }) => path)).toEqual([]);
  const unexplained = commands.filter(({ command, path }) => {
    if (command.commands.length > 0) return false;
    const examples = readAfterHelp(command)
      .split('\n')
      .filter((line) => line.startsWith('  '));
    return !examples.some((line) => line.includes(path));
  });
  expect(unexplained.map(({ path }) => path)).toEqual([]);
});

it('declares no global option a second time', () => {
  const flagsOf = (command: Command) =>
    command.options.flatMap(({ long, short }) => [long, short]).filter(Boolean);
  const global = flagsOf(addGlobalFlags(new Command()));
  const again = commands.filter(({ command }) => flagsOf(command).some((flag) => global.includes(flag)));
  expect(again.map(({ path }) => path)).toEqual([]);
});
