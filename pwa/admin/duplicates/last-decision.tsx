import { Link } from 'react-router-dom';
import { duplicates } from '#core/i18n/en/admin/duplicates.ts';
import { notify } from '../../components/notices.ts';
import { useUndo } from '../history/use-history.ts';
import { describeFailure } from '../staff-reply.ts';
import { type DuplicatePair, useDistinct } from './use-duplicates.ts';

/** What was decided about the pair before this one. */
export type Decision =
  | { kind: 'merged'; changeId: number; keep: { id: string; name: string }; gone: { name: string } }
  | { kind: 'distinct'; pair: DuplicatePair };

/** Says what was decided last, for as long as the page is open, with the way back. */
export function LastDecision({ decision, onTakenBack }: { decision: Decision; onTakenBack: () => void }) {
  const { done: text, failures } = duplicates;
  const undo = useUndo();
  const distinct = useDistinct();
  const merged = decision.kind === 'merged';

  const takeBack = () => {
    const after = (title: string) => ({
      onSuccess: () => {
        notify({ title });
        onTakenBack();
      },
      onError: (error: unknown) =>
        notify({ tone: 'destructive', title: failures.undo, text: describeFailure(error) }),
    });
    if (decision.kind === 'merged') undo.mutate(decision.changeId, after(text.undone));
    else distinct.mutate({ ...decision.pair, distinct: false }, after(text.takenBack));
  };

  return (
    <div
      role="status"
      className="card flex flex-wrap items-center justify-between gap-3 border-l-8 border-l-action p-4"
    >
      <p className="min-w-0">
        {decision.kind === 'merged'
          ? text.mergedLine({ keep: decision.keep.name, gone: decision.gone.name })
          : text.distinctLine({ first: decision.pair.first.name, second: decision.pair.second.name })}
      </p>
      <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {decision.kind === 'merged' && (
          <Link
            to={`/admin0323/history?center=${decision.keep.id}`}
            className="link inline-flex min-h-11 items-center"
          >
            {text.history}
          </Link>
        )}
        <button
          type="button"
          className="button button-secondary"
          disabled={undo.isPending || distinct.isPending}
          onClick={takeBack}
        >
          {merged ? text.undo : text.takeBack}
        </button>
      </p>
    </div>
  );
}
