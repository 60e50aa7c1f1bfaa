import type { Center, CenterFields } from '#core/center/center.ts';
import { compareCenters, describeField } from '#core/center/center-changes.ts';
import { freshnessOf } from '#core/center/freshness.ts';
import { centerFieldLabels } from '#core/i18n/en/admin/center-fields.ts';
import { centersEditor } from '#core/i18n/en/admin/centers-editor.ts';
import { centersForm } from '#core/i18n/en/admin/centers-form.ts';
import { duplicates } from '#core/i18n/en/admin/duplicates.ts';
import { formatLongDate } from '#core/i18n/format.ts';
import { reviewStatuses } from '#core/lists/staff-lists.ts';
import type { EditedCenter } from '#core/staff/center-editing.ts';
import { toRun } from '../command-line.ts';
import { formatChanges, type ShownChange } from '../terminal/changes.ts';
import type { Field } from '../terminal/fields.ts';
import { safeText } from '../terminal/safe-text.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { fieldNames } from './typed-fields.ts';

/** "Hope House, Austin, TX (00000012)". */
export function nameCenter({
  id,
  name,
  city,
  state,
}: Pick<Center, 'id' | 'name' | 'city' | 'state'>): string {
  return safeText(`${name}, ${city}, ${state} (${id})`);
}

/** What a listing says; the place on the map in one. */
export function describeFields(fields: CenterFields): Field[] {
  const { lat, lng, approximateLocation } = fields;
  const exactly = approximateLocation ? ` (${duplicates.approximate})` : '';
  const place = lat === null || lng === null ? '' : `${lat}, ${lng}${exactly}`;
  return fieldNames
    .filter((field) => field !== 'lng' && field !== 'approximateLocation')
    .map((field) =>
      field === 'lat'
        ? [centersForm.sections.place, place]
        : [centerFieldLabels[field], describeField(field, fields[field])],
    );
}

/** What a listing says, and how far it can be relied on. */
export function describeCenter(center: Center, now: Date): Field[] {
  return [
    ...describeFields(center),
    ['Review status', reviewStatuses.labels[center.reviewStatus]],
    ['Verification', describeVerification(center, now)],
    ['Source', describeSource(center)],
  ];
}

/** "Last verified on November 20, 2026 by Ada. Verification is due". */
export function describeVerification(center: Center, now: Date): string {
  const { verification } = centersEditor;
  if (center.lastVerifiedAt === null) return verification.never;
  const last = verification.last(formatLongDate(center.lastVerifiedAt));
  const by = center.verifiedBy ? ` ${verification.by(center.verifiedBy)}` : '';
  return `${last}${by}${freshnessOf(center, now) === 'due' ? `. ${verification.due}` : ''}`;
}

/** What differs between two states of a center, its review status too. */
export function compareListings(
  before: Partial<CenterFields> & { reviewStatus?: Center['reviewStatus'] },
  after: Partial<CenterFields> & { reviewStatus?: Center['reviewStatus'] },
): ShownChange[] {
  const changes: ShownChange[] = compareCenters(before, after).map((change) => ({
    ...change,
    label: centerFieldLabels[change.field],
  }));
  const status = (value?: Center['reviewStatus']) => (value ? reviewStatuses.labels[value] : '');
  if (before.reviewStatus === after.reviewStatus) return changes;
  return [
    ...changes,
    { label: 'Review status', before: status(before.reviewStatus), after: status(after.reviewStatus) },
  ];
}

/** What an edit did: `did` such as "Saved", what differs from `before`, and how to take it back. */
export function printEdited(
  { print, note, width }: Terminal,
  edited: EditedCenter,
  { before, did }: { before: Center | undefined; did: string },
): void {
  for (const warning of edited.warnings ?? []) note(warning);
  print(edited, () => {
    const { center, changeId } = edited;
    if (changeId === null) return `${centersEditor.nothingChanged} ${nameCenter(center)} stays as it is.`;
    const changes = before ? formatChanges(compareListings(before, center), width) : '';
    return [`${did}: ${nameCenter(center)}`, changes, sayUndo(changeId)].filter(Boolean).join('\n');
  });
}

export function sayUndo(changeId: number): string {
  return `To take it back: ${toRun(`history undo ${changeId}`)}`;
}

function describeSource({ source, sourceYear }: Center): string {
  if (source === null) return centersEditor.record.ours;
  return sourceYear === null ? source : `${source} ${sourceYear}`;
}
