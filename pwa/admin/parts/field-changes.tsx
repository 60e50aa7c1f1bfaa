import { fieldChanges } from '#core/i18n/en/admin/field-changes.ts';

interface FieldChangeRow {
  label: string;
  before: string;
  after: string;
}

/** What differs, field by field: before and after side by side, on a phone below each other. For what is new there is
 * only an after. */
export function FieldChanges({
  changes,
  before,
  after,
  isNew = false,
}: {
  changes: readonly FieldChangeRow[];
  /** Other words over the columns, such as "Today". */
  before?: string;
  after?: string;
  isNew?: boolean;
}) {
  const text = fieldChanges;
  if (changes.length === 0) return <p className="text-muted">{text.same}</p>;
  const heads = [before ?? text.before, after ?? text.after];
  return (
    <dl className="divide-y divide-line rounded-lg border border-line">
      {changes.map((change) => (
        <div
          key={change.label}
          className={`grid gap-x-4 gap-y-1 p-3 ${isNew ? 'sm:grid-cols-[10rem_1fr]' : 'sm:grid-cols-[10rem_1fr_1fr]'}`}
        >
          <dt className="font-semibold">{change.label}</dt>
          {[change.before, change.after].map((value, index) => (
            <dd key={heads[index]} hidden={isNew && index === 0} className="min-w-0 whitespace-pre-line">
              {!isNew && <span className="block text-xs text-muted">{heads[index]}</span>}
              {value === '' ? (
                <span className="text-muted">{text.nothing}</span>
              ) : index === 0 ? (
                <del className="decoration-emergency/60">{value}</del>
              ) : (
                <ins className="rounded bg-action-soft px-1 no-underline">{value}</ins>
              )}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
