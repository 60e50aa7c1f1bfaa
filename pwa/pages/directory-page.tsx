import { useState } from 'react';
import { type CenterQuery, CLEAR, hasFilters, writeCenterQuery } from '#core/center-query.ts';
import { CenterGrid, CenterGridLoading } from '../components/center-grid.tsx';
import { JsonLd } from '../components/json-ld.tsx';
import { LoadFailure, Notice } from '../components/notice.tsx';
import { useCenterSearch } from '../directory/queries.ts';
import { PageHead } from '../layout/page-head.tsx';
import { ResultsMapSlot } from '../map/results-map-slot.tsx';
import { useLateButtons } from '../my-list/late-buttons.ts';
import { UseMyLocation } from '../near/use-my-location.tsx';
import { latePart } from '../site/late-part.tsx';
import { describeSearch } from '../structured-data/search.ts';
import { useText } from '../text.tsx';
import { FilterPanel } from './directory/filter-panel.tsx';
import { Pagination } from './directory/pagination.tsx';
import { SearchButton, SearchForm } from './directory/search-form.tsx';
import { useResultsFocus } from './directory/use-results-focus.ts';
import { useCenterQuery } from './use-center-query.ts';

const NearControls = latePart(() => import('../near/near-controls.tsx'), 'h-44 sm:h-36');
const ActiveFilters = latePart(() => import('./directory/active-filters.tsx'), '');

/** As many placeholders as fill the first screen. */
const PLACEHOLDERS = 6;

/** Search and browse. The address is the state of the search, so it can be shared and Back works. */
export default function DirectoryPage() {
  const { directory: text, layout } = useText();
  const { query, change, clear } = useCenterQuery();
  const search = useCenterSearch(query);
  const address = writeCenterQuery(query).toString();
  const { data } = search;
  const { SearchTools } = useLateButtons();
  // What is on screen is the answer to the search before, until the next one is found: it is announced once.
  const [answered, setAnswered] = useState(query);
  if (!search.isPlaceholderData && answered !== query) setAnswered(query);
  const filtered = hasFilters(answered);
  const near = data?.near;
  const place = near && 'place' in near ? near.place : undefined;
  const placeTrouble =
    near && 'choices' in near ? (near.choices.length > 0 ? 'several' : 'unknown') : undefined;

  const { heading, sent } = useResultsFocus(answered, placeTrouble);
  const find = (sought: Partial<CenterQuery>) => {
    sent.current = true;
    change(sought);
  };
  const clearAll = () => {
    clear();
    heading.current?.focus();
  };

  return (
    <div className="wrap flow-root space-y-6 pt-8">
      <PageHead
        title={text.title}
        description={text.intro}
        query={address && `?${address}`}
        // Neither what somebody typed, nor places without end, nor a page beyond the last.
        index={
          query.q === '' &&
          query.near === '' &&
          (data === undefined || data.total === 0 || data.centers.length > 0)
        }
      />
      {data && <JsonLd describe={(site) => describeSearch(query, data, site)} />}
      <div className="space-y-2">
        <h1>{text.title}</h1>
        <p className="text-muted">{text.intro}</p>
      </div>
      <div>
        <SearchForm query={query} placeTrouble={placeTrouble} onSearch={find} />
        <UseMyLocation onZip={(zip) => find({ near: zip })} />
        {query.near && <NearControls query={query} near={near} onChange={change} />}
      </div>
      <FilterPanel query={query} counts={placeTrouble ? undefined : data?.counts} onChange={change} />
      {data && data.total > 0 && <ResultsMapSlot query={query} counts={data.counts.state} place={place} />}

      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        <h2 ref={heading} tabIndex={-1} className="text-xl outline-none" aria-live="polite">
          {placeTrouble
            ? text.whichPlace
            : data && filtered
              ? text.found(data.total) + (place ? text.around(place.name, answered.within) : '')
              : text.resultsTitle}
        </h2>
        {filtered && (
          <div className="needs-script flex min-h-11 flex-wrap gap-x-6 max-sm:order-last max-sm:basis-full sm:mr-auto sm:ml-3 print:basis-full">
            {SearchTools && <SearchTools query={query} />}
          </div>
        )}
        {filtered && (
          <SearchButton toggle={CLEAR} className="button button-secondary" onClick={clearAll}>
            {text.filters.clear}
          </SearchButton>
        )}
      </div>

      {filtered && (
        <ActiveFilters
          query={answered}
          total={place && data?.total}
          onNoneLeft={() => heading.current?.focus()}
        />
      )}

      {search.isPending ? (
        <CenterGridLoading count={PLACEHOLDERS} label={text.loading} beside />
      ) : search.isError ? (
        <LoadFailure title={text.error} text={text.errorHelp} tryAgain={layout.tryAgain} />
      ) : placeTrouble ? null : data && data.total > 0 ? (
        <>
          <CenterGrid centers={data.centers} miles={data.miles} beside />
          <Pagination
            page={query.page}
            limit={data.limit}
            total={data.total}
            to={(page) => ({ search: writeCenterQuery({ ...query, page }).toString() })}
          />
        </>
      ) : (
        <Notice title={text.empty.title} text={text.empty.text}>
          <SearchButton toggle={CLEAR} className="button button-primary" onClick={clearAll}>
            {text.filters.clearAll}
          </SearchButton>
        </Notice>
      )}
    </div>
  );
}
