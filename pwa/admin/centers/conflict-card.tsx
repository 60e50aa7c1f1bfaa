import { describeField } from '#core/center/center-changes.ts';
import type { FieldName } from '#core/center/fields.ts';
import { centerFieldLabels } from '#core/i18n/en/admin/center-fields.ts';
import type { EditedField, Edits } from '#core/staff/merge-edits.ts';
import { MergeCard } from '../duplicates/merge-card.tsx';

/** A center that somebody has changed while it was being changed here. */
export function ConflictCard(props: {
  own: boolean;
  message: string;
  fields: readonly EditedField[];
  onTakeOver: (values: Edits) => void;
}) {
  return (
    <MergeCard
      {...props}
      labelOf={(name) => centerFieldLabels[name as FieldName]}
      describe={(name, value) => describeField(name as FieldName, value)}
    />
  );
}
