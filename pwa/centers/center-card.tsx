import { Phone } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Center } from '#core/center/center.ts';
import { isDelisted } from '#core/center/freshness.ts';
import { showPhone } from '#core/center/phone.ts';
import { type Filters, filterNames } from '#core/search/filters.ts';
import { useLateButtons } from '../my-list/late-buttons.ts';
import { latePart } from '../site/late-part.tsx';
import { TextButton } from '../sms/sms-button.tsx';
import { useText } from '../text.tsx';
import { CallLink } from './call-link.tsx';
import { factsOf, levelsOf } from './card-facts.ts';
import { CheckedWhen } from './checked-when.tsx';
import { LimitLines } from './limit-lines.tsx';

const AskedFacts = latePart(() => import('./asked-facts.tsx'));
const CardMore = latePart(() => import('./card-more.tsx'));

/** How many facts a card shows; "+N more" opens the others. */
const SHOWN_FACTS = 2;
/** In characters. A longer name, of one center in ten, stands on a phone in smaller letters: Call is to be on the first screen. */
const LONG_NAME = 60;

/**
 * One center in any list: enough to know whether to call, and the call. Its page says the rest. On the smallest phones
 * the call comes before what is only read.
 */
export function CenterCard({
  center,
  miles,
  asked,
  headingLevel: Heading = 'h3',
  shared,
}: {
  center: Center;
  /** How far it is, in a list around a place; null where its position is not known. */
  miles?: number | null;
  /** What the list was filtered by: facts that match it come first. */
  asked?: Filters;
  headingLevel?: 'h2' | 'h3';
  /** The list has another center of this name in this city. */
  shared?: boolean;
}) {
  const words = useText();
  const { center: text, directory } = words;
  const { card } = text;
  const { SaveCenter } = useLateButtons();
  const address = `/centers/${center.slug}`;
  // Its code is for what was asked for, and comes for nothing else.
  const isAsked = asked && filterNames.some((name) => asked[name].length > 0);
  const { levels, shownLevels } = levelsOf(center, words, asked);
  const topics = (asked?.topic ?? []).filter((asked) => center.topics.some(({ topic }) => topic === asked));
  const shownTopics = topics.slice(0, SHOWN_FACTS);
  const facts = factsOf(center, words, asked);
  const shown = facts.slice(0, SHOWN_FACTS - shownTopics.length);
  const all = levels.length + topics.length + facts.length + Number(center.website !== null);
  const hidden = all - shownLevels.length - shownTopics.length - shown.length;
  // Heard by itself, a name that others have, too, says nothing without its place.
  const told = [center.name, shared && center.street, center.city].filter(Boolean).join(', ');
  return (
    <article className="card flex h-full flex-col gap-1 px-3 py-2 sm:gap-1.5 sm:p-4">
      <div className="flex items-start justify-between gap-2">
        <Heading
          className={`${center.name.length > LONG_NAME ? 'text-sm' : 'text-base'} leading-tight sm:text-lg`}
        >
          <Link
            to={address}
            className="underline decoration-line underline-offset-4 hover:decoration-current"
          >
            {center.name}
          </Link>
        </Heading>
        {/* Its place is kept: it comes a little later. */}
        <div className="-mt-2 -mr-3 -mb-3 min-h-11 min-w-11 shrink-0 print:hidden">
          {SaveCenter && <SaveCenter center={center} className="px-2.5" iconOnly />}
        </div>
      </div>
      <p className="text-sm leading-tight text-muted sm:leading-snug">
        {miles !== undefined && (
          <>
            <span className="font-semibold text-ink">
              {directory.distance(miles, center.approximateLocation)}
            </span>
            {' · '}
          </>
        )}
        {center.street && `${center.street}, `}
        {center.city}, {center.state}
      </p>
      <ul aria-label={card.levels} className="flex flex-wrap gap-1.5 max-[359px]:order-1">
        {shownLevels.map((level) => (
          <li key={level} className="badge bg-action-soft font-medium">
            {level}
          </li>
        ))}
        {levels.length === 0 && <li className="text-sm text-muted">{card.noLevel}</li>}
      </ul>
      {isDelisted(center) && center.source && (
        <p className="text-sm leading-snug font-medium">{card.delisted(center.source, center.sourceYear)}</p>
      )}
      <LimitLines center={center} />
      <p className="text-sm leading-tight empty:hidden max-[389px]:order-1 sm:leading-snug">
        {isAsked && (
          <AskedFacts center={center} asked={asked} topics={shownTopics} last={shown.length === 0} />
        )}
        {shown.join(' · ')}
      </p>

      <div className="mt-auto">
        <p className="flex flex-wrap gap-1 pt-1">
          {center.phone && (
            <CallLink
              center={center}
              phone={center.phone}
              className="button button-primary flex-[1_1_9rem] px-1.5 leading-tight max-[359px]:text-[0.95rem]"
            >
              <Phone aria-hidden="true" className="size-4 max-[359px]:hidden" />
              <span>
                {card.call} <span className="inline-block">{showPhone(center.phone)}</span>
                <span className="sr-only">, {told}</span>
              </span>
            </CallLink>
          )}
          <TextButton center={center} className="border-transparent px-2.5">
            <span className="sr-only">
              {card.textMe} {card.theDetailsOf(told)}
            </span>
          </TextButton>
        </p>
        <div className="-mt-1 -mb-2 flex flex-wrap items-center gap-x-3 text-sm text-muted sm:mt-0">
          <span className="flex-[1_1_4rem] leading-snug [overflow-wrap:normal] max-sm:text-xs">
            <CheckedWhen center={center} />
          </span>
          {hidden > 0 && <CardMore center={center} topics={topics} hidden={hidden} told={told} />}
          <Link
            to={address}
            className="link inline-flex min-h-11 shrink-0 items-center text-base print:hidden"
          >
            {card.viewDetails}
            <span className="sr-only">, {told}</span>
          </Link>
        </div>
      </div>
    </article>
  );
}
