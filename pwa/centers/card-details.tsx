import type { Center } from '#core/center/center.ts';
import type { Topic } from '#core/lists/topic-values.ts';
import { labelOf } from '#core/lists/value-list.ts';
import { FreshnessLine } from '../components/freshness-line.tsx';
import { useFilterLabels } from '../components/use-filter-labels.ts';
import { pageText, useText } from '../text.tsx';
import { WebsiteLink } from './website-link.tsx';

const useCenterPageText = pageText('centerPage');

/** What a card says once it is opened: how far it is to what, the lists of the center whole, its website, who checked it and when. */
export default function CardDetails({
  center,
  miles,
  topics,
}: {
  center: Center;
  /** How far it is, in a list around a place; null where its position is not known. */
  miles: number | null | undefined;
  /** Those that were asked for. */
  topics: readonly Topic[];
}) {
  const { lists, directory } = useText();
  const text = useCenterPageText();
  const topicLabels = useFilterLabels()('topic');
  const groups = [
    [text.distance, miles == null ? [] : [directory.distance(miles, center.approximateLocation)]],
    [text.levels, center.levels.map(({ level }) => lists.levels.labels[level])],
    [text.care, center.care.map(({ care }) => lists.careTypes.labels[care])],
    [text.populations, center.populations.map(({ population }) => lists.populations.labels[population])],
    [text.insurance, center.insurance.map(({ insurance }) => lists.insuranceTypes.labels[insurance])],
    // Of all there may be thirty, and its page has them.
    [text.topics, topics.map((topic) => topicLabels[topic])],
    [text.modalities, center.modalities.map(({ modality }) => lists.modalities.labels[modality])],
    [text.facility.facts.languages, center.languages.map((name) => labelOf(lists.spokenLanguages, name))],
    [text.accreditations, center.accreditations.map(({ name }) => labelOf(lists.knownAccreditations, name))],
  ] as const;
  return (
    <div className="mt-2 space-y-2 border-t border-line pt-2 text-sm leading-snug">
      <dl className="space-y-2">
        {groups.map(
          ([title, values]) =>
            values.length > 0 && (
              <div key={title}>
                <dt className="text-muted">{title}</dt>
                <dd>{values.join(', ')}</dd>
              </div>
            ),
        )}
        {center.website && (
          <div>
            <dt className="text-muted">{text.contact.website}</dt>
            <dd>
              <WebsiteLink to={center.website} />
            </dd>
          </div>
        )}
      </dl>
      <FreshnessLine center={center} />
    </div>
  );
}
