import { useState } from 'react';
import type { Center } from '#core/center/center.ts';
import {
  type Choice,
  defaultChoice,
  defaultSurvivor,
  mergeFields,
  mergeRows,
} from '#core/center/merged-fields.ts';
import { duplicates } from '#core/i18n/en/admin/duplicates.ts';
import { ConfirmDialog } from '../../components/dialog.tsx';
import { CenterSummary } from './center-summary.tsx';
import { FIELD_COLUMNS, FieldChoice } from './field-choice.tsx';
import type { DuplicatePair, MergeRequest } from './use-duplicates.ts';

/** What was merged into what. */
export interface MergeChoice {
  keep: Center;
  gone: Center;
  request: MergeRequest;
}

/**
 * Two centers beside each other, and what becomes of them. Mount it anew for each pair; where one of the two changes
 * meanwhile, what was chosen stays.
 */
export function PairForm({
  pair: { first, second },
  busy,
  merging,
  onMerge,
  onDistinct,
  onSkip,
  onPrevious,
}: {
  pair: DuplicatePair;
  busy: boolean;
  merging: boolean;
  onMerge: (merge: MergeChoice) => void;
  onDistinct: () => void;
  /** Undefined where there is no other. */
  onSkip: (() => void) | undefined;
  onPrevious: (() => void) | undefined;
}) {
  const text = duplicates;
  const [picked, setPicked] = useState<Partial<Record<string, Choice>>>({});
  const [pickedSurvivor, setSurvivor] = useState<'first' | 'second'>();
  const [asking, setAsking] = useState(false);
  const survivor = pickedSurvivor ?? defaultSurvivor(first, second);
  const [keep, gone] = survivor === 'first' ? [first, second] : [second, first];
  const choices = new Map(
    mergeRows.map((row) => [row, picked[row.key] ?? defaultChoice(row, first, second)]),
  );
  const fields = mergeFields(first, second, (row) => choices.get(row)!);

  return (
    <form
      className="space-y-6"
      onSubmit={(event) => {
        event.preventDefault();
        setAsking(true);
      }}
    >
      <fieldset className="space-y-2">
        <legend className="text-lg font-semibold">{text.survivor.legend}</legend>
        <p className="text-muted">{text.survivor.hint}</p>
        <div className="grid gap-4 md:grid-cols-2">
          {([first, second] as const).map((center, index) => {
            const which = index === 0 ? 'first' : 'second';
            return (
              <CenterSummary
                key={which}
                center={center}
                which={which}
                survives={survivor === which}
                onSurvive={() => setSurvivor(which)}
              />
            );
          })}
        </div>
      </fieldset>

      <section aria-labelledby="merged-fields" className="space-y-2">
        <h3 id="merged-fields">{text.fieldsTitle}</h3>
        <p className="text-muted">{text.fieldsHint}</p>
        <div className="card divide-y divide-line [&_input]:scroll-my-28">
          <div
            aria-hidden="true"
            className={`${FIELD_COLUMNS} hidden p-3 text-sm font-semibold text-muted lg:grid`}
          >
            <span className="lg:col-start-2">{text.columns.first}</span>
            <span>{text.columns.second}</span>
            <span>{text.columns.result}</span>
          </div>
          {mergeRows.map((row) => (
            <FieldChoice
              key={row.key}
              row={row}
              first={first}
              second={second}
              merged={fields}
              choice={choices.get(row)!}
              onChoose={(choice) => setPicked({ ...picked, [row.key]: choice })}
            />
          ))}
        </div>
      </section>

      <p className="card flex flex-wrap gap-3 p-3 shadow-lg md:sticky md:bottom-3">
        <button type="submit" className="button button-primary" disabled={busy}>
          {merging ? text.merging : text.merge}
        </button>
        <button type="button" className="button button-secondary" disabled={busy} onClick={onDistinct}>
          {text.notTheSame}
        </button>
        <button type="button" className="button button-secondary" disabled={busy || !onSkip} onClick={onSkip}>
          {text.skip}
        </button>
        <button
          type="button"
          className="button button-secondary"
          disabled={busy || !onPrevious}
          onClick={onPrevious}
        >
          {text.previous}
        </button>
      </p>
      <ConfirmDialog
        title={text.confirm.title}
        text={text.confirm.text({ keep, gone })}
        confirm={text.confirm.merge}
        keep={text.confirm.keep}
        open={asking}
        onConfirm={() => {
          const seen = { keep: keep.updatedAt, merge: gone.updatedAt };
          onMerge({ keep, gone, request: { keepId: keep.id, mergeId: gone.id, fields, seen } });
        }}
        onClose={() => setAsking(false)}
      />
    </form>
  );
}
