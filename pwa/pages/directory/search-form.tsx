import { Search } from 'lucide-react';
import { useState } from 'react';
import { MAX_QUERY_LENGTH } from '#core/center-query.ts';
import { useText } from '../../text.tsx';

export function SearchForm({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const { search } = useText().directory;
  const [typed, setTyped] = useState(q);
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is unknown to the oldest browsers that we serve
    <form
      role="search"
      className="flex gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed);
      }}
    >
      <input
        type="search"
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
