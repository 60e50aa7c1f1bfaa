import type { CenterQuery, FilterCounts } from '#core/center-query.ts';
import { type FilterName, filterNames } from '#core/filters.ts';
import { isState, jurisdictions, parseJurisdiction, states, type ValueList } from '#core/lists.ts';
import { SelectField } from '../../components/select-field.tsx';
import { useText } from '../../text.tsx';
import { FilterChips } from './filter-chips.tsx';

/** How many chips a group shows before "More" (spec, section 9). */
const SHOWN: Record<FilterName, number> = { level: 4, population: 4, insurance: 3 };

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
  const { filters } = useText().directory;
  return (
    <section aria-label={filters.title} className="card grid gap-x-8 gap-y-5 p-5 lg:grid-cols-[14rem_1fr]">
      <SelectField
        id="directory-state"
        label={filters.state}
        list={offeredStates(query, counts)}
        any={filters.allStates}
        value={query.state ?? ''}
        onChange={(state) => onChange({ state: parseJurisdiction(state) })}
      />
      <div className="grid gap-x-8 gap-y-4 md:grid-cols-2">
        {filterNames.map((name) => (
          <FilterChips
            key={name}
            name={name}
            shown={SHOWN[name]}
            chosen={query[name]}
            counts={counts?.[name]}
            onChange={(values) => onChange({ [name]: values })}
          />
        ))}
      </div>
    </section>
  );
}

/** The 50 states, and any other jurisdiction that has centers here. */
function offeredStates(query: CenterQuery, counts: FilterCounts | undefined): ValueList {
  const others = jurisdictions.values.filter(
    (code) => !isState(code) && (code === query.state || (counts?.state[code] ?? 0) > 0),
  );
  return { values: [...states.values, ...others], labels: jurisdictions.labels };
}
