import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { centersList } from '#core/i18n/en/admin/centers.ts';
import Pagination from '../../components/pagination.tsx';
import { AdminPage } from '../parts/admin-page.tsx';
import { Empty } from '../parts/empty.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { centersQuery } from './center-calls.ts';
import { CenterFilterBar } from './filter-bar.tsx';
import { type CenterFilters, readFilters, writeFilters } from './list-address.ts';
import { StaffCenterCard } from './staff-center-card.tsx';

/** Every center, those too that the public does not see. The filters live in the address. */
export function CentersPage() {
  const text = centersList;
  const [params, setParams] = useSearchParams();
  const filters = readFilters(params);
  const query = useQuery({ ...centersQuery(filters), placeholderData: keepPreviousData });
  const change = (changed: Partial<CenterFilters>, replace = false) =>
    setParams(writeFilters({ ...filters, page: 1, ...changed }), { replace });
  const count = useRef<HTMLParagraphElement>(null);
  const address = writeFilters({ ...filters, page: 1 }).toString();

  return (
    <AdminPage
      title={text.title}
      actions={
        <>
          <Link to="/admin0323/centers/new" className="button button-primary">
            {text.add}
          </Link>
          <Link to="/admin0323/centers/due" className="button button-secondary">
            {text.queue}
          </Link>
          <Link to="/admin0323/centers/duplicates" className="button button-secondary">
            {text.duplicates}
          </Link>
          <a href={`/api/admin/centers.csv?${address}`} download className="button button-secondary">
            {text.exportCsv}
          </a>
        </>
      }
    >
      <CenterFilterBar filters={filters} onChange={change} />
      <Loaded query={query} failureTitle={text.failed}>
        {({ centers, total, limit }) => (
          <>
            <p ref={count} tabIndex={-1} role="status" className="font-semibold outline-none">
              {total > 0 && text.found(total)}
            </p>
            {total === 0 ? (
              <Empty title={text.empty} text={text.emptyText}>
                <button
                  type="button"
                  className="button button-secondary"
                  onClick={() => {
                    setParams(new URLSearchParams());
                    count.current?.focus();
                  }}
                >
                  {text.clear}
                </button>
              </Empty>
            ) : (
              <ul className={`grid gap-4 md:grid-cols-2 ${query.isPlaceholderData ? 'opacity-60' : ''}`}>
                {centers.map((center) => (
                  <li key={center.id}>
                    <StaffCenterCard center={center} back={params.toString()} />
                  </li>
                ))}
              </ul>
            )}
            <Pagination
              page={filters.page}
              limit={limit}
              total={total}
              onPage={(page) => {
                change({ page });
                count.current?.focus({ preventScroll: true });
                window.scrollTo(0, 0);
              }}
            />
          </>
        )}
      </Loaded>
    </AdminPage>
  );
}
