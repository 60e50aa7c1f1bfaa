import { useEffect, useRef, useState } from 'react';
import { history } from '#core/i18n/en/admin/history.ts';
import { formatNumber } from '#core/i18n/format.ts';
import { ConfirmDialog } from '../../components/dialog.tsx';
import { notify } from '../../components/notices.ts';
import Pagination from '../../components/pagination.tsx';
import { AdminPage } from '../parts/admin-page.tsx';
import { Empty } from '../parts/empty.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { formatOwnDay } from '../parts/own-time.ts';
import { describeFailure } from '../staff-reply.ts';
import { ChangeCard } from './change-card.tsx';
import { HistoryFiltersForm } from './history-filters.tsx';
import {
  type HistoryChange,
  type HistoryFilters,
  useHistory,
  useHistoryAddress,
  useUndo,
} from './use-history.ts';

/** Everything that staff have changed. The address holds what is looked for. */
export function HistoryPage() {
  const text = history;
  const { filters, page, go } = useHistoryAddress();
  const found = useHistory(filters, page);
  const heading = useRef<HTMLHeadingElement>(null);
  const [asked, setAsked] = useState<HistoryChange>();
  const undo = useUndo();

  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    heading.current?.focus();
  }, [page]);

  const find = (wanted: HistoryFilters) => {
    go(wanted);
    // The form is a new one then, and what was pressed is gone.
    heading.current?.focus();
  };

  const takeBack = (change: HistoryChange) =>
    undo.mutate(change.id, {
      onSuccess: () => {
        notify({ title: text.undo.done, text: change.title });
        // Its button is gone now.
        heading.current?.focus();
      },
      onError: (error) =>
        notify({ tone: 'destructive', title: text.undo.failed, text: describeFailure(error) }),
    });

  return (
    <AdminPage title={text.title} intro={text.intro}>
      <HistoryFiltersForm key={JSON.stringify(filters)} filters={filters} onFind={find} />
      <Loaded query={found} failureTitle={text.failed}>
        {({ changes, total, limit }) => (
          <>
            <h2 ref={heading} tabIndex={-1} className="text-xl outline-none" aria-live="polite">
              {text.found(formatNumber(total))} {describeScope(filters, text)}
            </h2>
            {changes.length === 0 && (
              <Empty
                title={text.empty.title}
                text={hasNone(filters) ? text.empty.nothing : text.empty.filtered}
              />
            )}
            {byDay(changes).map(([day, ofDay]) => (
              <section key={day} aria-labelledby={`day-${ofDay[0]?.id}`} className="space-y-3">
                <h2 id={`day-${ofDay[0]?.id}`} className="text-lg">
                  {day}
                </h2>
                <ul className="space-y-3">
                  {ofDay.map((change) => (
                    <ChangeCard key={change.id} change={change} onUndo={() => setAsked(change)} />
                  ))}
                </ul>
              </section>
            ))}
            <Pagination page={page} limit={limit} total={total} onPage={(next) => go(filters, next)} />
          </>
        )}
      </Loaded>
      <ConfirmDialog
        title={text.undo.title}
        text={asked ? describeUndo(asked, text) : ''}
        confirm={text.undo.confirm}
        keep={text.undo.keep}
        open={asked !== undefined}
        onConfirm={() => asked && takeBack(asked)}
        onClose={() => setAsked(undefined)}
      />
    </AdminPage>
  );
}

type Text = typeof history;

function describeScope(filters: HistoryFilters, text: Text): string {
  if (/^\d+$/.test(filters.center)) return text.ofCenter(filters.center);
  return filters.import ? text.ofImport(filters.import) : '';
}

function hasNone(filters: HistoryFilters): boolean {
  return Object.values(filters).every((value) => value === '');
}

function describeUndo({ title, parts }: HistoryChange, text: Text): string {
  const what = `“${title || text.unnamed}”`;
  return parts > 1 ? text.undo.several(what, parts) : text.undo.one(what);
}

/** The changes come in the order of their times; each day with its own, by the reader's calendar. */
function byDay(changes: readonly HistoryChange[]): [string, HistoryChange[]][] {
  const days = new Map<string, HistoryChange[]>();
  for (const change of changes) {
    const day = formatOwnDay(change.at);
    days.set(day, [...(days.get(day) ?? []), change]);
  }
  return [...days];
}
