import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { allOn, lastPageOf } from '#core/pages/last-page.ts';
import { type CenterQuery, CLEAR, hasFilters, writeCenterQuery } from '#core/search/center-query.ts';
import { CenterGrid, CenterGridLoading } from '../../centers/center-grid.tsx';
import { FIRST_SCREEN } from '../../centers/use-first-screen.ts';
import { CopyNoteSlot } from '../../components/copy-note-slot.tsx';
import { LoadFailure, Notice } from '../../components/notice.tsx';
import { SourceLine } from '../../components/source-line.tsx';
import { PageHead } from '../../layout/page-head.tsx';
import { RESULTS } from '../../layout/use-focus-on-navigation.ts';
import { ResultsMapSlot } from '../../map/results-map-slot.tsx';
import { useLateButton } from '../../my-list/late-buttons.ts';
import { latePart } from '../../site/late-part.tsx';
import { useText } from '../../text.tsx';
import { ResultTools } from './result-tools.tsx';
import { CHANGE_BUTTON, SEARCH_FIELD, SearchButton, SearchForm } from './search-form.tsx';
import { LocationStatus, UseMyLocation, useMyLocation } from './use-my-location.tsx';
import { TOLD, useResultsFocus } from './use-results-focus.ts';
import { useSearch } from './use-search.ts';

const SearchFilters = latePart(() => import('./search-filters.tsx'), 'max-lg:hidden');
const AskedLine = latePart(() => import('./asked-line.tsx'), 'h-11');
const Pagination = latePart(() => import('../../components/pagination.tsx'), 'h-14');
const PlaceProblem = latePart(() => import('./place-problem.tsx'), 'h-11');
const SearchData = latePart(() => import('./search-data.tsx'));
const Told = latePart(() => import('./told.tsx'));
const UrgentNumbers = latePart(() => import('./urgent-numbers.tsx'), 'h-11');
const WiderSearch = latePart(() => import('./wider-search.tsx'));

