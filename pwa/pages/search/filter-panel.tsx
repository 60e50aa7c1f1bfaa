import { useState } from 'react';
import type { CenterQuery, FilterCounts } from '#core/center-query.ts';
import { type FilterName, filterNames } from '#core/filters.ts';
import { isState, type Jurisdiction, jurisdictions, parseJurisdiction } from '#core/lists.ts';
import type { ValueList } from '#core/value-list.ts';
import { SelectField } from '../../components/select-field.tsx';
import { latePart } from '../../site/late-part.tsx';
import { useText } from '../../text.tsx';
import { FilterChips } from './filter-chips.tsx';
import { SEARCH_FORM } from './search-form.tsx';

/** How many chips a group shows before "More" (spec, section 9). */
const SHOWN: Record<FilterName, number> = {
  level: 5,
  population: 4,
  insurance: 3,
  modality: 3,
  accreditation: 3,
  language: 3,
};

const FurtherFilters = latePart(() => import('./further-filters.tsx'), 'col-span-full');

export function FilterPanel({
  query,
  counts,
  onChange,
}: {
  query: CenterQuery;
  /** Undefined until the first results are there. */
  counts: FilterCounts | undefined;
  onChange: (change: Partial<CenterQuery>) => void;
}) {
  const { directory, lists } = useText();
  const { filters } = directory;
  // On a phone the results come first: only what most people choose by stands before them. What was opened by a
  // choice stays open: its chip has the focus when it is taken back.
  const [open, setOpen] = useState(() =>
    filterNames.some((name) => name !== 'level' && query[name].length > 0),
  );
  const chips = (name: FilterName) => (
    <FilterChips
      key={name}
      name={name}
      shown={SHOWN[name]}
      chosen={query[name]}
      counts={counts?.[name]}
      onChange={(values) => onChange({ [name]: values })}
    />
  );
  return (
    <section
      aria-label={filters.title}
      className="card grid print:hidden gap-x-6 gap-y-4 p-5 md:grid-cols-2 lg:grid-cols-[11rem_1.2fr_1fr_1fr]"
    >
      <SelectField
        id="directory-state"
        label={filters.state}
        list={{
          values: offeredStates(lists.states.values, query, counts),
          labels: lists.jurisdictions.labels,
        }}
        any={filters.allStates}
        name="state"
        form={SEARCH_FORM}
        value={query.state ?? ''}
        onChange={(event) => onChange({ state: parseJurisdiction(event.target.value) })}
      />
      {chips('level')}
      <button
        type="button"
        className="link needs-script min-h-11 cursor-pointer text-left md:hidden"
        aria-expanded={open}
        aria-controls="more-filters"
        onClick={() => setOpen(!open)}
      >
        {open ? filters.hideMore : filters.showMore}
      </button>
      <div id="more-filters" className={`${open ? 'contents' : 'folded hidden'} md:contents`}>
        {chips('population')}
        {chips('insurance')}
        <FurtherFilters query={query} chips={chips} />
      </div>
    </section>
  );
}

/** The 50 states, and any other jurisdiction that has centers here. */
function offeredStates(
  states: readonly Jurisdiction[],
  query: CenterQuery,
  counts: FilterCounts | undefined,
): ValueList<Jurisdiction>['values'] {
  const others = jurisdictions.values.filter(
    (code) => !isState(code) && (code === query.state || (counts?.state[code] ?? 0) > 0),
  );
  return [...states, ...others] as [Jurisdiction, ...Jurisdiction[]];
}
