import { Link, useHref, useNavigate } from 'react-router-dom';
import { type CenterQuery, readCenterQuery, writeCenterQuery } from '#core/search/center-query.ts';
import { FieldFrame } from '../../forms/fields/field-frame.tsx';
import { SelectField } from '../../forms/fields/select-field.tsx';
import { pageText, useText } from '../../text.tsx';
import { readFields } from '../search/read-fields.ts';
import { SearchBox } from '../search/search-box.tsx';

const useHomeText = pageText('home');

/**
 * The one box that understands, and the way to what is near; state and level are a tap further, and there at once on a
 * wide screen.
 */
export function HomeSearch() {
  const home = useHomeText();
  const { lists } = useText();
  const navigate = useNavigate();
  const search = (query: CenterQuery) =>
    navigate({ pathname: '/directory', search: writeCenterQuery(query).toString() });
  return (
    <form
      action={useHref('/directory')}
      aria-label={home.searchLabel}
      className="card space-y-3 p-4 sm:p-6"
      onSubmit={(event) => {
        event.preventDefault();
        search(readCenterQuery(readFields(event.currentTarget)));
      }}
    >
      <FieldFrame id="home-q" words={{ label: home.box }}>
        <SearchBox id="home-q" className="relative" placeholder={home.boxExample} onSearch={search} />
      </FieldFrame>
      <button type="submit" className="button button-primary w-full">
        {home.searchCenters}
      </button>
      {/* A search like any other: its page asks for the position, or without a script for the place. */}
      <Link
        to={{ pathname: '/directory', search: new URLSearchParams({ q: home.nearMe }).toString() }}
        className="button button-secondary w-full"
      >
        {home.findNearMe}
      </Link>
      {/* What it opens stands beside it: older browsers cannot show what is inside of one that is closed. */}
      <details className="lg:hidden">
        <summary className="link flex min-h-11 cursor-pointer items-center">{home.byStateAndLevel}</summary>
      </details>
      <div className="hidden gap-3 lg:grid lg:grid-cols-2 [details[open]+&]:grid">
        <SelectField
          id="home-state"
          name="state"
          label={home.state}
          list={lists.states}
          any={home.allStates}
        />
        <SelectField
          id="home-level"
          name="level"
          label={home.level}
          list={lists.levels}
          any={home.anyLevel}
        />
      </div>
    </form>
  );
}
