import { Command, Option } from 'commander';
import { valueLists } from '#core/center/center-changes.ts';
import { type FieldName, fields } from '#core/center/fields.ts';
import { centerFieldLabels } from '#core/i18n/en/admin/center-fields.ts';
import { listingFlaws } from '#core/lists/staff-lists.ts';
import { addListFlags } from '../global-flags.ts';
import { runs } from '../runs.ts';
import { collect, readRadius, readState, readStatus } from '../terminal/read-options.ts';
import { UsageError } from '../usage-error.ts';

export const centersCommand = new Command('centers')
  .summary('search, edit and verify centers')
  .description('Search, edit and verify centers.')
  .addHelpText(
    'after',
    `
Wherever a CENTER is asked for: its number (12), its slug
(harbor-house-austin-tx), or its address on the web.

Examples:
  harborlight centers search harbor --state ME
  harborlight centers show 12
  harborlight centers verify --due`,
  );

const CENTER = 'its number, its slug or its address';

function addFilters(command: Command): Command {
  return command
    .argument('[words...]', 'of name, city, ZIP, street or phone; or an id')
    .option('--state <state>', 'only those of a state, such as TX', readState)
    .option('--status <status>', 'only PUBLISHED, NEEDS_REVIEW or UNPUBLISHED', readStatus)
    .option(
      '--due',
      'only those to be verified: what visitors report first, then what a source says otherwise than staff, then what is due',
    )
    .addOption(
      new Option(
        '--flaw <kind>',
        'only those that the public sees with a phone that cannot be dialed, a website that is none, or a place that is not the city’s',
      ).choices(listingFlaws.values),
    );
}

addListFlags(addFilters(centersCommand.command('search')))
  .summary('find centers')
  .description(
    'Finds centers. Words that mean something ("detox near bangor that takes medicaid") are read as in the public search, in English or Spanish, among what the public sees, and it says how: what was left out, how far the miles grew, and first of all whom to call in an emergency. A name, a number or a street is looked for among all centers.',
  )
  .option('--near <place>', 'the nearest first: to a ZIP code, or a city such as "Austin, TX"')
  .option('--within <miles>', 'with --near: only those known to be so near (1 to 500 miles)', readRadius)
  .addHelpText(
    'after',
    `
Examples:
  harborlight centers search harbor house
  harborlight centers search detox near bangor maine that takes medicaid
  harborlight centers search mi hijo heroína 45011
  harborlight centers search 512-555-0100
  harborlight centers search --state TX --due
  harborlight centers search --near 78701 --within 25
  harborlight centers search --flaw phone --all
  harborlight centers search --status UNPUBLISHED --all --json`,
  )
  .action((...given: unknown[]) => {
    const [, { near, within }] = given as [string[], Record<string, unknown>];
    if (within && !near) throw new UsageError('--within says how far from --near: give both.');
    return runs(async () => (await import('../centers/list-centers.ts')).searchCenters)(...given);
  });

centersCommand
  .command('show')
  .summary('show all of a center')
  .description('Shows all that is known of a center, where it comes from, and who verified it.')
  .argument('<center>', CENTER)
  .addHelpText(
    'after',
    `
Examples:
  harborlight centers show 12
  harborlight centers show harbor-house-austin-tx --json`,
  )
  .action(runs(async () => (await import('../centers/show-center.ts')).showCenter));

const add = centersCommand
  .command('add')
  .summary('add a center')
  .description(
    'Adds a center: by options, from a file, or by questions where nothing is given. Commas stand between the values of a list.',
  );
for (const [field, label] of Object.entries(centerFieldLabels)) {
  const name = field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const values = valueLists[field as keyof typeof valueLists]?.values;
  const about = values ? `${label}: ${values.join(', ')}` : label;
  add.option(fields[field as FieldName].kind === 'yesNo' ? `--${name}` : `--${name} <value>`, about);
}
add
  .option('--file <file>', 'JSON with the fields, as show --json prints them; - is standard input')
  .option('--status <status>', 'PUBLISHED (default), NEEDS_REVIEW or UNPUBLISHED', readStatus)
  .option('--verified', 'say that what it says is confirmed')
  .addHelpText(
    'after',
    `
Examples:
  harborlight centers add
  harborlight centers add --name "Harbor House" --city Austin --state TX --levels DETOX,IOP
  harborlight centers add --file center.json`,
  )
  .action(runs(async () => (await import('../centers/add-center.ts')).addCenter));

function addEditFlags(command: Command): Command {
  return command
    .option('--set <field=value>', 'change a field; no value clears it; can be repeated', collect)
    .option('--seen <updatedAt>', 'refuse where it was changed since (from show --json)');
}

addEditFlags(centersCommand.command('edit'))
  .summary('change a center')
  .description('Changes a center: by options, or in $VISUAL or $EDITOR where none is given.')
  .argument('<center>', CENTER)
  .option('--status <status>', 'PUBLISHED, NEEDS_REVIEW or UNPUBLISHED', readStatus)
  .addHelpText(
    'after',
    `
Examples:
  harborlight centers edit 12
  harborlight centers edit 12 --set phone=512-555-0100 --set website=
  harborlight centers edit 12 --set "levels=DETOX, IOP"

Fields:
${Object.keys(centerFieldLabels)
  .map((field) => `  ${field}`)
  .join('\n')}`,
  )
  .action(runs(async () => (await import('../centers/edit-center.ts')).editCenter));

