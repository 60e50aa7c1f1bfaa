import type { Center } from '#core/center/center.ts';
import type { Topic } from '#core/lists/topic-values.ts';
import type { Filters } from '#core/search/filters.ts';
import { notStatedBy } from '#core/search/not-stated.ts';
import { useFilterLabels } from '../components/use-filter-labels.ts';
import { pageText } from '../text.tsx';

const useNearText = pageText('near');

/**
 * What a card says first of what was asked for: of what the center says nothing, and the topics. No first view has the
 * words of either.
 */
export default function AskedFacts({
  center,
  asked,
  topics,
  last,
}: {
  center: Center;
  asked: Filters;
  topics: readonly Topic[];
  last: boolean;
}) {
  const { notStated } = useNearText();
  const labels = useFilterLabels()('topic');
  const silent = notStatedBy(center, asked).map((silence) => notStated.groups[silence]);
  const told = topics.map((topic) => labels[topic]).join(' · ');
  return (
    <>
      {silent.length > 0 && <strong className="block">{notStated.card(silent.join(', '))}</strong>}
      {told}
      {told && !last && ' · '}
    </>
  );
}
