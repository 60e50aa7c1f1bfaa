import { useEffect, useRef } from 'react';
import { CLEAR, hasFilters, writeCenterQuery } from '#core/center-query.ts';
import { CenterGrid, CenterGridLoading } from '../components/center-grid.tsx';
import { JsonLd } from '../components/json-ld.tsx';
import { LoadFailure, Notice } from '../components/notice.tsx';
import { useCenterSearch } from '../directory/queries.ts';
import { PageHead } from '../layout/page-head.tsx';
import { ResultsMapSlot } from '../map/results-map-slot.tsx';
import { useLateButtons } from '../my-list/late-buttons.ts';
import { describeSearch } from '../structured-data/search.ts';
import { useText } from '../text.tsx';
import { FilterPanel } from './directory/filter-panel.tsx';
import { Pagination } from './directory/pagination.tsx';
import { SearchButton, SearchForm } from './directory/search-form.tsx';
import { useCenterQuery } from './use-center-query.ts';

/** As many placeholders as fill the first screen. */
const PLACEHOLDERS = 6;

/** Search and browse. The address is the state of the search, so it can be shared and Back works. */
export default function DirectoryPage() {
  const { directory: text, layout } = useText();
  const { query, change, clear } = useCenterQuery();
  const search = useCenterSearch(query);
  const results = useRef<HTMLHeadingElement>(null);
  const filtered = hasFilters(query);
  const address = writeCenterQuery(query).toString();
  const { data } = search;
  const { SearchTools } = useLateButtons();

  // A new page of results starts at its top.
  const page = useRef(query.page);
  useEffect(() => {
    if (page.current === query.page) return;
    page.current = query.page;
    results.current?.focus();
    results.current?.scrollIntoView({ block: 'start' });
  }, [query.page]);

  return (
    <div className="wrap flow-root space-y-6 pt-8">
      <PageHead
        title={text.title}
        description={text.intro}
        query={address && `?${address}`}
        // Neither what somebody typed, nor a page beyond the last.
        index={query.q === '' && (data === undefined || data.total === 0 || data.centers.length > 0)}
      />
      {data && <JsonLd describe={(site) => describeSearch(query, data, site)} />}
      <div className="space-y-2">
        <h1>{text.title}</h1>
        <p className="text-muted">{text.intro}</p>
      </div>
      <SearchForm key={query.q} query={query} onSearch={change} />
      <FilterPanel query={query} counts={data?.counts} onChange={change} />
      {data && data.total > 0 && <ResultsMapSlot query={query} counts={data.counts.state} />}

      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        <h2 ref={results} tabIndex={-1} className="text-xl outline-none" aria-live="polite">
          {filtered && data ? text.found(data.total) : text.resultsTitle}
        </h2>
        {filtered && (
          <div className="needs-script flex min-h-11 flex-wrap gap-x-6 max-sm:order-last max-sm:basis-full sm:mr-auto sm:ml-3 print:basis-full">
            {SearchTools && <SearchTools query={query} />}
          </div>
        )}
        {filtered && (
          <SearchButton toggle={CLEAR} className="button button-secondary" onClick={clear}>
            {text.filters.clear}
          </SearchButton>
        )}
      </div>

      {search.isPending ? (
        <CenterGridLoading count={PLACEHOLDERS} label={text.loading} beside />
      ) : search.isError ? (
        <LoadFailure title={text.error} text={text.errorHelp} tryAgain={layout.tryAgain} />
      ) : data && data.total > 0 ? (
        <>
          <CenterGrid centers={data.centers} beside />
          <Pagination
            page={query.page}
            limit={data.limit}
            total={data.total}
            to={(page) => ({ search: writeCenterQuery({ ...query, page }).toString() })}
          />
        </>
      ) : (
        <Notice title={text.empty.title} text={text.empty.text}>
          <SearchButton toggle={CLEAR} className="button button-primary" onClick={clear}>
            {text.filters.clearAll}
          </SearchButton>
        </Notice>
      )}
    </div>
  );
}
