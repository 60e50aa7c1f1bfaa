import { type CenterQuery, radii } from '#core/search/center-query.ts';
import { SelectField } from '../../forms/fields/select-field.tsx';
import { pageText } from '../../text.tsx';
import { SEARCH_FORM } from './search-form.tsx';

const useNearText = pageText('near');

/** What is offered, and what the search has, which may be any whole number of miles. */
function radiiFor({ within }: CenterQuery): number[] {
  return [...new Set([...radii, ...(within ? [within] : [])])].sort((a, b) => a - b);
}

/** Of a search around a place: how far, and in which order. */
export function NearControls({
  query,
  onChange,
}: {
  query: CenterQuery;
  onChange: (change: Partial<CenterQuery>) => void;
}) {
  const text = useNearText();
  const offered = radiiFor(query);
  const within = {
    values: offered.map(String) as [string, ...string[]],
    labels: Object.fromEntries(offered.map((miles) => [miles, text.miles(miles)])),
  };
  return (
    <div className="space-y-3">
      <SelectField
        id="directory-within"
        label={text.within}
        list={within}
        any={text.anyDistance}
        name="within"
        form={SEARCH_FORM}
        value={query.within ?? ''}
        onChange={({ target }) =>
          onChange({ within: offered.find((miles) => String(miles) === target.value) })
        }
      />
      <SelectField
        id="directory-sort"
        label={text.sort}
        list={{ values: ['match'], labels: text.sorts }}
        any={text.sorts.distance}
        name="sort"
        form={SEARCH_FORM}
        value={query.sort === 'match' ? 'match' : ''}
        onChange={({ target }) => onChange({ sort: target.value === 'match' ? 'match' : undefined })}
      />
      <p className="text-sm text-muted">{text.measured}</p>
    </div>
  );
}
