import { useLayoutEffect, useRef } from 'react';
import { type CenterQuery, type FilterCounts, readCenterQuery } from '#core/search/center-query.ts';
import { Dialog } from '../../components/dialog.tsx';
import { pageText, useText } from '../../text.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { NearControls } from './near-controls.tsx';
import { readFields } from './read-fields.ts';
import { SEARCH_FORM } from './search-form.tsx';

const useNearText = pageText('near');

interface SearchFiltersProps {
  query: CenterQuery;
  /** Undefined until the first results are there. */
  counts: FilterCounts | undefined;
  /** Centers found by what is chosen so far. */
  total: number;
  onChange: (change: Partial<CenterQuery>) => void;
  /** On a narrow screen they are a sheet over the page, and open. */
  sheet: boolean;
  onClose: () => void;
}

/** Filters, and the distance and order of a search around a place: beside the results, or in a sheet over them. */
export default function SearchFilters({ total, sheet, onClose, ...props }: SearchFiltersProps) {
  const { filters } = useText().directory;
  const { showCenters } = useNearText();
  useChosenEarly(props);
  if (!sheet) {
    return (
      <section
        aria-label={filters.title}
        className="card folded space-y-4 p-4 max-lg:mb-2 max-lg:hidden print:hidden"
      >
        <Choices {...props} />
      </section>
    );
  }
  return (
    <Dialog title={filters.title} open onClose={onClose}>
      <Choices {...props} />
      <p className="sticky bottom-0 -mx-6 border-t border-line bg-card px-6 py-3" aria-live="polite">
        <button type="button" className="button button-primary w-full" onClick={onClose}>
          {showCenters(total)}
        </button>
      </p>
    </Dialog>
  );
}

function Choices({ query, counts, onChange }: Pick<SearchFiltersProps, 'query' | 'counts' | 'onChange'>) {
  return (
    <>
      {query.near && <NearControls query={query} onChange={onChange} />}
      <FilterPanel query={query} counts={counts} onChange={onChange} />
    </>
  );
}

/** What was chosen from a list before the script took over what the server wrote counts as chosen now. */
function useChosenEarly({ query, onChange }: Pick<SearchFiltersProps, 'query' | 'onChange'>): void {
  const looked = useRef(false);
  useLayoutEffect(() => {
    const form = document.getElementById(SEARCH_FORM);
    if (looked.current || !(form instanceof HTMLFormElement)) return;
    looked.current = true;
    const fields = readFields(form);
    const chosen = readCenterQuery(fields);
    const names = (['state', 'within', 'sort'] as const).filter(
      (name) => fields.has(name) && chosen[name] !== query[name],
    );
    if (names.length > 0) onChange(Object.fromEntries(names.map((name) => [name, chosen[name]])));
  }, [query, onChange]);
}
