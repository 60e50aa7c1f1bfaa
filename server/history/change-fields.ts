import { describeValue, inOrderOf } from '#core/center/center-changes.ts';
import { type Field, type FieldTable, isList } from '#core/center/field-kinds.ts';
import { fields } from '#core/center/fields.ts';
import { centerFieldLabels } from '#core/i18n/en/admin/center-fields.ts';
import { adminGuides } from '#core/i18n/en/admin/guides.ts';
import { changedFields } from '#core/i18n/en/admin/history.ts';
import { formatNumber, formatShortDate } from '#core/i18n/format.ts';
import {
  type ChangeSubject,
  reviewStatuses,
  staffRoles,
  submissionStatuses,
} from '#core/lists/staff-lists.ts';
import { type CenterRow, toCenterId } from '../database/center-rows.ts';
import {
  addressColumns,
  columnsWithout,
  isAddressWithheld,
  saidStreets,
} from '../database/withheld-address.ts';
import type { Row } from './change-states.ts';

/** One field that a change gave another value, both as people read them; '' where there is nothing. */
export interface ChangedField {
  label: string;
  before: string;
  after: string;
}

/**
 * What differs between two states of a subject. Only columns that are listed here ever show: nothing that the public
 * typed, no password, nothing that is for imports alone. Of a center whose address is withheld, nor where it was, and
 * by no text: `current` is its row as it is now, `streets` are those at which it has stood.
 */
export function compareRows(
  subject: ChangeSubject,
  before: Row | null,
  after: Row | null,
  current: Row | null,
  streets: readonly string[] = [],
): ChangedField[] {
  const words = subjects[subject];
  if (subject !== 'center' || current === null || !isAddressWithheld(current as unknown as CenterRow)) {
    return compareColumns(words, before, after);
  }
  const isClosed = (column: string, row: Row | null) =>
    addressColumns.some((each) => each === column) &&
    row?.[column] != null &&
    row[column] !== current[column];
  const withheld = [...saidStreets(JSON.parse(String(current.imported))), ...streets];
  const hide = (row: Row | null) => row && { ...row, ...columnsWithout(row, withheld) };
  const [old, now] = [hide(before), hide(after)];
  return Object.entries(words).flatMap(([column, word]) => {
    const [change] = compareColumns({ [column]: word }, old, now);
    if (!change) return [];
    return {
      ...change,
      ...(isClosed(column, before) && { before: text.withheld }),
      ...(isClosed(column, after) && { after: text.withheld }),
    };
  });
}

/** The same of the columns of which there are words. */
export function compareColumns(words: ColumnWords, before: Row | null, after: Row | null): ChangedField[] {
  return Object.entries(words)
    .filter(([column]) => before === null || column in before)
    .map(([column, { label, describe = String }]) => {
      const inWords = (value: unknown) => (value === null || value === undefined ? '' : describe(value));
      return { label, before: inWords(before?.[column]), after: inWords(after?.[column]) };
    })
    .filter((field) => field.before !== field.after);
}

/** From whom something was taken over, and by whom: no column of it changed. */
export function describeTakingOver(before: Row | null, by: string): ChangedField[] {
  return compareColumns({ claimed_by: { label: text.claimedBy } }, before, { claimed_by: by });
}

/** What columns are called, where they have a name for people. */
export function labelsOf(subject: ChangeSubject, columns: readonly string[]): string[] {
  return columns.flatMap((column) => subjects[subject][column]?.label ?? []);
}

/** What columns are called, and how what they hold is said. */
type ColumnWords = Record<string, { label: string; describe?: (value: unknown) => string }>;

const text = changedFields;
const moment = (value: unknown) => `${formatShortDate(String(value))}, ${String(value).slice(11, 16)} UTC`;
const day = (value: unknown) => formatShortDate(String(value));
const oneOf = (labels: Readonly<Record<string, string>>) => (value: unknown) =>
  labels[String(value)] ?? String(value);
const joined = (value: unknown) => (JSON.parse(String(value)) as string[]).join(', ');

/** By column, in the order in which they show. */
const subjects: Record<ChangeSubject, ColumnWords> = {
  center: {
    ...describeColumns(fields, centerFieldLabels),
    review_status: { label: text.reviewStatus, describe: oneOf(reviewStatuses.labels) },
    last_verified_at: { label: text.lastVerified, describe: day },
    verified_by: { label: text.verifiedBy },
    merged_into: { label: text.mergedInto, describe: (id) => toCenterId(Number(id)) },
    slug: { label: text.slug },
  },
  guide: {
    title: { label: text.title },
    slug: { label: text.slug },
    language: { label: adminGuides.dialog.language, describe: oneOf(adminGuides.languages) },
    excerpt: { label: text.excerpt },
    body_markdown: { label: text.body },
    tags: { label: text.tags, describe: joined },
    reviewed_by: { label: text.reviewedBy },
    reviewed_at: { label: text.reviewedAt, describe: day },
    due_at: { label: text.dueAt, describe: day },
  },
  submission: {
    status: { label: text.status, describe: oneOf(submissionStatuses.labels) },
    reviewer: { label: text.reviewer },
    review_started_at: { label: text.reviewStarted, describe: moment },
    processed_by: { label: text.processedBy },
    processed_at: { label: text.processedAt, describe: moment },
    rejection_reason: { label: text.rejectionReason },
    spam_at: { label: text.spamAt, describe: moment },
  },
  matching_request: {
    handled_by: { label: text.handledBy },
    handled_at: { label: text.handledAt, describe: moment },
    spam_at: { label: text.spamAt, describe: moment },
  },
  center_report: {
    handled_by: { label: text.handledBy },
    handled_at: { label: text.handledAt, describe: moment },
    spam_at: { label: text.spamAt, describe: moment },
  },
  proposal: {
    dismissed_by: { label: text.dismissedBy },
    dismissed_at: { label: text.dismissedAt, describe: moment },
  },
  import: {
    source: { label: text.source },
    files: { label: text.files, describe: joined },
    counts: { label: text.result, describe: describeCounts },
    undone_by: { label: text.undoneBy },
    undone_at: { label: text.undoneAt, describe: moment },
  },
  system: {},
  staff: {
    name: { label: text.name },
    email: { label: text.email },
    role: { label: text.role, describe: oneOf(staffRoles.labels) },
    disabled_at: { label: text.disabledAt, describe: moment },
  },
};

/** The columns of a table's fields, from how they hold their values: lists as JSON, yes and no as 1 and 0. */
export function describeColumns<T extends FieldTable>(
  table: T,
  labels: Readonly<Record<keyof T, string>>,
): ColumnWords {
  return Object.fromEntries(
    inOrderOf(labels, table).map(([name, field]) => {
      const describe = (value: unknown) => describeValue(field, readColumn(field, value));
      return [field.column, { label: labels[name], describe }];
    }),
  );
}

/** What a column of a field holds, as the wire carries it, but for what wraps the values of a list. */
export function readColumn(field: Field, value: unknown): unknown {
  if (field.kind === 'yesNo') return value === 1;
  return isList(field) ? JSON.parse(String(value)) : value;
}

function describeCounts(value: unknown): string {
  const counts = JSON.parse(String(value)) as Record<string, number>;
  return Object.entries(text.importCounts)
    .flatMap(([count, words]) => (counts[count] ? `${formatNumber(counts[count])} ${words}` : []))
    .join(', ');
}
