import type { ReactNode } from 'react';
import type { Center } from '#core/center.ts';
import { labelOf } from '#core/value-list.ts';
import { useText } from '../../text.tsx';
import { ContactCard } from './contact-card.tsx';
import { FactCard } from './fact-card.tsx';
import { ProgramText } from './program-text.tsx';
import { VerificationCard } from './verification-card.tsx';

/** Everything the directory knows of a center, in cards; a card without data is left out. */
export function CenterFacts({ center }: { center: Center }) {
  const { center: text, lists } = useText();
  const { insuranceTypes, knownAccreditations, levels, modalities, populations } = lists;
  return (
    <div className="grid items-start gap-4 md:grid-cols-[1.4fr_1fr] print:grid-cols-[1.4fr_1fr]">
      <div className="space-y-4">
        {center.programHighlights && (
          <FactCard title={text.overview}>
            <ProgramText text={center.programHighlights} />
          </FactCard>
        )}
        <ListCard title={text.levels} values={center.levels.map(({ level }) => levels.labels[level])} />
        <ListCard
          title={text.populations}
          values={center.populations.map(({ population }) => populations.labels[population])}
        />
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
        <ListCard
          title={text.insurance}
          values={center.insurance.map(({ insurance }) => insuranceTypes.labels[insurance])}
        />
        <FacilityCard center={center} />
        <VerificationCard center={center} />
      </div>
    </div>
  );
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

function FacilityCard({ center }: { center: Center }) {
  const { center: text, lists } = useText();
  const { facility } = text;
  const facts: [string, ReactNode][] = [
    [facility.bedCount, center.bedCount !== null && facility.beds(center.bedCount)],
    [facility.ratio, center.staffToClientRatio],
    [facility.languages, center.languages.map((name) => labelOf(lists.spokenLanguages, name)).join(', ')],
    [facility.religiousOrientation, center.religiousOrientation],
  ];
  const known = facts.filter(([, value]) => value);
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
