import { Search } from 'lucide-react';
import { type ComponentProps, type MouseEvent, useEffect, useRef, useState } from 'react';
import { type CenterQuery, MAX_QUERY_LENGTH, TOGGLE } from '#core/center-query.ts';
import { filterNames } from '#core/filters.ts';
import { useText } from '../../text.tsx';

/** All that narrows the search belongs to this one form, so that it can be sent without a script. */
export const SEARCH_FORM = 'directory-search';

export function SearchForm({ query, onSearch }: { query: CenterQuery; onSearch: (q: string) => void }) {
  const { search } = useText().directory;
  const [typed, setTyped] = useState(query.q);
  const input = useRef<HTMLInputElement>(null);
  // What was typed before the script came.
  useEffect(() => setTyped((typed) => input.current?.value ?? typed), []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is unknown to the oldest browsers that we serve
    <form
      role="search"
      id={SEARCH_FORM}
      action="/directory"
      className="flex gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed);
      }}
    >
      {filterNames.flatMap((name) =>
        query[name].map((value) => <input key={value} type="hidden" name={name} value={value} />),
      )}
      <input
        ref={input}
        type="search"
        name="q"
        className="field"
        aria-label={search.label}
        placeholder={search.placeholder}
        maxLength={MAX_QUERY_LENGTH}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <button type="submit" className="button button-primary shrink-0 whitespace-nowrap px-4 sm:px-6">
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