addEditFlags(centersCommand.command('verify'))
  .summary('confirm what a center says')
  .description(
    'Confirms what a center says; with --due walks all that are due for verification, one by one, by single keys.',
  )
  .argument('[center]', CENTER)
  .option('--due', 'walk those that are due')
  .option('--state <state>', 'with --due: only those of a state', readState)
  .addHelpText(
    'after',
    `
Examples:
  harborlight centers verify 12
  harborlight centers verify 12 --set phone=512-555-0100
  harborlight centers verify --due --state TX`,
  )
  .action((...given: unknown[]) => {
    const [center, { due, set, seen, state }] = given as [string | undefined, Record<string, unknown>];
    if (due && (center !== undefined || set || seen)) {
      throw new UsageError('--due walks all that are due: give it with --state only.');
    }
    if (!due && (center === undefined || state)) {
      throw new UsageError('Say which center to verify, or add --due to walk all that are due.');
    }
    return due
      ? runs(async () => (await import('../centers/verify-due.ts')).verifyDue)(...given.slice(1))
      : runs(async () => (await import('../centers/edit-center.ts')).verifyCenter)(...given);
  });

const deciding = { accept: 'take what a source proposes', dismiss: 'keep ours, whatever a source proposes' };
for (const [action, summary] of Object.entries(deciding)) {
  const dismisses = action === 'dismiss';
  centersCommand
    .command(action)
    .summary(summary)
    .description(
      dismisses
        ? 'Keeps what staff corrected or verified in these fields. The source does not propose the same again.'
        : 'Gives a center what a source says of these fields otherwise than staff. "centers show" lists that.',
    )
    .argument('<center>', CENTER)
    .argument('<field...>', 'such as phone')
    .option('--source <source>', 'of this source, where several propose something')
    .addHelpText('after', `\nExample:\n  harborlight centers ${action} 12 phone website`)
    .action(
      runs(
        async () =>
          (await import('../centers/decide-proposals.ts'))[
            dismisses ? 'dismissProposals' : 'acceptProposals'
          ],
      ),
    );
}

centersCommand
  .command('unpublish')
  .summary('take a center out of sight')
  .description('Takes a center out of the public’s sight. It stays here, and can be published again.')
  .argument('<center>', CENTER)
  .addHelpText('after', '\nExample:\n  harborlight centers unpublish 12')
  .action(runs(async () => (await import('../centers/set-status.ts')).unpublishCenter));

centersCommand
  .command('publish')
  .summary('bring a center back into sight')
  .description('Shows a center to the public again.')
  .argument('<center>', CENTER)
  .addHelpText('after', '\nExample:\n  harborlight centers publish 12')
  .action(runs(async () => (await import('../centers/set-status.ts')).publishCenter));

addListFlags(centersCommand.command('duplicates'))
  .summary('list centers that are likely listed twice')
  .description('Lists the pairs of centers that are likely one, the likeliest first.')
  .option('--state <state>', 'only those of a state, such as TX', readState)
  .addHelpText(
    'after',
    `
Examples:
  harborlight centers duplicates --state TX
  harborlight centers merge 12 345
  harborlight centers distinct 12 345`,
  )
  .action(runs(async () => (await import('../centers/list-duplicates.ts')).listDuplicates));

centersCommand
  .command('merge')
  .summary('make one center of two')
  .description(
    'Makes one center of two. The first stays, with its number and its address; the address of the other one leads to it. Shows what becomes of each field, and asks.',
  )
  .argument('<keep>', `the center that stays: ${CENTER}`)
  .argument('<other>', 'the center that goes into it')
  .option('--take <field=whose>', 'keep, other or both; can be repeated', collect)
  .addHelpText(
    'after',
    `
Examples:
  harborlight centers merge 12 345
  harborlight centers merge 12 345 --take phone=other --take languages=both --yes`,
  )
  .action(runs(async () => (await import('../centers/merge-centers.ts')).mergeCenters));

centersCommand
  .command('distinct')
  .summary('say that two that look alike are two')
  .description('Says that two centers which look alike are two: they are not offered as duplicates again.')
  .argument('<a>', CENTER)
  .argument('<b>', 'the other one')
  .option('--undo', 'take that back')
  .addHelpText(
    'after',
    `
Examples:
  harborlight centers distinct 12 345
  harborlight centers distinct 12 345 --undo`,
  )
  .action(runs(async () => (await import('../centers/list-duplicates.ts')).markDistinct));

addFilters(centersCommand.command('export'))
  .summary('write centers to a file')
  .description(
    'Writes the centers that are found, or all, to stdout or a file. CSV can be imported again, by which centers of the same name, city and ZIP are changed, and all others are new; JSON is one document, JSON lines are one for each center. With --hsds writes a folder for other directories instead, with what the public may see: a Tabular Data Package of Open Referral’s HSDS 3.1.',
  )
  .addOption(
    new Option('--format <format>', 'how to write them (default: csv)').choices(['csv', 'json', 'jsonl']),
  )
  .option('--output <file>', 'write to this file: all, or nothing where something fails')
  .addOption(
    new Option(
      '--hsds <folder>',
      'write an HSDS data package to this folder: datapackage.json and its CSV files',
    ).conflicts(['format', 'output']),
  )
  .addHelpText(
    'after',
    `
Examples:
  harborlight centers export --output centers.csv
  harborlight centers export --state TX --format jsonl | head
  harborlight centers export --status UNPUBLISHED --output unpublished.csv --yes
  harborlight centers export --hsds for-211`,
  )
  .action((...given: unknown[]) => {
    const [, { hsds, status }] = given as [string[], Record<string, unknown>];
    if (hsds === undefined) {
      return runs(async () => (await import('../centers/export-centers.ts')).exportCenters)(...given);
    }
    if (status === 'UNPUBLISHED') throw new UsageError('An HSDS package holds what the public may see only.');
    return runs(async () => (await import('../centers/export-hsds.ts')).exportHsds)(...given);
  });
