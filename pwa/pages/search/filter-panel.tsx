import { isState, type Jurisdiction, jurisdictions, parseJurisdiction } from '#core/lists/public-lists.ts';
import type { ValueList } from '#core/lists/value-list.ts';
import type { CenterQuery, FilterCounts } from '#core/search/center-query.ts';
import type { FilterName } from '#core/search/filters.ts';
import { SelectField } from '../../forms/fields/select-field.tsx';
import { useText } from '../../text.tsx';
import { FilterChips } from './filter-chips.tsx';
import { FurtherFilters } from './further-filters.tsx';
import { SEARCH_FORM } from './search-form.tsx';

/** How many chips a group shows before "More" (spec, section 9). */
const SHOWN: Record<FilterName, number> = {
  level: 5,
  care: 2,
  population: 4,
  insurance: 3,
  topic: 8,
  modality: 3,
  accreditation: 3,
  language: 3,
};

/** What narrows a search, in one column. */
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
  const chips = (name: FilterName, labels: Readonly<Record<string, string>>) => (
    <FilterChips
      key={name}
      name={name}
      labels={labels}
      shown={SHOWN[name]}
      chosen={query[name]}
      counts={counts?.[name]}
      onChange={(values) => onChange({ [name]: values })}
    />
  );
  return (
    <div className="space-y-4">
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
      {chips('level', lists.levelChoices.labels)}
      {chips('care', lists.careChoices.labels)}
      {chips('population', lists.populations.labels)}
      {chips('insurance', lists.insuranceTypes.labels)}
      <FurtherFilters query={query} chips={chips} />
    </div>
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
