import type { CenterQuery } from '#core/search/center-query.ts';
import type { FilterName } from '#core/search/filters.ts';
import type { Suggestion } from '#core/search/question/suggest.ts';
import { askWorker } from './directory-client.ts';

/** The words for a filter's values, and for the states. */
export type LabelsOf = (name: FilterName | 'state') => Readonly<Record<string, string>>;

/**
 * What is being typed may become, at most eight; `given` is what the search has beside it. By this device alone: no
 * request says what is typed. None where no worker runs, or none in time.
 */
export async function findSuggestions(text: string, given: CenterQuery): Promise<Suggestion[]> {
  return (await askWorker((copy) => copy.suggest(text, given)).catch(() => undefined)) ?? [];
}

/** What a person reads of it. The detail is where a center is: many share a name. Of all else it is ''. */
export function describeSuggestion(
  suggestion: Suggestion,
  labelsOf: LabelsOf,
): { label: string; detail: string } {
  if (suggestion.kind === 'center') {
    const { name, street, city, state } = suggestion;
    return { label: name, detail: [street, city, state].filter(Boolean).join(', ') };
  }
  const labels = suggestion.chips.map(({ name, value }) =>
    name === 'near' || name === 'q' ? value : (labelsOf(name)[value] ?? value),
  );
  return { label: labels.join(' · '), detail: '' };
}
