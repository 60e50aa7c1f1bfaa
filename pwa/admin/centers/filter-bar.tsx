import { useEffect, useRef, useState } from 'react';
import { centersList } from '#core/i18n/en/admin/centers.ts';
import {
  type ListingFlaw,
  listingFlaws,
  type ReviewStatus,
  reviewStatuses,
} from '#core/lists/staff-lists.ts';
import { MAX_QUERY_LENGTH } from '#core/search/center-query.ts';
import { SelectField } from '../../forms/fields/select-field.tsx';
import { type CenterFilters, stateChoices } from './list-address.ts';

/** Between the last key and the search, in milliseconds. */
const PAUSE_MS = 250;

/** Search box and filters. It searches while somebody types, and at once on Enter. */
export function CenterFilterBar({
  filters,
  onChange,
}: {
  filters: CenterFilters;
  onChange: (changed: Partial<CenterFilters>, replace?: boolean) => void;
}) {
  const text = centersList;
  const [typed, setTyped] = useState(filters.q);
  const asked = useRef(filters.q);
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Back and Clear change the address from outside.
  useEffect(() => {
    if (filters.q === asked.current) return;
    asked.current = filters.q;
    setTyped(filters.q);
  }, [filters.q]);
  useEffect(() => () => clearTimeout(pending.current), []);

  const search = (q: string, replace: boolean) => {
    clearTimeout(pending.current);
    if (q.trim() === asked.current) return;
    asked.current = q.trim();
    onChange({ q: q.trim() }, replace);
  };

  return (
    <div className="grid items-end gap-4 sm:grid-cols-3 lg:grid-cols-[1fr_10rem_10rem_14rem]">
      {/* biome-ignore lint/a11y/useSemanticElements: <search> is unknown to the oldest browsers that we serve */}
      <form
        role="search"
        className="flex items-end gap-2 sm:col-span-3 lg:col-span-1"
        onSubmit={(event) => {
          event.preventDefault();
          search(typed, false);
        }}
      >
        <input
          type="search"
          className="field"
          aria-label={text.search.label}
          placeholder={text.search.placeholder}
          maxLength={MAX_QUERY_LENGTH}
          autoComplete="off"
          value={typed}
          onChange={({ target: { value } }) => {
            setTyped(value);
            clearTimeout(pending.current);
            pending.current = setTimeout(() => search(value, true), PAUSE_MS);
          }}
        />
        <button type="submit" className="button button-primary shrink-0 px-4 whitespace-nowrap">
          {text.search.submit}
        </button>
      </form>
      <SelectField
        id="centers-state"
        label={text.state}
        list={stateChoices}
        any={text.allStates}
        value={filters.state}
        onChange={({ target }) => onChange({ state: target.value })}
      />
      <SelectField
        id="centers-status"
        label={text.status}
        list={reviewStatuses}
        any={text.allStatuses}
        value={filters.status}
        onChange={({ target }) => onChange({ status: target.value as ReviewStatus | '' })}
      />
      <SelectField
        id="centers-flaw"
        label={text.flaw}
        list={listingFlaws}
        any={text.anyFlaw}
        value={filters.flaw}
        onChange={({ target }) => onChange({ flaw: target.value as ListingFlaw | '' })}
      />
    </div>
  );
}
