import { Argument, Command } from 'commander';

export const completionCommand = new Command('completion')
  .summary('complete commands in your shell by Tab')
  .description(
    'Prints a script for your shell, by which Tab completes commands, options and their values. Without the name of a shell: how to install it.',
  )
  .addArgument(new Argument('[shell]', 'yours').choices(['bash', 'zsh', 'fish']))
  .addHelpText('after', '\nExamples:\n  harborlight completion\n  source <(harborlight completion bash)')
  .action(async (shell?: 'bash' | 'zsh' | 'fish') =>
    (await import('../completion/print-script.ts')).printScript(shell),
  );

/** What those scripts ask at each Tab. Needs none of the server's parts, and so answers at once. */
export const completeCommand = new Command('__complete')
  .description('Prints what may stand in place of the last of the words, a candidate a line.')
  .argument('[words...]')
  .action(async (words: string[], _flags: unknown, command: Command) =>
    (await import('../completion/complete.ts')).printCandidates(command.parent!, words),
  );
