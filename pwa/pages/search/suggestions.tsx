import { Building2, HeartHandshake, MapPin } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { type CenterQuery, readCenterQuery } from '#core/search/center-query.ts';
import type { Suggestion } from '#core/search/question/suggest.ts';
import { useFilterLabels } from '../../components/use-filter-labels.ts';
import { describeSuggestion, type LabelsOf } from '../../directory/suggestions.ts';
import { pageText, useText } from '../../text.tsx';
import { optionId, useCombobox } from './use-combobox.ts';
import { useRoomBelow } from './use-room-below.ts';
import { useSuggestions } from './use-suggestions.ts';

const useSuggestionsText = pageText('suggestions');

const icons = { topic: HeartHandshake, place: MapPin, center: Building2 };

/** Makes a combobox of the search box: what may be meant lies over the page while somebody types. */
export default function Suggestions({
  field,
  onSearch,
}: {
  /** The id of the field. */
  field: string;
  onSearch: (search: CenterQuery) => void;
}) {
  const words = useSuggestionsText();
  const labelsOf = useLabels();
  const navigate = useNavigate();
  const { suggestions, ask, close } = useSuggestions(field);
  const list = `${field}-suggestions`;
  const take = (suggestion: Suggestion) => {
    close();
    if (suggestion.kind === 'center') return navigate(`/centers/${suggestion.slug}`);
    const search = readCenterQuery(new URLSearchParams(suggestion.params));
    // What was typed has become filters.
    (document.getElementById(field) as HTMLInputElement).value = search.q;
    onSearch(search);
  };
  const active = useCombobox({
    field,
    list,
    options: suggestions,
    onType: ask,
    onTake: take,
    onClose: close,
  });
  const open = suggestions.length > 0;
  const room = useRoomBelow(field, suggestions);
  return (
    <>
      <p role="status" className="sr-only">
        {open && words.count(suggestions.length)}
      </p>
      {open && (
        <div
          role="listbox"
          id={list}
          aria-label={words.label}
          tabIndex={-1}
          className="absolute inset-x-0 top-full z-20 mt-1 overflow-y-auto overscroll-contain rounded-lg border border-field-line bg-card shadow-lg print:hidden"
          style={{ maxHeight: room }}
          // The keyboard stays in the field, or the list would be gone before the tap.
          onMouseDown={(event) => event.preventDefault()}
        >
          {suggestions.map((suggestion, index) => {
            const { kind } = suggestion;
            const { label, detail } = describeSuggestion(suggestion, labelsOf);
            const Icon = icons[kind];
            const startsKind = index > 0 && suggestions[index - 1]?.kind !== kind;
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field, where the keyboard is, hears its keys
              <div
                key={kind === 'center' ? suggestion.slug : suggestion.params}
                role="option"
                id={optionId(list, index)}
                aria-selected={index === active}
                tabIndex={-1}
                className={`flex min-h-11 cursor-pointer items-center gap-3 px-3 py-1.5 leading-snug hover:bg-action-soft aria-selected:bg-action-soft aria-selected:outline-3 aria-selected:-outline-offset-3 aria-selected:outline-action ${startsKind ? 'border-t border-field-line' : ''}`}
                onClick={() => take(suggestion)}
              >
                <Icon aria-hidden="true" className="size-5 shrink-0 text-muted" />
                <span className="min-w-0 grow">
                  {label} {detail && <span className="block text-sm text-muted">{detail}</span>}
                </span>{' '}
                <span className="shrink-0 text-sm text-muted">{words.kinds[kind]}</span>
              </div>
            );
          })}
        </div>
      )}
    </>
  );
}

function useLabels(): LabelsOf {
  const filterLabels = useFilterLabels();
  const { lists } = useText();
  return (name) => (name === 'state' ? lists.jurisdictions.labels : filterLabels(name));
}
