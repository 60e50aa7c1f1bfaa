import { Check } from 'lucide-react';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatNumber } from '#core/i18n/format.ts';
import { type FilterName, filterGroups } from '#core/search/filters.ts';
import { pageText, useLocale } from '../../text.tsx';
import { SearchButton } from './search-form.tsx';

const useNearText = pageText('near');

/** One group of filter values as chips that toggle, each with the count of centers it would leave. */
export function FilterChips({
  name,
  labels,
  shown,
  chosen,
  counts,
  onChange,
}: {
  name: FilterName;
  /** What a person reads for each of its values. */
  labels: Readonly<Record<string, string>>;
  shown: number;
  chosen: readonly string[];
  counts: Record<string, number> | undefined;
  onChange: (values: string[]) => void;
}) {
  const { further, groups } = useNearText();
  const locale = useLocale();
  const title = groups[name];
  const { values } = filterGroups[name];
  const [open, setOpen] = useState(false);
  const titleId = useId();
  // What is chosen stays in sight even where its chip is behind "More".
  const visible = (value: string, index: number) => open || index < shown || chosen.includes(value);

  return (
    <fieldset aria-labelledby={titleId}>
      <p id={titleId} className="mb-1.5 font-medium">
        {title}
      </p>
      <div className="flex flex-wrap gap-2">
        {values.map((value, index) => {
          const on = chosen.includes(value);
          const none = counts && !counts[value];
          return (
            <SearchButton
              key={value}
              toggle={`${name}:${value}`}
              aria-pressed={on}
              className={`chip${none ? ' chip-none' : ''}${visible(value, index) ? '' : ' folded hidden'}`}
              onClick={() => onChange(on ? chosen.filter((other) => other !== value) : [...chosen, value])}
            >
              {on && <Check aria-hidden="true" className="size-4" />}
              {labels[value]}
              {counts && <span>{formatNumber(counts[value] ?? 0, locale)}</span>}
            </SearchButton>
          );
        })}
        {values.length > shown && (
          <button
            type="button"
            className="link needs-script min-h-11 cursor-pointer px-2"
            // Its name says which of both it does: a state beside it would say that once more.
            aria-label={open ? further.fewerOf(title) : further.moreOf(title)}
            onClick={({ currentTarget }) => {
              // What opens stands before this button: the keyboard goes on there.
              const first = currentTarget.parentElement?.querySelector<HTMLElement>('button.hidden');
              flushSync(() => setOpen(!open));
              first?.focus();
            }}
          >
            {open ? further.fewer : further.more}
          </button>
        )}
      </div>
    </fieldset>
  );
}
