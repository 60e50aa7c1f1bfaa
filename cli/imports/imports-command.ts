import { Command } from 'commander';
import { addListFlags, readCount } from '../global-flags.ts';
import { runs } from '../runs.ts';

export const importsCommand = new Command('imports')
  .summary('earlier imports, and how to undo one')
  .description('Earlier imports: what each did, and how to take one back. For admins.')
  .addHelpText('after', '\nExamples:\n  harborlight imports list\n  harborlight imports undo 12');

importsCommand
  .command('template')
  .summary('print our CSV with all its columns')
  .description(
    'Prints the header of our CSV and one made-up center, as a file to begin with. Needed are name, city and state. ' +
      'An empty cell changes nothing; "-" clears the field. What centers export has written can be edited and imported: ' +
      'a row whose updated_at is older than the last change of its center is refused.',
  )
  .addHelpText('after', '\nExample:\n  harborlight imports template > our-centers.csv')
  .action(runs(async () => (await import('../imports/print-template.ts')).printTemplate));

addListFlags(importsCommand.command('list'))
  .summary('list them')
  .description('Lists the imports so far, the newest first.')
  .addHelpText('after', '\nExamples:\n  harborlight imports list\n  harborlight imports list --all --json')
  .action(runs(async () => (await import('../imports/list-imports.ts')).listImports));

importsCommand
  .command('show')
  .summary('show one with its whole report')
  .description('Shows an import as it was reported then; --json has every row.')
  .argument('<id>', 'its number in the list', readCount)
  .addHelpText(
    'after',
    '\nExamples:\n  harborlight imports show 12\n  harborlight imports show 12 --json > report.json',
  )
  .action(runs(async () => (await import('../imports/show-import.ts')).showImport));

importsCommand
  .command('undo')
  .summary('take one back')
  .description(
    'Takes an import back: what it changed is restored, the centers that it created ' +
      'are deleted. What staff have changed since stays. Says what it would do, and ' +
      'asks first; where that touches over 5% of the directory, for the number of ' +
      'centers, and a copy of the database is kept beside it. An undo cannot be ' +
      'undone, but the files can be imported again: their centers keep their numbers ' +
      'and addresses.',
  )
  .argument('<id>', 'its number in the list', readCount)
  .option('--dry-run', 'say what would be done, and write nothing')
  .option('--centers <number>', 'how many it touches, in place of the question', readCount)
  .addHelpText(
    'after',
    '\nExamples:\n  harborlight imports undo 12\n  harborlight imports undo 12 --dry-run\n  harborlight imports undo 12 --centers 18459',
  )
  .action(runs(async () => (await import('../imports/undo-import.ts')).undoImport));
