import { useState } from 'react';
import { importReview } from '#core/i18n/en/admin/imports/review.ts';
import type { ImportCounts } from '#core/staff/bulk-import.ts';
import type { DecisionKind } from '#core/staff/decision-kinds.ts';
import { type Decision, type ImportDecisions, rowKey } from '#core/staff/import-decisions.ts';
import { areSomeDecided, countDecided, decideAll, type ReviewPart } from '#core/staff/review-rows.ts';
import { StatusBadge } from '../../parts/status-badge.tsx';
import { ReviewWalk } from './review-walk.tsx';

/** What staff decide of a preview: kind by kind, all of it at once or one by one. */
export function ReviewPanel({
  parts,
  counts: { changed, unchanged },
  decisions,
  onDecide,
}: {
  parts: readonly ReviewPart[];
  counts: Pick<ImportCounts, 'changed' | 'unchanged'>;
  decisions: ImportDecisions;
  onDecide: (decisions: ImportDecisions) => void;
}) {
  const text = importReview;
  const [walking, setWalking] = useState<DecisionKind>();
  const walked = parts.find(({ kind }) => kind === walking);
  const close = () => {
    setWalking(undefined);
    // The button that opened it is back by then.
    requestAnimationFrame(() => document.getElementById(`one-by-one-${walking}`)?.focus());
  };

  if (walked) {
    return (
      <ReviewWalk
        key={walked.kind}
        part={walked}
        decisions={decisions}
        onDecide={(key, decision) =>
          onDecide({ ...decisions, rows: { ...decisions.rows, [rowKey(walked.kind, key)]: decision } })
        }
        onClose={close}
      />
    );
  }
  return (
    <section aria-labelledby="review" className="card space-y-3 border-l-8 border-l-lantern p-4">
      <h3 id="review" className="text-lg">
        {text.title}
      </h3>
      <p>
        {text.text(changed + unchanged, unchanged)} {text.open}
      </p>
      <ul className="divide-y divide-line">
        {parts.map((part) => (
          <KindRow
            key={part.kind}
            part={part}
            decisions={decisions}
            onAll={(decision) => onDecide(decideAll(part, decisions, decision))}
            onWalk={() => setWalking(part.kind)}
          />
        ))}
      </ul>
    </section>
  );
}

function KindRow({
  part,
  decisions,
  onAll,
  onWalk,
}: {
  part: ReviewPart;
  decisions: ImportDecisions;
  onAll: (decision: Decision) => void;
  onWalk: () => void;
}) {
  const text = importReview;
  const { kind, rows } = part;
  const { title, text: what, ...words } = text.kinds[kind];
  const counts = countDecided(rows, decisions);
  const some = areSomeDecided(rows, decisions);
  const buttons = [
    ['accept', some ? words.acceptOthers : words.acceptAll],
    ['refuse', some ? words.refuseOthers : words.refuseAll],
  ] as const;
  return (
    <li className="space-y-2 py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{text.heading(title, rows.length)}</span>
        <StatusBadge tone={counts.open > 0 ? 'waiting' : 'info'}>{text.decided(counts)}</StatusBadge>
      </p>
      <p className="text-muted">{what}</p>
      <p className="flex flex-wrap gap-2">
        {buttons.map(([decision, all]) => (
          <button
            key={decision}
            type="button"
            aria-label={text.allOf(all, title)}
            aria-pressed={counts[decision] === rows.length}
            className="button button-secondary aria-pressed:bg-action-soft"
            onClick={() => onAll(decision)}
          >
            {all}
          </button>
        ))}
        <button
          id={`one-by-one-${kind}`}
          type="button"
          aria-label={text.oneByOneOf(title)}
          className="button button-secondary"
          onClick={onWalk}
        >
          {text.oneByOne}
        </button>
      </p>
    </li>
  );
}
