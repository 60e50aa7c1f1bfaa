import type { ComponentProps } from 'react';
import { type CenterQuery, MAX_QUERY_LENGTH } from '#core/search/center-query.ts';
import { laterPart } from '../../site/late-part.tsx';

const Suggestions = laterPart(() => import('./suggestions.tsx'));

/** The one box that understands. What makes a combobox of it comes later, and until then it is a field like any other. */
export function SearchBox({
  id,
  className,
  label,
  onSearch,
  ...field
}: Omit<ComponentProps<'input'>, 'id' | 'className'> & {
  id: string;
  /** Of the frame, below which the suggestions are: it is `relative`. */
  className: string;
  /** Where no frame says it. */
  label?: string;
  /** Goes on with a suggestion that was taken. */
  onSearch: (search: CenterQuery) => void;
}) {
  return (
    <div className={className}>
      {label && <label htmlFor={id}>{label}</label>}
      <input
        type="search"
        id={id}
        name="q"
        className="field"
        maxLength={MAX_QUERY_LENGTH}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="search"
        {...field}
      />
      <Suggestions field={id} onSearch={onSearch} />
    </div>
  );
}
