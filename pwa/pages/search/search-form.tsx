import { Search } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';
import { useHref } from 'react-router-dom';
import { type CenterQuery, readCenterQuery, TOGGLE } from '#core/search/center-query.ts';
import { filterNames } from '#core/search/filters.ts';
import { useText } from '../../text.tsx';
import { NearField } from './near-field.tsx';
import { readFields } from './read-fields.ts';
import { SearchBox } from './search-box.tsx';
import { useFieldValue } from './use-field-value.ts';

/** All that narrows the search belongs to this one form, so that it can be sent without a script. */
export const SEARCH_FORM = 'directory-search';

/** The id of what is searched for, on the search page. */
export const SEARCH_FIELD = 'q';

/** The id of what opens the fields again where they are folded away. */
export const CHANGE_BUTTON = 'change-search';

export function SearchForm({
  query,
  isUnknownPlace,
  onSearch,
}: {
  query: CenterQuery;
  isUnknownPlace: boolean;
  onSearch: (search: Partial<CenterQuery>) => void;
}) {
  const { search } = useText().directory;
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is unknown to the oldest browsers that we serve
    <form
      role="search"
      id={SEARCH_FORM}
      action={useHref('/directory')}
      className="grid grid-cols-[1fr_auto] gap-2 sm:grid-cols-[1fr_13rem_auto]"
      onSubmit={(event) => {
        event.preventDefault();
        const fields = readFields(event.currentTarget);
        const { q, state, near, within, sort } = readCenterQuery(fields);
        // Distance and order come late: who searches before keeps what they had.
        onSearch({ q, state, near, ...(fields.has('within') && { within, sort }) });
      }}
    >
      {filterNames.flatMap((name) =>
        query[name].map((value) => <input key={value} type="hidden" name={name} value={value} />),
      )}
      <SearchBox
        id={SEARCH_FIELD}
        ref={useFieldValue(query.q)}
        className="relative col-span-2 sm:col-span-1"
        label={search.label}
        placeholder={search.placeholder}
        defaultValue={query.q}
        onSearch={onSearch}
      />
      <NearField value={query.near} isUnknown={isUnknownPlace} />
      <button
        type="submit"
        className="button button-primary shrink-0 self-end whitespace-nowrap px-4 sm:px-6"
      >
        <Search aria-hidden="true" className="size-5 sm:hidden" />
        <span className="sr-only sm:not-sr-only">{search.submit}</span>
      </button>
    </form>
  );
}

/** A button that changes the search: at once, and without a script by sending the form with `toggle`. */
export function SearchButton({
  toggle,
  onClick,
  ...button
}: Omit<ComponentProps<'button'>, 'onClick'> & { toggle: string; onClick: () => void }) {
  const change = (event: MouseEvent) => {
    event.preventDefault();
    onClick();
  };
  return (
    <button {...button} type="submit" form={SEARCH_FORM} name={TOGGLE} value={toggle} onClick={change} />
  );
}
