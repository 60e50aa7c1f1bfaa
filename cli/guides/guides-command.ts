import { Command, Option } from 'commander';
import { languages } from '#core/i18n/languages.ts';
import { runs } from '../runs.ts';

export const guidesCommand = new Command('guides')
  .summary('the guides of the site')
  .description(
    'The guides of the site, as Markdown. What you save is public at once, and on every phone after its next sync.',
  )
  .addHelpText(
    'after',
    `
Examples:
  harborlight guides list
  harborlight guides due
  harborlight guides edit what-to-expect-in-detox
  harborlight guides publish guides/*.md`,
  );

const GUIDE = 'its slug, its address or its id';
const inLanguage = () =>
  new Option('--language <language>', 'its version in this language, not the English one').choices(languages);
const FROM = 'begin with this file, such as a draft that was kept';

guidesCommand
  .command('list')
  .summary('list them')
  .description('Lists all guides by title, first those in English.')
  .addHelpText('after', '\nExamples:\n  harborlight guides list\n  harborlight guides list --json')
  .action(runs(async () => (await import('../guides/read.ts')).listGuides));

guidesCommand
  .command('due')
  .summary('list those to be read again')
  .description(
    'Lists the guides that are due, the longest first: on the day that its front matter names as dueAt, else six months after it was last reviewed or changed. To have read one is to edit it: set a later dueAt where it has one, or where nothing is to be changed.',
  )
  .addHelpText('after', '\nExamples:\n  harborlight guides due\n  harborlight guides due --json')
  .action(runs(async () => (await import('../guides/due.ts')).listDueGuides));

guidesCommand
  .command('show')
  .summary('read one')
  .description('Shows a guide for reading, or as the file that publish takes.')
  .argument('<guide>', GUIDE)
  .option('--markdown', 'as a Markdown file with front matter')
  .addOption(inLanguage())
  .addHelpText(
    'after',
    `
Examples:
  harborlight guides show what-to-expect-in-detox
  harborlight guides show help-for-teens --language es
  harborlight guides show help-for-teens --markdown > help-for-teens.md`,
  )
  .action(runs(async () => (await import('../guides/read.ts')).showGuide));

guidesCommand
  .command('new')
  .summary('write one in your editor')
  .description(
    'Opens $VISUAL or $EDITOR with an empty guide, and publishes it when you save and leave. What is wrong is named with its line, and you can go back in; a draft that you give up is kept in a file. Leave it as it was to write none.',
  )
  .option('--from <file>', FROM)
  .addHelpText(
    'after',
    `
Examples:
  harborlight guides new
  harborlight guides new --from notes.md
  EDITOR="code --wait" harborlight guides new`,
  )
  .action(runs(async () => (await import('../guides/write.ts')).newGuide));

guidesCommand
  .command('edit')
  .summary('change one in your editor')
  .description(
    'Opens a guide in $VISUAL or $EDITOR, and publishes it when you save and leave. What is wrong is named with its line, and you can go back in. Where somebody else has changed it meanwhile, nothing is overwritten before you have seen their change.',
  )
  .argument('<guide>', GUIDE)
  .option('--from <file>', FROM)
  .addOption(inLanguage())
  .addHelpText(
    'after',
    `
Examples:
  harborlight guides edit what-to-expect-in-detox
  harborlight guides edit help-for-teens --from /tmp/harborlight-x1y2z3/draft.md`,
  )
  .action(runs(async () => (await import('../guides/write.ts')).editGuide));

guidesCommand
  .command('publish')
  .summary('publish Markdown files')
  .description(
    'Makes guides of Markdown files with front matter, or writes them anew: the slug, or else the name of the file, says which, and the language in which language; without one it is in English. Shows what changes and asks before a guide is overwritten. Where one of the files is wrong, none is published. Another name as reviewedBy sets the date of the review to today, and no name takes it away; a change of the text alone leaves it.',
  )
  .argument('<file...>', 'Markdown files; - for standard input')
  .option('--reviewed-today', 'whom a file names as reviewedBy has reviewed it again today')
  .addHelpText(
    'after',
    `
The front matter stands between two lines of ---:
  ---
  title: What to expect in detox
  excerpt: How long it takes, and who is with you.
  language: en
  tags: [Detox, First steps]
  reviewedBy: Dr. Example
  dueAt: 2027-01-15
  ---

Examples:
  harborlight guides publish what-to-expect-in-detox.md
  harborlight guides publish guides/*.md --yes
  harborlight guides show help-for-teens --markdown --local | harborlight guides publish - --yes`,
  )
  .action(runs(async () => (await import('../guides/publish.ts')).publishGuides));

guidesCommand
  .command('update-starters')
  .summary('take over the guides that ship with this version')
  .description(
    'After an upgrade: gives each starter guide that your staff have never touched the text that ships with this version of the server, and adds those that were never there. What your staff have changed or deleted stays as it is. Says what it would do, and asks first; all of it can be taken back at once. For admins.',
  )
  .addHelpText(
    'after',
    '\nExamples:\n  harborlight guides update-starters\n  harborlight guides update-starters --yes --json',
  )
  .action(runs(async () => (await import('../guides/update-starters.ts')).updateStarters));

guidesCommand
  .command('delete')
  .summary('delete one')
  .description('Deletes a guide; it can be brought back from the history.')
  .argument('<guide>', GUIDE)
  .addOption(inLanguage())
  .addHelpText('after', '\nExample:\n  harborlight guides delete sleep-in-detox')
  .action(runs(async () => (await import('../guides/write.ts')).deleteGuide));
