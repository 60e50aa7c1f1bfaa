import type { Argument, Command, Option } from 'commander';

interface Candidate {
  word: string;
  /** What it does, in a line. */
  what?: string;
}

/** One a line, with a tab before what it does; or ":files" where the shell is to complete the names of files. */
export function printCandidates(program: Command, words: readonly string[]): void {
  const found = complete(program, words);
  const lines =
    found === 'files' ? [':files'] : found.map(({ word, what }) => (what ? `${word}\t${what}` : word));
  for (const line of lines) console.log(line);
}

/**
 * What may stand in place of the last word, given those before it: commands, options, or the values that one of them
 * can have; "files" where it is the name of a file.
 */
export function complete(program: Command, words: readonly string[]): Candidate[] | 'files' {
  // bash gives "--status=NEW" as three words.
  const joined = words.filter((word) => word !== '=');
  const current = words.at(-1) === '=' ? '' : (joined.pop() ?? '');
  const { command, given, pending, optionsOver } = readWords(program, joined);
  const starting = (candidates: Candidate[]) => candidates.filter(({ word }) => word.startsWith(current));
  if (pending) return valuesOf(pending, current);
  const [name, value] = current.split(/=(.*)/s);
  const assigned = value === undefined || optionsOver ? undefined : findOption(program, command, name!);
  if (assigned) {
    const values = valuesOf(assigned, value!);
    return values === 'files' ? values : values.map(({ word }) => ({ word: `${name}=${word}` }));
  }
  if (current.startsWith('-') && !optionsOver) return starting(optionsOf(program, command));
  const argument = command.registeredArguments[given] ?? lastVariadic(command);
  const values = argument ? valuesOf(argument, current) : [];
  if (values === 'files') return values;
  return starting([...(given === 0 ? subcommandsOf(program, command) : []), ...values]);
}

/** Which command the words lead to, how many arguments it has been given, and the option that waits for a value. */
function readWords(program: Command, words: readonly string[]) {
  let command = program;
  let given = 0;
  let pending: Option | undefined;
  let optionsOver = false;
  for (const word of words) {
    if (pending) pending = undefined;
    else if (word === '--') optionsOver = true;
    else if (word.startsWith('-') && !optionsOver) {
      const option = findOption(program, command, word);
      if (option?.required) pending = option;
    } else {
      const next = given === 0 ? command.commands.find((each) => each.name() === word) : undefined;
      if (next) command = next;
      else given += 1;
    }
  }
  return { command, given, pending, optionsOver };
}

function findOption(program: Command, command: Command, flag: string): Option | undefined {
  return [...command.options, ...program.options].find(({ long, short }) => flag === long || flag === short);
}

function optionsOf(program: Command, command: Command): Candidate[] {
  const own = command === program ? [] : command.options;
  const all = [...own, ...program.options].filter(({ hidden, long }) => !hidden && long);
  return [
    ...all.map(({ long, description }) => ({ word: long!, what: firstLine(description) })),
    { word: '--help', what: 'say how it is used' },
  ];
}

function subcommandsOf(program: Command, command: Command): Candidate[] {
  return program
    .createHelp()
    .visibleCommands(command)
    .map((each) => ({ word: each.name(), what: firstLine(each.summary() || each.description()) }));
}

/** The values of an option or an argument; whether they are files, its placeholder tells: `--db <file>`. */
function valuesOf(of: Option | Argument, current: string): Candidate[] | 'files' {
  if (of.argChoices) {
    return of.argChoices.filter((word) => word.startsWith(current)).map((word) => ({ word }));
  }
  const placeholder = 'flags' in of ? of.flags.replace(/^[^<[]*/, '') : of.name();
  return /file|folder/i.test(placeholder) ? 'files' : [];
}

function lastVariadic(command: Command): Argument | undefined {
  const last = command.registeredArguments.at(-1);
  return last?.variadic ? last : undefined;
}

function firstLine(text: string): string {
  return text.split('\n')[0] ?? '';
}
