import { Link } from 'react-router-dom';
import { type CenterQuery, type PlaceAnswer, radii, writeCenterQuery } from '#core/center-query.ts';
import { near as en } from '#core/i18n/en/near.ts';
import { near as es } from '#core/i18n/es/near.ts';
import { SelectField } from '../components/select-field.tsx';
import { SEARCH_FORM } from '../pages/directory/search-form.tsx';
import { usePageText } from '../text.tsx';
import { PLACE_PROBLEM } from './near-field.tsx';

const radiusValues = radii.map(String) as [string, ...string[]];

function mapRadii(label: (miles: number) => string): Record<string, string> {
  return Object.fromEntries(radii.map((miles) => [miles, label(miles)]));
}

/** Below the field of a search around a place: how far and in which order; or what the place may be. */
export default function NearControls({
  query,
  near,
  onChange,
}: {
  query: CenterQuery;
  /** Undefined until the first answer is there. */
  near: PlaceAnswer | undefined;
  onChange: (change: Partial<CenterQuery>) => void;
}) {
  const text = usePageText({ en, es });
  return (
    <div className="mt-3 space-y-3">
      {near && 'choices' in near && <PlaceProblem query={query} near={near} />}
      <div className="grid gap-3 min-[26rem]:grid-cols-2 sm:flex">
        <SelectField
          id="directory-within"
          label={text.within}
          list={{ values: radiusValues, labels: mapRadii(text.miles) }}
          any={text.anyDistance}
          name="within"
          form={SEARCH_FORM}
          value={query.within ?? ''}
          onChange={({ target }) =>
            onChange({ within: radii.find((miles) => String(miles) === target.value) })
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
      </div>
      <p className="prose-width text-sm text-muted">{text.measured}</p>
    </div>
  );
}

/** What is unclear about the place, and the places that may be meant. */
function PlaceProblem({
  query,
  near: { choices, fromCenters },
}: {
  query: CenterQuery;
  near: Extract<PlaceAnswer, { choices: unknown }>;
}) {
  const text = usePageText({ en, es });
  if (choices.length === 0) {
    return (
      <p id={PLACE_PROBLEM} className="leading-snug font-semibold text-emergency">
        {fromCenters ? text.unknownYet(query.near) : text.unknown(query.near)}
      </p>
    );
  }
  return (
    <div className="rounded-lg bg-action-soft px-4 py-3">
      <p id={PLACE_PROBLEM} className="font-semibold">
        {text.which(query.near)}
      </p>
      <ul className="grid grid-cols-2 gap-x-5 sm:flex sm:flex-wrap">
        {choices.map(({ name }) => (
          <li key={name}>
            <Link
              to={{ search: writeCenterQuery({ ...query, near: name, page: 1 }).toString() }}
              className="link inline-flex min-h-11 items-center"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
