import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import { makeProgram } from './program.ts';

/** Where the manual is kept, from the project's folder. */
export const MANUAL = 'docs/cli.md';

/** The manual as Markdown: what --help says, for all commands on one page. */
export function makeManual(program: Command): string {
  const groups = groupCommands(program);
  const contents = groups.flatMap(([title, commands]) => [
    `**${title}**`,
    ...commands.map(
      (command) => `- [\`${command.name()}\`](#harborlight-${command.name()}) ${command.summary()}`,
    ),
  ]);
  const lines = [
    '# The manual of `harborlight`',
    '<!-- Made from the commands themselves by "npm run docs:cli". Change them in cli/, not this file. -->',
    ...describe(program, program.name()),
    '## Commands',
    ...contents,
    ...groups.flatMap(([title, commands]) => [
      `## ${title}`,
      ...commands.flatMap((command) => chapter(command, program.name(), 3)),
    ]),
  ];
  return `${lines.join('\n\n').replace(/^(- .*)\n\n(?=- )/gm, '$1\n')}\n`;
}

/** All commands below this one, with how each is called: "harborlight imports undo". */
export function allCommands(command: Command, path = command.name()): { command: Command; path: string }[] {
  return visible(command).flatMap((child) => {
    const childPath = `${path} ${child.name()}`;
    return [{ command: child, path: childPath }, ...allCommands(child, childPath)];
  });
}

/** What stands below a command's help: its examples, and what else there is to say. */
export function readAfterHelp(command: Command): string {
  const { writeOut } = command.configureOutput();
  let text = '';
  command.configureOutput({
    writeOut: (part) => {
      text += part;
    },
  });
  command.outputHelp();
  command.configureOutput({ ...(writeOut && { writeOut }) });
  return text.slice(command.helpInformation().length).trim();
}

/** In the order of the help. */
function groupCommands(program: Command): (readonly [title: string, commands: Command[]])[] {
  const titles = [...new Set(visible(program).map((command) => command.helpGroup()))];
  return titles.map((title) => [
    title.replace(/:$/, ''),
    visible(program).filter((command) => command.helpGroup() === title),
  ]);
}

/** Without those that are for programs only. */
function visible(command: Command): Command[] {
  return [...command.createHelp().visibleCommands(command)];
}

function chapter(command: Command, parent: string, level: number): string[] {
  const path = `${parent} ${command.name()}`;
  return [
    `${'#'.repeat(level)} ${path}`,
    ...describe(command, path),
    ...command.commands.flatMap((child) => chapter(child, path, Math.min(level + 1, 6))),
  ];
}

function describe(command: Command, path: string): string[] {
  const help = command.createHelp();
  const options = help.visibleOptions(command).filter(({ long }) => long !== '--help');
  return [
    escapeText(command.description()),
    ...(command.commands.length > 0 ? [] : [fence(`${path} ${command.usage()}`)]),
    table(
      'Argument',
      help
        .visibleArguments(command)
        .map((argument) => [help.argumentTerm(argument), help.argumentDescription(argument)]),
    ),
    table(
      command.parent ? 'Option' : 'Option of every command',
      options.map((option) => [help.optionTerm(option), help.optionDescription(option)]),
    ),
    ...readAfterHelp(command)
      .split(/\n{2,}/)
      .map(formatBlock),
  ].filter((block) => block !== '');
}

/** "Examples:" with indented lines, or a plain paragraph. */
function formatBlock(block: string): string {
  const [first = '', ...rest] = block.split('\n');
  if (rest.length === 0 || !rest.every((line) => line.startsWith('  '))) return escapeText(block);
  return `${escapeText(first)}\n\n${fence(rest.map((line) => line.slice(2)).join('\n'))}`;
}

function fence(text: string): string {
  return `\`\`\`sh\n${text}\n\`\`\``;
}

function table(title: string, rows: readonly (readonly [term: string, description: string])[]): string {
  if (rows.length === 0) return '';
  const lines = rows.map(
    ([term, description]) =>
      `| \`${term.replaceAll('|', '\\|')}\` | ${escapeText(description).replaceAll('|', '\\|').replaceAll('\n', ' ')} |`,
  );
  return [`| ${title} | |`, '| --- | --- |', ...lines].join('\n');
}

/** What Markdown would take for its own: "<id>" for HTML, "_" and "*" for stress. */
function escapeText(text: string): string {
  return text.replace(/[\\<*_`[\]]/g, '\\$&');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync('docs', { recursive: true });
  writeFileSync(MANUAL, makeManual(makeProgram()));
}
