import { type FilterName, filterGroups } from '#core/search/filters.ts';
import { pageText, useText } from '../text.tsx';

const useTopics = pageText('topics');

/** What a person reads for the values of each filter group. For late code: those of topics come with it. */
export function useFilterLabels(): (name: FilterName) => Readonly<Record<string, string>> {
  const { lists } = useText();
  const topics = useTopics();
  return (name) => {
    const { name: list } = filterGroups[name];
    return list === 'topics' ? topics : lists[list].labels;
  };
}
