import type { Center } from '#core/center/center.ts';
import { listFacts } from '#core/center/facility-facts.ts';
import { languages } from '#core/i18n/languages.ts';
import { type Topic, topicGroups } from '#core/lists/topic-values.ts';
import { labelOf } from '#core/lists/value-list.ts';
import { LimitLines } from '../../centers/limit-lines.tsx';
import { pageText, useLanguage, useText } from '../../text.tsx';
import { ContactCard } from './contact-card.tsx';
import { FactCard } from './fact-card.tsx';
import { ProgramLine, WithPhoneLinks } from './program-line.tsx';
import { VerificationCard } from './verification-card.tsx';

const useCenterPageText = pageText('centerPage');

const useTopics = pageText('topics');

/** Topics that say whom a center is for, beside those of the group. */
const peopleToo: readonly Topic[] = ['TRIBAL', 'CHILDREN_STAY'];

/**
 * Everything the directory knows of a center, in cards: first who can go there and what it costs, then what it offers. A
 * card without data is left out.
 */
export function CenterFacts({ center }: { center: Center }) {
  const { lists } = useText();
  const text = useCenterPageText();
  const topics = useTopics();
  const { careTypes, insuranceTypes, knownAccreditations, levels, modalities, populations } = lists;
  const topicsOf = (group: ReturnType<typeof topicGroupOf>) =>
    center.topics.filter(({ topic }) => topicGroupOf(topic) === group).map(({ topic }) => topics[topic]);
  return (
    <div className="grid items-start gap-4 md:grid-cols-[1.4fr_1fr] print:grid-cols-[1.4fr_1fr]">
      <div className="space-y-4">
        <LimitLines center={center} />
        <ListCard
          title={text.populations}
          values={[
            ...center.populations.map(({ population }) => populations.labels[population]),
            ...topicsOf('people'),
          ]}
        />
        <ListCard
          title={text.insurance}
          values={[
            ...topicsOf('cost'),
            ...center.insurance.map(({ insurance }) => insuranceTypes.labels[insurance]),
          ]}
        />
        <ListCard title={text.care} values={center.care.map(({ care }) => careTypes.labels[care])} />
        <ListCard title={text.levels} values={center.levels.map(({ level }) => levels.labels[level])} />
        <ListCard title={text.topics} values={topicsOf('offer')} />
        <ProgramNames names={center.programNames} />
        {center.programHighlights && (
          <FactCard title={text.overview}>
            <ProgramText text={center.programHighlights} />
          </FactCard>
        )}
        <ListCard
          title={text.modalities}
          values={center.modalities.map(({ modality }) => modalities.labels[modality])}
        />
        <ListCard
          title={text.accreditations}
          values={center.accreditations.map(({ name }) => labelOf(knownAccreditations, name))}
        />
      </div>
      <div className="space-y-4">
        <ContactCard center={center} />
        <FacilityCard center={center} />
        <VerificationCard center={center} />
      </div>
    </div>
  );
}

function topicGroupOf(topic: Topic): 'cost' | 'people' | 'offer' {
  const isIn = (topics: readonly Topic[]) => topics.includes(topic);
  if (isIn(topicGroups.payment)) return 'cost';
  return isIn(topicGroups.people) || isIn(peopleToo) ? 'people' : 'offer';
}

function ListCard({ title, values }: { title: string; values: readonly string[] }) {
  if (values.length === 0) return null;
  return (
    <FactCard title={title}>
      <ul className="flex flex-wrap gap-2">
        {values.map((value) => (
          <li key={value} className="badge px-3 py-1">
            {value}
          </li>
        ))}
      </ul>
    </FactCard>
  );
}

/** As they are called, a phone of their own behind each. */
function ProgramNames({ names }: { names: readonly string[] }) {
  const { programs } = useCenterPageText();
  if (names.length === 0) return null;
  return (
    <FactCard title={programs}>
      <ul className="space-y-1">
        {names.map((name) => (
          <li key={name}>
            <WithPhoneLinks text={name} />
          </li>
        ))}
      </ul>
    </FactCard>
  );
}

/** The center's own words, in the language in which they are; a page in another one says so. */
function ProgramText({ text }: { text: string }) {
  const isForeign = useLanguage() !== languages[0];
  const { inEnglish } = useCenterPageText();
  return (
    <div className="space-y-2">
      {text.split('\n').map((line) => (
        <p key={line} lang={isForeign ? languages[0] : undefined}>
          <ProgramLine line={line} />
        </p>
      ))}
      {isForeign && <p className="text-sm text-muted">{inEnglish}</p>}
    </div>
  );
}

function FacilityCard({ center }: { center: Center }) {
  const { lists } = useText();
  const { facility } = useCenterPageText();
  const known = listFacts(center, facility, lists.spokenLanguages);
  if (known.length === 0) return null;
  return (
    <FactCard title={facility.title}>
      <dl className="space-y-2">
        {known.map(([term, value]) => (
          <div key={term}>
            <dt className="text-sm text-muted">{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </FactCard>
  );
}
