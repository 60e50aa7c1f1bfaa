import { Search, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { type CenterQuery, CLEAR, writeCenterQuery } from '#core/search/center-query.ts';
import { chipsOf, withoutChip } from '#core/search/question/chips.ts';
import { pageText, useText } from '../../text.tsx';
import { CHANGE_BUTTON, SearchButton } from './search-form.tsx';
import { useChipLabel } from './use-chip-label.ts';

const useNearText = pageText('near');

/**
 * All that was asked, each a link that takes it back. On a phone it is one line, in which one swipes, with a button
 * that opens the fields of the search.
 */
export default function AskedLine({
  query,
  folded,
  onClear,
}: {
  query: CenterQuery;
  /** On a phone the fields of the search are folded away. */
  folded: boolean;
  /** All of it was taken back, or the last of it: the keyboard has lost its place. */
  onClear: () => void;
}) {
  const { tools, filters } = useText().directory;
  const { active } = useNearText();
  const label = useChipLabel();
  const chips = chipsOf({ query });
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number>(undefined);

  // The keyboard goes on at the next one.
  const left = chips.length;
  useEffect(() => {
    if (removed.current === undefined) return;
    list.current?.querySelectorAll('a')[Math.min(removed.current, left - 1)]?.focus();
    removed.current = undefined;
  }, [left]);

  return (
    <div className="flex items-start gap-2 print:hidden">
      {folded && (
        <button
          type="button"
          id={CHANGE_BUTTON}
          className="button button-secondary needs-script bg-card px-2.5 sm:hidden"
        >
          <Search aria-hidden="true" className="size-5" />
          <span className="sr-only">
            {tools.change} {chips.map(label).join(' · ')}
          </span>
        </button>
      )}
      <ul
        ref={list}
        aria-label={active.title}
        className="relative -m-1 flex min-w-0 grow gap-2 p-1 [scrollbar-width:none] max-sm:overflow-x-auto sm:flex-wrap"
      >
        {chips.map((chip, index) => (
          <li key={`${chip.name}:${chip.value}`} className="shrink-0 sm:shrink">
            <Link
              to={{ search: writeCenterQuery(withoutChip(query, chip)).toString() }}
              className="badge inline-flex min-h-11 items-center gap-1.5 rounded-full border border-line px-3.5 hover:border-action"
              onClick={() => {
                if (left === 1) onClear();
                else removed.current = index;
              }}
            >
              <span className="sr-only">{active.remove} </span>
              {label(chip)}
              <X aria-hidden="true" className="size-4 shrink-0 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
      <SearchButton
        toggle={CLEAR}
        className="button button-secondary shrink-0 px-2.5 sm:px-5"
        onClick={onClear}
      >
        <X aria-hidden="true" className="size-5 sm:hidden" />
        <span className="sr-only sm:not-sr-only">{filters.clear}</span>
      </SearchButton>
    </div>
  );
}
