import type { CenterFields } from '#core/center/center.ts';
import { describeField } from '#core/center/center-changes.ts';
import { centerFieldLabels } from '#core/i18n/en/admin/center-fields.ts';
import { fieldChanges } from '#core/i18n/en/admin/field-changes.ts';
import { reviewText } from '#core/i18n/en/admin/submissions-review.ts';
import { describeApproval, describeListed } from '#core/staff/listing-merge.ts';
import { type Paint, paint } from '../terminal/paint.ts';
import { safeText } from '../terminal/safe-text.ts';
import { padText, wrapText } from '../terminal/wrap.ts';
import { type Draft, draftInputs, type Listing } from './draft.ts';

/** From how many columns on today and after the approval stand side by side; else below each other. */
const SIDE_BY_SIDE = 80;
const GAP = '  ';
/** The sign before a value: red and green do not tell everybody enough. */
const SIGN = 2;

interface Comparison {
  field: keyof CenterFields | 'place';
  label: string;
  before: string;
  after: string;
  changed: boolean;
  /** What was sent, where the reviewer has put something else in its place. */
  sent: string | undefined;
}

/** The center as it will be beside today's: what changes, and what was sent and is the same. */
export function compareDraft(listing: Listing, draft: Draft): Comparison[] {
  const today = draft.today ?? null;
  const changes = describeApproval(today, draftInputs(listing, draft));
  const listed = new Map(describeListed(listing.payload).map(({ field, value }) => [field, value]));
  const fields = (Object.keys(centerFieldLabels) as (keyof CenterFields)[]).map((field) => {
    const change = changes.find((each) => each.field === field);
    const same = listed.has(field) ? describeField(field, today?.[field]) : '';
    const { before, after } = change ?? { before: same, after: same };
    const sent = field in draft.fixed ? (listed.get(field) ?? '') : after;
    return {
      field,
      label: centerFieldLabels[field],
      before,
      after,
      changed: change !== undefined,
      sent: sent !== after && sent !== '' ? sent : undefined,
    };
  });
  const place = changes.filter(({ field }) => field === 'place');
  return [
    ...fields.filter(({ before, after }) => before !== '' || after !== ''),
    ...place.map((row) => ({ ...row, changed: true, sent: undefined })),
  ];
}

/** The rows as lines of at most `width` columns. `isNew`: there is no center beside which they stand. */
export function drawComparison(
  rows: readonly Comparison[],
  { width, isNew }: { width: number; isNew: boolean },
): string[] {
  const beside = width >= SIDE_BY_SIDE;
  const labels = beside ? Math.max(...rows.map(({ label }) => label.length)) : 0;
  const left = labels + GAP.length;
  const column = isNew ? width - left : Math.floor((width - left - GAP.length) / 2);
  const { now, after } = reviewText.summary;
  const heads =
    beside && !isNew
      ? [
          paint(
            'dim',
            `${' '.repeat(left + SIGN)}${now.padEnd(column)}${GAP}${after.slice(0, column)}`.trimEnd(),
          ),
        ]
      : [];
  const draw = (row: Comparison) =>
    beside ? drawBeside(row, { labels, column, isNew }) : drawBelow(row, { width, isNew });
  return [...heads, ...rows.flatMap(draw)];
}

function drawBeside(
  row: Comparison,
  { labels, column, isNew }: { labels: number; column: number; isNew: boolean },
): string[] {
  const { changed } = row;
  const today = isNew ? [] : changed ? removed(row, column) : cell(row.before, column, '  ', 'dim');
  const next = changed ? added(row, column) : [{ text: `  ${reviewText.compare.same}`, colour: dim }];
  const lines = Math.max(today.length, next.length);
  return Array.from({ length: lines }, (_, index) => {
    const label = (index === 0 ? row.label : '').padEnd(labels);
    const [one, other] = [today[index], next[index]];
    const parts = [changed ? label : paint('dim', label)];
    if (!isNew) parts.push(painted({ colour: undefined, ...one, text: padText(one?.text ?? '', column) }));
    if (other) parts.push(painted(other));
    return parts.join(GAP).trimEnd();
  });
}

function drawBelow(row: Comparison, { width, isNew }: { width: number; isNew: boolean }): string[] {
  if (!row.changed) {
    return cell(`${row.label}: ${row.before}`, width, '', 'dim').map(painted);
  }
  const indent = width - GAP.length;
  const values = [...(isNew ? [] : removed(row, indent)), ...added(row, indent)];
  return [paint('bold', row.label), ...values.map((line) => GAP + painted(line))];
}

interface Line {
  text: string;
  colour: Paint | undefined;
}

const dim: Paint = 'dim';

function removed({ before }: Comparison, width: number): Line[] {
  return before === '' ? nothing() : cell(before, width, '- ', 'red');
}

function added({ after, sent }: Comparison, width: number): Line[] {
  const value =
    after === '' ? cell(fieldChanges.nothing, width, '+ ', 'green') : cell(after, width, '+ ', 'green');
  return sent === undefined ? value : [...value, ...cell(`(sent: ${sent})`, width, '  ', dim)];
}

function nothing(): Line[] {
  return [{ text: `  ${fieldChanges.nothing}`, colour: dim }];
}

function cell(value: string, width: number, sign: string, colour: Paint): Line[] {
  return wrapText(safeText(value), width - sign.length).map((line) => ({ text: sign + line, colour }));
}

function painted({ text, colour }: Line): string {
  return colour ? paint(colour, text) : text;
}
