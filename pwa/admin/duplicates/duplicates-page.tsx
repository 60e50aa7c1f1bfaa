import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { duplicates } from '#core/i18n/en/admin/duplicates.ts';
import { formatNumber } from '#core/i18n/format.ts';
import { jurisdictions } from '#core/lists/public-lists.ts';
import { notify } from '../../components/notices.ts';
import { SelectField } from '../../forms/fields/select-field.tsx';
import { AdminPage } from '../parts/admin-page.tsx';
import { Empty } from '../parts/empty.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { StatusBadge } from '../parts/status-badge.tsx';
import { describeFailure } from '../staff-reply.ts';
import { type Decision, LastDecision } from './last-decision.tsx';
import { type MergeChoice, PairForm } from './pair-form.tsx';
import {
  type DuplicatePair,
  useDistinct,
  useDuplicatePair,
  useDuplicatesAddress,
  useMerge,
} from './use-duplicates.ts';

/** Works through the pairs of centers that are likely one, one pair at a time. */
export function DuplicatesPage() {
  const text = duplicates;
  const address = useDuplicatesAddress();
  const found = useDuplicatePair(address.state, address.number);
  const merge = useMerge();
  const distinct = useDistinct();
  const [last, setLast] = useState<Decision>();
  const busy = merge.isPending || distinct.isPending || found.isFetching;
  const heading = useFocusOnNextPair(found.data?.pair);

  const mergePair = ({ keep, gone, request }: MergeChoice) =>
    merge.mutate(request, {
      onSuccess: ({ center, changeId }) => {
        setLast({ kind: 'merged', changeId, keep: center, gone });
        notify({ title: text.done.merged, text: text.done.mergedText(keep.name) });
      },
      onError: (error) =>
        notify({ tone: 'destructive', title: text.failures.merge, text: describeFailure(error) }),
    });
  const markDistinct = (pair: DuplicatePair) =>
    distinct.mutate(
      { ...pair, distinct: true },
      {
        onSuccess: () => {
          setLast({ kind: 'distinct', pair });
          notify({ title: text.done.distinct });
        },
        onError: (error) =>
          notify({ tone: 'destructive', title: text.failures.distinct, text: describeFailure(error) }),
      },
    );

  const takenBack = () => {
    setLast(undefined);
    // The line that was pressed on is gone.
    heading.current?.focus();
  };

  return (
    <AdminPage
      title={text.title}
      intro={text.intro}
      actions={
        <Link to="/admin0323/centers" className="button button-secondary">
          {text.allCenters}
        </Link>
      }
    >
      <div className="max-w-xs">
        <SelectField
          id="duplicates-state"
          label={text.state}
          list={jurisdictions}
          any={text.allStates}
          value={address.state}
          onChange={(event) => address.go({ state: event.target.value })}
        />
      </div>
      {last && <LastDecision decision={last} onTakenBack={takenBack} />}
      <Loaded query={found} failureTitle={text.failed}>
        {({ pair, number, total }) =>
          pair ? (
            <section aria-labelledby="pair" className="space-y-4">
              <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
                <h2 ref={heading} id="pair" tabIndex={-1} className="text-xl outline-none">
                  {text.position(formatNumber(number), formatNumber(total))}
                </h2>
                <p className="flex flex-wrap gap-2">
                  {pair.reasons.map((reason) => (
                    <StatusBadge key={reason} tone="plain">
                      {text.reasons[reason]}
                    </StatusBadge>
                  ))}
                </p>
              </div>
              <PairForm
                key={keyOf(pair)}
                pair={pair}
                busy={busy}
                merging={merge.isPending}
                onMerge={mergePair}
                onDistinct={() => markDistinct(pair)}
                onSkip={number < total ? () => address.go({ ...address, number: number + 1 }) : undefined}
                onPrevious={number > 1 ? () => address.go({ ...address, number: number - 1 }) : undefined}
              />
            </section>
          ) : (
            <Empty title={text.empty.title} text={address.state ? text.empty.inState : text.empty.text} />
          )
        }
      </Loaded>
    </AdminPage>
  );
}

function keyOf({ first, second }: DuplicatePair): string {
  return `${first.id} ${second.id}`;
}

/** The keyboard and the view go on at the top of the pair that has taken the last one's place. */
function useFocusOnNextPair(pair: DuplicatePair | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const key = pair && keyOf(pair);
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current !== undefined && key !== undefined && shown.current !== key) {
      heading.current?.focus();
      heading.current?.scrollIntoView({ block: 'nearest' });
    }
    shown.current = key;
  }, [key]);
  return heading;
}
