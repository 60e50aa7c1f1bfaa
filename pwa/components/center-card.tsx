import { Globe, Phone } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Center } from '#core/center.ts';
import { labelOf } from '#core/value-list.ts';
import { useLateButtons } from '../my-list/late-buttons.ts';
import { useText } from '../text.tsx';
import { TextButton } from '../text-center/text-button.tsx';
import { CallLink } from './call-link.tsx';
import { FreshnessLine } from './freshness-line.tsx';

/** How many a card shows before "+N more" (spec, section 9). */
const SHOWN = { populations: 3, accreditations: 2 };

/** One center in any list. */
export function CenterCard({
  center,
  miles,
  headingLevel: Heading = 'h3',
}: {
  center: Center;
  /** How far it is, in a list around a place; null where its position is not known. */
  miles?: number | null;
  headingLevel?: 'h2' | 'h3';
}) {
  const { center: text, directory, lists } = useText();
  const { card, newTab } = text;
  const { knownAccreditations, levels, populations } = lists;
  const { SaveCenter } = useLateButtons();
  const address = `/centers/${center.slug}`;
  return (
    <article className="card flex h-full flex-col gap-3 p-5">
      <div>
        <Heading className="text-lg leading-snug">
          <Link to={address} className="hover:underline hover:underline-offset-4">
            {center.name}
          </Link>
        </Heading>
        <p className="-mb-2 flex min-h-11 items-center justify-between text-muted">
          {center.city}, {center.state}
          {SaveCenter && <SaveCenter center={center} className="-mr-3 px-3 text-sm" />}
        </p>
        {miles !== undefined && (
          <p className="text-muted">{directory.distance(miles, center.approximateLocation)}</p>
        )}
      </div>

      <Badges
        label={card.levels}
        values={center.levels.map(({ level }) => levels.labels[level])}
        empty={card.noLevel}
        strong
      />
      <Badges
        label={card.populations}
        values={center.populations.map(({ population }) => populations.labels[population])}
        shown={SHOWN.populations}
      />
      <Badges
        label={card.accreditations}
        values={center.accreditations.map(({ name }) => labelOf(knownAccreditations, name))}
        shown={SHOWN.accreditations}
      />

      <div className="mt-auto space-y-3 pt-1">
        <FreshnessLine center={center} />
        {(center.phone || center.website) && (
          <p className="flex flex-wrap gap-2">
            {center.phone && (
              <CallLink center={center} phone={center.phone} className="button button-primary grow px-3">
                <Phone aria-hidden="true" className="size-4" />
                {card.call} {center.phone}
                <span className="sr-only">, {center.name}</span>
              </CallLink>
            )}
            {center.website && (
              <a
                href={center.website}
                target="_blank"
                rel="noopener noreferrer"
                className="button button-secondary grow px-3"
              >
                <Globe aria-hidden="true" className="size-4" />
                {card.website}
                <span className="sr-only">
                  , {center.name}, {newTab}
                </span>
              </a>
            )}
          </p>
        )}
        <p className="flex items-center justify-between gap-2 print:hidden">
          <Link to={address} className="link inline-flex min-h-11 items-center">
            {card.viewDetails}
            <span className="sr-only">, {center.name}</span>
          </Link>
          <TextButton center={center} className="border-transparent px-3 text-sm">
            {card.textMe}
            <span className="sr-only"> {card.theDetailsOf(center.name)}</span>
          </TextButton>
        </p>
      </div>
    </article>
  );
}

interface BadgesProps {
  label: string;
  values: readonly string[];
  /** All where it is not given. */
  shown?: number;
  /** What to say where there is no value; nothing where it is not given. */
  empty?: string;
  strong?: boolean;
}

function Badges({ label, values, shown = values.length, empty, strong = false }: BadgesProps) {
  const { card } = useText().center;
  if (values.length === 0) return empty ? <p className="text-sm text-muted">{empty}</p> : null;
  const badge = strong ? 'badge bg-action-soft font-medium' : 'badge';
  return (
    <ul aria-label={label} className="flex flex-wrap gap-1.5">
      {values.slice(0, shown).map((value) => (
        <li key={value} className={badge}>
          {value}
        </li>
      ))}
      {values.length > shown && (
        <li className="py-0.5 text-sm text-muted">{card.more(values.length - shown)}</li>
      )}
    </ul>
  );
}
