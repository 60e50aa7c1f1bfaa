import { useId, useState } from 'react';
import { mergingText } from '#core/i18n/en/admin/merging.ts';
import type { EditedField, Edits } from '#core/staff/merge-edits.ts';
import { FoundCard } from '../parts/found-card.tsx';
import { StatusBadge } from '../parts/status-badge.tsx';

type Side = 'theirs' | 'mine';

/**
 * Somebody has changed what is being changed here: each field as it was, as it is now, and as it was typed. What both have
 * changed is to be chosen; of lists there are the values of both.
 */
export function MergeCard({
  own,
  message,
  fields,
  labelOf,
  describe,
  onTakeOver,
}: {
  /** True where it was oneself, in another tab or a terminal. */
  own: boolean;
  /** Who was faster, and when. */
  message: string;
  fields: readonly EditedField[];
  labelOf: (name: string) => string;
  /** A value in words; '' for none. */
  describe: (name: string, value: Edits[string], field: EditedField) => string;
  /** Hears what all those fields are to say. */
  onTakeOver: (values: Edits) => void;
}) {
  const text = mergingText;
  const hint = useId();
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const open = fields.filter(({ name, merged }) => merged === undefined && !chosen[name]).length;
  const takeOver = () =>
    onTakeOver(
      Object.fromEntries(
        fields.map((field) => [field.name, field.merged ?? field[chosen[field.name] ?? 'mine']]),
      ),
    );
  return (
    <FoundCard title={own ? text.own : text.title} text={message}>
      <div className="divide-y divide-line rounded-lg bg-card">
        {fields.map((field) => (
          <FieldRow
            key={field.name}
            field={field}
            label={labelOf(field.name)}
            describe={(value) => describe(field.name, value, field) || text.nothing}
            chosen={chosen[field.name]}
            onChoose={(side) => setChosen((before) => ({ ...before, [field.name]: side }))}
          />
        ))}
      </div>
      <p id={hint} role="status" className="font-semibold text-on-lantern-soft">
        {open > 0 && text.choose}
      </p>
      <button
        type="button"
        className="button button-primary"
        disabled={open > 0}
        aria-describedby={hint}
        onClick={takeOver}
      >
        {text.takeOver}
      </button>
    </FoundCard>
  );
}

function FieldRow({
  field,
  label,
  describe,
  chosen,
  onChoose,
}: {
  field: EditedField;
  label: string;
  describe: (value: Edits[string]) => string;
  chosen: Side | undefined;
  onChoose: (side: Side) => void;
}) {
  const text = mergingText;
  const name = useId();
  const { old, theirs, mine, merged } = field;
  const columns = { old, theirs, mine };
  const joined = merged !== undefined && typeof merged === 'object' && merged !== theirs && merged !== mine;
  const value = (side: keyof typeof columns) => (
    <>
      <span className="block text-xs text-muted">{text.columns[side]}</span>
      <span className="block break-words whitespace-pre-line">{describe(columns[side])}</span>
    </>
  );
  return (
    <fieldset className="p-3">
      <legend className="sr-only">{label}</legend>
      <p aria-hidden="true" className="mb-1 flex flex-wrap items-center gap-2 font-semibold">
        {label}
        {merged === undefined && <StatusBadge tone="waiting">{text.both}</StatusBadge>}
      </p>
      <div className="grid gap-x-4 gap-y-2 md:grid-cols-3">
        <p className="min-w-0">{value('old')}</p>
        {(['theirs', 'mine'] as const).map((side) =>
          merged === undefined ? (
            <label key={side} className="choice min-w-0">
              <input type="radio" name={name} checked={chosen === side} onChange={() => onChoose(side)} />
              <span className="min-w-0">{value(side)}</span>
            </label>
          ) : (
            <p key={side} className="min-w-0">
              {value(side)}
            </p>
          ),
        )}
      </div>
      {joined && <p className="mt-2 font-semibold">{text.joined(describe(merged))}</p>}
    </fieldset>
  );
}
