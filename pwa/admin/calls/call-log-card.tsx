import type { UseQueryResult } from '@tanstack/react-query';
import { LoaderCircle } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { callTracking } from '#core/i18n/en/admin/call-tracking.ts';
import type { CallLogPage } from '#core/messages/call-log.ts';
import Pagination from '../../components/pagination.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { CallLogTable } from './call-log-table.tsx';

/** The log, page by page. */
export function CallLogCard({
  query,
  asked,
  page,
  onPage,
}: {
  query: UseQueryResult<CallLogPage>;
  /** False while a date is missing. */
  asked: boolean;
  page: number;
  onPage: (page: number) => void;
}) {
  const { log: text, filters } = callTracking;
  const { data } = query;
  const heading = useRef<HTMLHeadingElement>(null);
  const shownPage = useRef(page);
  useEffect(() => {
    if (shownPage.current === page) return;
    shownPage.current = page;
    // A new page starts at its top.
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'start' });
  }, [page]);
  return (
    <section aria-labelledby="call-logs" className="card p-4 sm:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="call-logs" ref={heading} tabIndex={-1} className="text-xl outline-none">
          {text.title}
        </h2>
        <p role="status" className="text-muted">
          {asked && data && text.total(data.total)}
        </p>
      </div>
      {!asked ? (
        <p className="py-6 text-muted">{filters.bothDates}</p>
      ) : query.isPending ? (
        <p role="status" className="flex items-center justify-center gap-3 py-10 text-muted">
          <LoaderCircle className="animate-spin" aria-hidden="true" />
          {text.loading}
        </p>
      ) : (
        <Loaded query={query} failureTitle={text.failed}>
          {({ calls, total, limit }) => (
            <>
              {total === 0 ? (
                <p className="py-10 text-center text-muted">{text.empty}</p>
              ) : (
                <CallLogTable calls={calls} />
              )}
              <div className="-mx-3 sm:mx-0">
                <Pagination page={page} limit={limit} total={total} onPage={onPage} />
              </div>
            </>
          )}
        </Loaded>
      )}
    </section>
  );
}
