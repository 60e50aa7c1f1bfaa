import { Search } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';
import { useHref } from 'react-router-dom';
import { type CenterQuery, MAX_QUERY_LENGTH, readCenterQuery, TOGGLE } from '#core/center-query.ts';
import { filterNames } from '#core/filters.ts';
import { NearField, type PlaceTrouble } from '../../near/near-field.tsx';
import { useFieldValue } from '../../near/use-field-value.ts';
import { useText } from '../../text.tsx';

/** All that narrows the search belongs to this one form, so that it can be sent without a script. */
export const SEARCH_FORM = 'directory-search';

export function SearchForm({
  query,
  placeTrouble,
  onSearch,
}: {
  query: CenterQuery;
  placeTrouble: PlaceTrouble;
  onSearch: (search: Pick<CenterQuery, 'q' | 'state' | 'near' | 'within' | 'sort'>) => void;
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
        const { q, state, near, within, sort } = readCenterQuery(readFields(event.currentTarget));
        onSearch({ q, state, near, within, sort });
      }}
    >
      {filterNames.flatMap((name) =>
        query[name].map((value) => <input key={value} type="hidden" name={name} value={value} />),
      )}
      <input
        type="search"
        ref={useFieldValue(query.q)}
        name="q"
        className="field col-span-2 sm:col-span-1"
        aria-label={search.label}
        placeholder={search.placeholder}
        maxLength={MAX_QUERY_LENGTH}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="search"
        defaultValue={query.q}
      />
      <NearField value={query.near} trouble={placeTrouble} />
      <button type="submit" className="button button-primary shrink-0 whitespace-nowrap px-4 sm:px-6">
        <Search aria-hidden="true" className="size-5 sm:hidden" />
        <span className="sr-only sm:not-sr-only">{search.submit}</span>
      </button>
    </form>
  );
}

/** What the fields hold, as an address has it: also what was typed or chosen before the script came. */
export function readFields(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams([...new FormData(form)] as [string, string][]);
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
