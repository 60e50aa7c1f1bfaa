import { bulkImport } from '../i18n/en/admin/bulk-import.ts';
import { centerFieldLabels } from '../i18n/en/admin/center-fields.ts';
import { importReview } from '../i18n/en/admin/imports/review.ts';
import { formatShortDate } from '../i18n/format.ts';
import { type DecisionKind, decisionKinds } from './decision-kinds.ts';
import type { ImportAnswer, ImportDetails } from './import-answer.ts';
import { type Decision, decisionOf, type ImportDecisions, rowKey } from './import-decisions.ts';

/** A row of a preview that staff decide of. */
export interface ReviewRow {
  kind: DecisionKind;
  /** Names it in decisions, with its kind. */
  key: string;
  name: string;
  city: string;
  state: string;
  /** What the directory says, and what the file says; '' where nothing. */
  changes: { field: string; label: string; before: string; after: string }[];
}

/** The rows of one kind. */
export interface ReviewPart {
  kind: DecisionKind;
  rows: ReviewRow[];
}

/** What of a preview is to be decided, in the order in which it is asked; without kinds that it has nothing of. */
export function reviewParts({ details, withheld }: Pick<ImportAnswer, 'details' | 'withheld'>): ReviewPart[] {
  if (!details) return [];
  const hidden = new Set(withheld.map(({ id }) => id));
  const rows: Record<DecisionKind, Omit<ReviewRow, 'kind'>[]> = {
    pairs: details.pairs.map((pair) => toRow(pair, comparePair(pair))).sort(byDifferences),
    conflicts: details.conflicts.map((row) => toRow(row, row.fields.map(describeConflict))),
    withheld: withheld.map((row) => toRow(row)),
    delisted: details.missing.map((row) => toRow(row)),
    new: details.new.map((row) => toRow({ ...row, id: row.key })),
    // Whose address is withheld is asked of as that.
    changed: details.changed
      .filter(({ id }) => !hidden.has(id))
      .map((row) =>
        toRow(
          row,
          row.changes.map((change) => ({ ...change, label: labelOf(change.field) })),
        ),
      ),
  };
  return decisionKinds
    .map((kind) => ({ kind, rows: rows[kind].map((row) => ({ kind, ...row })) }))
    .filter((part) => part.rows.length > 0);
}

/** How many of the rows are accepted, refused, and not decided. */
export function countDecided(rows: readonly ReviewRow[], decisions: ImportDecisions) {
  const counts = { accept: 0, refuse: 0, open: 0 };
  for (const { kind, key } of rows) counts[decisionOf(decisions, kind, key) ?? 'open'] += 1;
  return counts;
}

/** Whether some rows of a kind are decided and others are not: then “all” means the others. */
export function areSomeDecided(rows: readonly ReviewRow[], decisions: ImportDecisions): boolean {
  const { open } = countDecided(rows, decisions);
  return open > 0 && open < rows.length;
}

/**
 * Decides all of a kind at once. What was decided one by one stays so while others are open: whoever has looked at the
 * doubtful ones takes the others in one go. Where none is open, all are decided anew.
 */
export function decideAll(
  { kind, rows }: ReviewPart,
  decisions: ImportDecisions,
  decision: Decision,
): ImportDecisions {
  const stay = { ...decisions.rows };
  if (!areSomeDecided(rows, decisions)) for (const { key } of rows) delete stay[rowKey(kind, key)];
  return { kinds: { ...decisions.kinds, [kind]: decision }, rows: stay };
}

function toRow(
  { id, name, city, state }: { id: string; name: string; city: string; state: string },
  changes: ReviewRow['changes'] = [],
): Omit<ReviewRow, 'kind'> {
  return { key: id, name, city, state, changes };
}

function labelOf(field: string): string {
  if (field === 'reviewStatus') return bulkImport.lists.status;
  return (centerFieldLabels as Record<string, string | undefined>)[field] ?? field;
}

const compared = ['name', 'street', 'city', 'state', 'zip', 'phone'] as const;

/** All by which two are known to be one: what is the same tells as well. */
function comparePair({ theirs, ...ours }: ImportDetails['pairs'][number]): ReviewRow['changes'] {
  return compared.flatMap((field) => {
    const [before, after] = [ours[field] ?? '', theirs[field] ?? ''];
    return before === '' && after === '' ? [] : [{ field, label: labelOf(field), before, after }];
  });
}

/** The least alike first: who has seen those may take the others without a look. */
function byDifferences(one: Pick<ReviewRow, 'changes'>, other: Pick<ReviewRow, 'changes'>): number {
  return countDifferences(other) - countDifferences(one);
}

function countDifferences({ changes }: Pick<ReviewRow, 'changes'>): number {
  return changes.filter(({ before, after }) => before !== after).length;
}

function describeConflict({
  field,
  ours,
  theirs,
  verified,
}: ImportDetails['conflicts'][number]['fields'][number]) {
  const by = verified && importReview.verified(verified.by, formatShortDate(verified.at));
  return { field, label: labelOf(field), before: by ? `${ours} (${by})` : ours, after: theirs };
}
