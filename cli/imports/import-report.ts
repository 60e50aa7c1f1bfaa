import { importReview } from '#core/i18n/en/admin/imports/review.ts';
import { formatNumber } from '#core/i18n/format.ts';
import { decisionKinds } from '#core/staff/decision-kinds.ts';
import type { ImportReport, LeftOut, RowRef, Warning, WrongRow } from '#core/staff/import-report.ts';
import { safeText } from '../terminal/safe-text.ts';

/** The most rows that are shown of one kind; `--json` has all. */
const SHOWN = 10;
const WIDTH = 60;

/** The report for a person, in lines of at most 60 columns where names allow it. */
export function formatImportReport(report: ImportReport): string {
  const { centers, files, rows, leftOut, warnings, errors } = report;
  const left = leftOut.reduce((sum, group) => sum + group.rows.length, 0);
  const skipped = new Set(errors.map(({ file, row }) => `${file} ${row}`)).size;
  const lines = [
    report.dryRun ? 'A dry run: nothing was written.\n' : '',
    `${report.source}: ${formatNumber(rows)} ${rows === 1 ? 'row' : 'rows'}${inSeconds(report)}`,
    ...files.map((file) => `  ${file.name}: ${formatNumber(file.rows)}`),
    ...section('Addresses that are now withheld', listWithheld(report)),
    '',
    'Centers',
    count(centers.new, 'new'),
    count(centers.changed, 'changed'),
    count(centers.unchanged, 'unchanged'),
    ...openPairs(report),
    report.complete && count(centers.missing, 'no longer listed; marked for review'),
    centers.stillMissing > 0 && count(centers.stillMissing, 'no longer listed since an earlier import'),
    report.sampleRemoved > 0 && count(report.sampleRemoved, 'made-up sample centers removed'),
    '',
    'Rows',
    count(report.merged, 'merged into the center of another row'),
    count(left, 'left out'),
    skipped > 0 && count(skipped, 'skipped, because they are wrong'),
    ...section('Left out', leftOut.flatMap(formatLeftOut)),
    ...section('Wrong', listErrors(errors)),
    ...section('No longer listed', listMissing(report)),
    ...section(importReview.refused.title, listRefused(report)),
    ...section('Warnings', warnings.flatMap(formatWarning)),
  ]
    .filter((line) => line !== false)
    .join('\n')
    .trim();
  // What a file says, anybody may have written.
  return safeText(lines);
}

/** What nobody decided of counts as the same: `--review` asks. */
function openPairs({ openPairs: open = 0 }: ImportReport): string[] {
  return open === 0
    ? []
    : wrap(count(open, 'under another name or address; not decided, so they count as the same'));
}

/** The history does not keep how long it took. */
function inSeconds({ seconds }: ImportReport): string {
  return seconds > 0 ? ` in ${seconds.toFixed(1)} s` : '';
}

function section(title: string, lines: string[]): string[] {
  return lines.length > 0 ? ['', title, ...lines] : [];
}

/** A line of a report: how many, and of what. */
export function count(number: number, what: string): string {
  return `${formatNumber(number).padStart(8)}  ${what}`;
}

function formatLeftOut({ reason, facilities, rows }: LeftOut): string[] {
  return [...wrap(count(facilities, reason)), ...listRows(rows)];
}

function formatWarning({ message, rows, count: all }: Warning): string[] {
  return [...wrap(count(all, message)), ...listRows(rows)];
}

function listErrors(errors: readonly WrongRow[]): string[] {
  return cut(errors.map((error) => `${place(error)}${quoted(error)} ${error.message}`)).flatMap((line) =>
    wrap(INDENT + line),
  );
}

function listMissing({ missingCenters }: ImportReport): string[] {
  return cut(missingCenters.map(({ name, city, state }) => `${name}, ${city}, ${state}`)).flatMap((line) =>
    wrap(INDENT + line),
  );
}

/** What staff refused stays as it is: how many of each kind, and which. */
function listRefused({ refused = [] }: ImportReport): string[] {
  return decisionKinds.flatMap((kind) => {
    const rows = refused.filter((row) => row.kind === kind);
    if (rows.length === 0) return [];
    const named = cut(rows.map(({ name, city, state }) => `${name}, ${city}, ${state}`));
    const { title } = importReview.kinds[kind];
    return [count(rows.length, title), ...named.flatMap((line) => wrap(INDENT + line))];
  });
}

/** Staff may have to look at each: none is left out. */
function listWithheld({ withheld = [] }: ImportReport): string[] {
  if (withheld.length === 0) return [];
  const listed = withheld.map(
    ({ file, row, name, city, state }) => `${name}, ${city}, ${state} (${file}, row ${row})`,
  );
  return [
    count(withheld.length, 'no longer shown, nor in the history'),
    ...listed.flatMap((line) => wrap(INDENT + line)),
  ];
}

const INDENT = ' '.repeat(10);

/** Where a value says more than the row alone, a line each; else the row numbers of each file in one line. */
function listRows(refs: readonly RowRef[]): string[] {
  if (refs.some(({ column, value }) => column && value)) {
    return cut(refs.map((ref) => `${place(ref)}${quoted(ref)}`)).flatMap((line) => wrap(INDENT + line));
  }
  // What is said of the header is said of a column, or of the file.
  if (refs.every(({ row }) => row === 1)) {
    const places = refs.map(({ file, column }) => [file, ...(column ? [column] : [])].join(', '));
    return cut(places).flatMap((line) => wrap(INDENT + line));
  }
  const byFile = new Map<string, number[]>();
  for (const { file, row } of refs) byFile.set(file, [...(byFile.get(file) ?? []), row]);
  return [...byFile].flatMap(([file, rows]) =>
    wrap(`${INDENT}${file}, row${rows.length === 1 ? '' : 's'} ${listRanges(rows)}`),
  );
}

/** "3, 7–9, 12" */
function listRanges(rows: readonly number[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const row of rows) {
    const last = ranges.at(-1);
    if (last?.[1] === row - 1) last[1] = row;
    else ranges.push([row, row]);
  }
  const shown = ranges.slice(0, SHOWN);
  const rest = ranges.slice(SHOWN).reduce((sum, [first, last]) => sum + last - first + 1, 0);
  const text = shown.map(([first, last]) => (first === last ? first : `${first}–${last}`)).join(', ');
  return rest > 0 ? `${text} …and ${formatNumber(rest)} more` : text;
}

function place({ file, row, column }: RowRef): string {
  return [file, `row ${row}`, ...(column ? [column] : [])].join(', ');
}

function quoted({ value }: RowRef): string {
  return value === undefined ? ':' : `: “${value.length > 80 ? `${value.slice(0, 80)}…` : value}”`;
}

function cut(lines: string[]): string[] {
  if (lines.length <= SHOWN) return lines;
  return [...lines.slice(0, SHOWN), `…and ${formatNumber(lines.length - SHOWN)} more`];
}

/** Breaks a line between words; what follows is indented like what came first. */
function wrap(line: string): string[] {
  const lines: string[] = [];
  let rest = line;
  while (rest.length > WIDTH) {
    const at = rest.lastIndexOf(' ', WIDTH);
    if (rest.slice(0, at).trim() === '' || at <= INDENT.length) break;
    lines.push(rest.slice(0, at));
    rest = INDENT + rest.slice(at + 1);
  }
  return [...lines, rest];
}