/** Search and browse. The address is the state of the search, so it can be shared and Back works. */
export default function DirectoryPage() {
  const { directory: text, layout } = useText();
  const { search, sought, kept, query, answered, isUnknownPlace, isSettled, understood, change, clear } =
    useSearch();
  const { data } = search;
  const written = writeCenterQuery(query).toString();
  // In a danger, too, none is shown before it is known where.
  const hidesCenters = isUnknownPlace || (understood?.urgent && understood.wantsPosition);
  const shown = hidesCenters ? undefined : data;
  // With those that do not say what was asked.
  const all = shown ? allOn(shown) : 0;
  const filtered = hasFilters(answered);
  const near = data?.near;
  const place = near && 'place' in near ? near.place : undefined;

  const [asking, setAsking] = useState(false);
  // While they lie over the page: the button that opened them, to which the keyboard returns.
  const [sheet, setSheet] = useState<HTMLElement>();
  const [map, setMap] = useState(false);
  // On a phone the results come first: the fields of the search that was sent are a tap away.
  const folded = filtered && !asking && !hidesCenters;

  const { heading, sent, wasSent, live } = useResultsFocus(
    answered,
    isUnknownPlace,
    search.isPlaceholderData,
  );
  const find = (sought: Partial<CenterQuery>) => {
    sent.current = true;
    setAsking(false);
    change(sought);
  };
  const ask = () => {
    // At once, or an iPhone shows no keyboard.
    flushSync(() => setAsking(true));
    document.getElementById(SEARCH_FIELD)?.focus();
  };
  useTap(CHANGE_BUTTON, ask);
  const { words, locate } = useMyLocation(
    (zip) => find({ near: zip }),
    () => flushSync(() => setAsking(true)),
  );
  const position =
    data && answered.page > 1 ? `, ${text.pages.position(answered.page, lastPageOf(data))}` : '';
  const clearAll = () => {
    sent.current = true;
    clear();
  };

  return (
    <div className={`wrap space-y-1.5 sm:space-y-4 ${filtered ? 'pt-1.5 sm:pt-4' : 'pt-4 sm:pt-8'}`}>
      <PageHead
        title={text.title + position}
        description={text.intro}
        query={written && `?${written}`}
        // Neither what somebody typed, nor places without end.
        index={sought.q === '' && sought.near === ''}
      />
      <a href={`#${RESULTS}`} className="skip-link">
        {layout.skipToResults}
      </a>
      {understood?.urgent && <UrgentNumbers crisis={understood.query.crisis} />}
      {shown && <SearchData query={query} found={shown} />}
      <div className={filtered ? 'sr-only' : 'space-y-1'}>
        <h1>{text.title}</h1>
        <p className="text-muted">{text.intro}</p>
      </div>
      <div className={folded ? 'folded max-sm:hidden' : ''}>
        <SearchForm query={query} isUnknownPlace={isUnknownPlace} onSearch={find} />
        {!filtered && <UseMyLocation onLocate={locate} />}
        {near && isUnknownPlace && <PlaceProblem typed={answered.near} near={near} />}
      </div>
      {filtered && <AskedLine query={answered} folded={folded} onClear={clearAll} />}
      <LocationStatus words={words} />

      <div className="space-y-1.5 lg:grid lg:grid-cols-[16rem_1fr] lg:items-start lg:gap-6 lg:space-y-0">
        <div className="max-lg:contents print:hidden">
          <SearchFilters
            query={query}
            counts={shown?.counts}
            // Those that do not say it where there are no others.
            total={shown?.total || all}
            onChange={change}
            sheet={sheet !== undefined}
            onClose={() => {
              flushSync(() => setSheet(undefined));
              sheet?.focus();
            }}
          />
        </div>
        <div className="flow-root min-w-0 space-y-1.5 sm:space-y-4">
          {!hidesCenters && (
            <ResultTools
              query={query}
              map={map}
              onFilters={setSheet}
              onLocate={locate}
              onMap={() => setMap(!map)}
            />
          )}
          {understood && (
            <Told
              understood={understood}
              total={data ? allOn(data) : 0}
              query={query}
              isSettled={isSettled}
              onLocate={locate}
            />
          )}
          {shown && all > 0 && (
            <ResultsMapSlot query={query} counts={shown.counts.state} place={place} opened={map} />
          )}

          <div className="flex flex-wrap items-center gap-x-3 sm:min-h-11">
            <div className="flex-[1_1_10rem] sm:flex-[1_1_16rem]">
              <h2
                ref={heading}
                id={RESULTS}
                tabIndex={-1}
                className="text-base leading-snug outline-none sm:text-xl"
                aria-live={live}
                aria-describedby={TOLD}
              >
                {hidesCenters
                  ? text.whichPlace
                  : !data
                    ? text.resultsTitle
                    : filtered
                      ? text.found(data.total)
                      : text.all(data.total)}
                {/* On a phone the line above says where. */}
                {data && filtered && place && (
                  <span className="max-sm:sr-only">{text.around(place.name, answered.within)}</span>
                )}
                {shown?.notStated ? text.notStated(shown.notStated) : ''}
                <span className="sr-only">{position}</span>
              </h2>
              {shown && all > 0 && <SourceLine centers={shown.centers} />}
            </div>
            {filtered && (
              // Its room is held: they come seconds after the words beside them.
              <div className="needs-script flex min-h-11 min-w-11 flex-wrap gap-x-6 print:basis-full">
                <Tools query={query} />
              </div>
            )}
          </div>

          <CopyNoteSlot state={query.state} />
          {search.isPending ? (
            <CenterGridLoading count={FIRST_SCREEN} label={text.loading} beside />
          ) : search.isError ? (
            <LoadFailure title={text.error} text={text.errorHelp} tryAgain={layout.tryAgain} />
          ) : hidesCenters ? null : shown && all > 0 ? (
            <>
              <CenterGrid
                centers={shown.centers}
                miles={shown.miles}
                asked={answered}
                beside
                sent={wasSent}
              />
              <Pagination
                page={query.page}
                limit={shown.limit}
                total={all}
                state={kept}
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
          {place && data && answered.within && <WiderSearch query={answered} total={data.total} />}
        </div>
      </div>
    </div>
  );
}

function Tools({ query }: { query: CenterQuery }) {
  const SearchTools = useLateButton('SearchTools');
  return SearchTools && <SearchTools query={query} />;
}

/**
 * Hears a button that comes with a late part as soon as the page is ready, though React has not taken over yet what the
 * server wrote there: till then it keeps a click from all below its root, so this listens above.
 */
function useTap(button: string, act: () => void): void {
  useEffect(() => {
    const listen = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest(`#${button}`)) act();
    };
    document.addEventListener('click', listen, true);
    return () => document.removeEventListener('click', listen, true);
  }, [button, act]);
}
