import { useEffect, useRef, useState } from 'react';
import { centersQueue } from '#core/i18n/en/admin/centers-queue.ts';
import { importReview } from '#core/i18n/en/admin/imports/review.ts';
import { type Decision, decisionOf, type ImportDecisions } from '#core/staff/import-decisions.ts';
import type { ReviewPart, ReviewRow } from '#core/staff/review-rows.ts';
import { useKeysSwitch } from '../../centers/key-legend.tsx';
import { useSingleKeys } from '../../centers/use-keys.ts';
import { FieldChanges } from '../../parts/field-changes.tsx';
import { StatusBadge } from '../../parts/status-badge.tsx';
import { Place } from '../row-lists.tsx';

/** The rows of one kind, one by one, by buttons and keys: from the first that is not decided on. */
export function ReviewWalk({
  part: { kind, rows },
  decisions,
  onDecide,
  onClose,
}: {
  part: ReviewPart;
  decisions: ImportDecisions;
  onDecide: (key: string, decision: Decision) => void;
  onClose: () => void;
}) {
  const text = importReview;
  const words = text.kinds[kind];
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      rows.findIndex(({ key }) => !decisionOf(decisions, kind, key)),
    ),
  );
  const [keysOn, setKeysOn] = useKeysSwitch();
  const heading = useRef<HTMLHeadingElement>(null);
  // Each row is read out as it comes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each row anew
  useEffect(() => heading.current?.focus(), [at]);
  const row = rows[at]!;
  const decision = decisionOf(decisions, kind, row.key);
  const last = at === rows.length - 1;
  const decide = (now: Decision) => {
    onDecide(row.key, now);
    if (last) onClose();
    else setAt(at + 1);
  };
  const next = () => !last && setAt(at + 1);
  const previous = () => at > 0 && setAt(at - 1);
  useSingleKeys(
    { a: () => decide('accept'), r: () => decide('refuse'), n: next, p: previous, escape: onClose },
    keysOn,
  );

  return (
    <section aria-labelledby="review-row" className="card space-y-3 border-l-8 border-l-lantern p-4">
      <p className="flex flex-wrap items-center justify-between gap-2 text-muted">
        <span>{words.title}</span>
        <span className="tabular-nums">{text.place(at + 1, rows.length)}</span>
      </p>
      <h3 id="review-row" ref={heading} tabIndex={-1} className="text-lg outline-none">
        <Place {...row} />
      </h3>
      <p>{words.text}</p>
      <RowChanges row={row} />
      {decision && (
        <p role="status">
          <StatusBadge tone={decision === 'accept' ? 'good' : 'info'}>{words[decision]}</StatusBadge>
        </p>
      )}
      <p className="flex flex-wrap gap-2">
        {(['accept', 'refuse'] as const).map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={decision === each}
            aria-keyshortcuts={keysOn ? each.charAt(0).toUpperCase() : undefined}
            className={`button ${each === 'accept' ? 'button-primary' : 'button-secondary'}`}
            onClick={() => decide(each)}
          >
            {words[each]}
          </button>
        ))}
        <button type="button" className="button button-secondary" disabled={at === 0} onClick={previous}>
          {text.previous}
        </button>
        <button type="button" className="button button-secondary" disabled={last} onClick={next}>
          {text.next}
        </button>
        <button type="button" className="button button-secondary" onClick={onClose}>
          {text.close}
        </button>
      </p>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        <label className="choice">
          <input type="checkbox" checked={keysOn} onChange={({ target }) => setKeysOn(target.checked)} />
          <span>{centersQueue.keys.on}</span>
        </label>
        <span className="text-muted">{text.keys}</span>
      </p>
    </section>
  );
}

/** Both sides; what is the same on both stands once. */
function RowChanges({ row: { changes } }: { row: ReviewRow }) {
  const text = importReview;
  if (changes.length === 0) return null;
  const same = changes.filter(({ before, after }) => before === after);
  const differ = changes.filter(({ before, after }) => before !== after);
  return (
    <>
      {differ.length > 0 && <FieldChanges changes={differ} before={text.directory} after={text.file} />}
      {same.length > 0 && (
        <dl className="flex flex-wrap gap-x-6 gap-y-1">
          {same.map(({ field, label, after }) => (
            <div key={field} className="flex gap-2">
              <dt className="text-muted">{label}</dt>
              <dd>{after}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
