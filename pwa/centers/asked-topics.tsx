import type { Topic } from '#core/lists/topic-values.ts';
import { useFilterLabels } from '../components/use-filter-labels.ts';

/** What a card says first of what was asked for by topic, whose words no first view has. */
export default function AskedTopics({ topics, last }: { topics: readonly Topic[]; last: boolean }) {
  const labels = useFilterLabels()('topic');
  return `${topics.map((topic) => labels[topic]).join(' · ')}${last ? '' : ' · '}`;
}
