import { Command, InvalidArgumentError, Option } from 'commander';
import { type DecisionKind, decisionKinds, prefers } from '#core/staff/decision-kinds.ts';
import { importFormats } from '#core/staff/import-formats.ts';
import { runs } from '../runs.ts';

export const importCommand = new Command('import')
  .summary('import a directory of treatment centers')
  .description(
    'Imports centers: our CSV template, SAMHSA’s National Directory, or any table ' +
      'with a mapping of its columns; as XLSX or CSV, gzipped or not. Give both of SAMHSA’s files at once or one after the ' +
      'other. All is imported, or, where something is wrong, nothing. To a server ' +
      'the files are sent, and Ctrl-C stops the import there. For admins.',
  )
  .argument('<file...>', 'the files to import')
  .addOption(
    new Option('--format <format>', 'what the files are, if not by their header').choices(importFormats),
  )
  .option('--year <year>', 'year of the directory, if not in the file name', parseYear)
  .option('--codes <file>', 'what SAMHSA’s service codes mean, for a year that we lack')
  .addOption(
    new Option(
      '--map <file>',
      'what the columns of a file of another layout are: a YAML file, or the name of a mapping that ships',
    ).conflicts('format'),
  )
  .addOption(
    new Option('--suggest-map', 'write a first mapping for the file, and import nothing').conflicts([
      'map',
      'format',
      'dryRun',
    ]),
  )
  .option('--output <file>', 'where to write that mapping, if not to stdout')
  .option('--dry-run', 'say what would be done, and write nothing')
  .option('--skip-invalid', 'import the other rows where some are wrong')
  .option('--all-jurisdictions', 'DC and the territories too')
  .addOption(
    new Option('--missing <what>', 'what to do about centers that SAMHSA no longer lists').choices([
      'mark',
      'ignore',
    ]),
  )
  .addOption(
    new Option(
      '--prefer <whose>',
      'whose word stands where the file says otherwise than what staff corrected or verified (default: staff; the other is proposed on the center)',
    ).choices(prefers),
  )
  .option('--review', 'look first, and decide of each kind: by keys, all at once or one by one')
  .option('--refuse <kinds>', `leave these as they are: ${decisionKinds.join(', ')}`, parseKinds)
  .option('--decisions <file>', 'what is accepted and refused, row by row, as JSON')
  .option('--details', 'with --dry-run --json: what would become of each center')
  .addHelpText(
    'after',
    `
The columns of our CSV: harborlight imports template. An empty cell changes nothing, "-"
clears the field. Rows of an export are edits of the centers that they were; one whose
updated_at is older than the last change of its center is refused: export again.
Mappings that ship: state-license-list, mental-health-facilities

Examples:
  harborlight import National_Directory_*_2022.xlsx
  harborlight import --dry-run our-centers.csv
  harborlight import --review National_Directory_*_2023.xlsx
  harborlight import --prefer source National_Directory_*_2023.xlsx
  harborlight import --refuse delisted,new directory_2023.csv
  harborlight import --server https://harborlight.example our-centers.csv
  harborlight import --suggest-map licenses.xlsx --output licenses.yaml
  harborlight import --map licenses.yaml --dry-run licenses.xlsx
  harborlight import --json directory_2023.csv.gz > report.json

A file of decisions: {"kinds": {"new": "refuse"}, "rows": {"delisted 00000012": "accept"}}.
A row is named by its kind and the id of its center, a new one by its key; the JSON of
a dry run with --details has them. What is refused stays as it is.

Exit code: 0 all well; 1 nothing imported; 2 wrong use; 130 stopped by Ctrl-C.`,
  )
  .action(runs(async () => (await import('../imports/run-import.ts')).runImport));

function parseKinds(text: string): DecisionKind[] {
  const kinds = text.split(',').map((each) => each.trim());
  const unknown = kinds.find((each) => !decisionKinds.some((kind) => kind === each));
  if (unknown !== undefined) {
    throw new InvalidArgumentError(`“${unknown}” is none of ${decisionKinds.join(', ')}.`);
  }
  return kinds as DecisionKind[];
}

function parseYear(text: string): number {
  const year = Number(text);
  if (!/^\d{4}$/.test(text) || year < 1990 || year > 2100)
    throw new InvalidArgumentError('Give a year such as 2022.');
  return year;
}
