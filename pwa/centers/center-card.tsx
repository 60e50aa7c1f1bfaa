import { ChevronRight, Phone } from 'lucide-react';
import { memo, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Center } from '#core/center/center.ts';
import { isDelisted } from '#core/center/freshness.ts';
import { showPhone } from '#core/center/phone.ts';
import { type Filters, filterNames } from '#core/search/filters.ts';
import { useLateButton } from '../my-list/late-buttons.ts';
import { latePart } from '../site/late-part.tsx';
import { TextButton } from '../sms/sms-button.tsx';
import { useText } from '../text.tsx';
import { CallLink } from './call-link.tsx';
import { factsOf, levelsOf } from './card-facts.ts';
import { CheckedWhen } from './checked-when.tsx';
import { LimitLines } from './limit-lines.tsx';

const AskedFacts = latePart(() => import('./asked-facts.tsx'));
const CardDetails = latePart(() => import('./card-details.tsx'));

/** How many facts a card shows; "+N more" opens the others. */
const SHOWN_FACTS = 2;
/** In characters. A longer name, of one center in ten, stands on a phone in smaller letters: Call is to be on the first screen. */
const LONG_NAME = 60;
/** In characters: it fills a line of a phone by itself. */
const LONG_LEVEL = 26;
/** In characters. A longer number has an extension. */
const NUMBER = 12;

/**
 * One center in any list: enough to know whether to call, and the call. Its page says the rest. On the smallest phones
 * the call comes before what is only read.
 */
export const CenterCard = memo(function CenterCard({
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
  const [open, setOpen] = useState(false);
  const opened = useId();
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
  // How fresh a listing is stands in the line of the levels of care where there is room, else behind the facts.
  const isFull = shownLevels.length > 1 || (shownLevels[0] ?? '').length > LONG_LEVEL;
  const checked = (
    <span className="text-xs text-muted sm:text-sm">
      <CheckedWhen center={center} />
    </span>
  );
  const number = center.phone ? showPhone(center.phone) : '';
  const isLong = number.length > NUMBER;
  return (
    <article className="card flex h-full flex-col gap-[3px] px-3 py-1.5 sm:gap-1.5 sm:p-4">
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
          <SaveSlot center={center} />
        </div>
      </div>
      <p className="text-sm leading-tight text-muted sm:leading-snug">
        {miles !== undefined && (
          <>
            <span aria-hidden="true" className="font-semibold whitespace-nowrap text-ink">
              {directory.shortDistance(miles)}
            </span>
            <span className="sr-only">{directory.distance(miles, center.approximateLocation)}</span>
            {' · '}
          </>
        )}
        {center.street && `${center.street}, `}
        {center.city}, {center.state}
      </p>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-0.5 max-[359px]:order-1">
        <ul aria-label={card.levels} className="flex flex-wrap gap-1.5">
          {shownLevels.map((level) => (
            <li key={level} className="badge bg-action-soft font-medium max-sm:py-0">
              {level}
            </li>
          ))}
          {levels.length === 0 && <li className="text-sm text-muted">{card.noLevel}</li>}
        </ul>
        {!isFull && checked}
      </div>
      {isDelisted(center) && center.source && (
        <p className="text-sm leading-snug font-medium">{card.delisted(center.source, center.sourceYear)}</p>
      )}
      <LimitLines center={center} />
      <div className="flex flex-wrap items-center gap-x-1.5 text-sm leading-tight max-[389px]:order-1 min-[390px]:items-end sm:leading-snug">
        <p className="flex-[1_1_9rem] [overflow-wrap:normal]">
          {isAsked && (
            <AskedFacts
              center={center}
              asked={asked}
              topics={shownTopics}
              last={shown.length === 0 && !isFull}
            />
          )}
          {shown.join(' · ')}
          {isFull && shown.length > 0 && ' · '}
          {isFull && checked}
        </p>
        {hidden > 0 && (
          // As high as a thumb, over what is only read above it.
          <button
            type="button"
            aria-expanded={open}
            aria-controls={opened}
            className="link needs-script min-h-11 min-w-11 shrink-0 cursor-pointer items-end justify-end min-[390px]:-mt-7 min-[390px]:flex"
            onClick={() => setOpen(!open)}
          >
            {card.more(hidden)}
            <span className="sr-only">, {told}</span>
          </button>
        )}
      </div>

      <p className="mt-auto flex flex-wrap gap-1 pt-0.5 sm:pt-1">
        {center.phone && (
          <CallLink
            center={center}
            phone={center.phone}
            className="button button-primary flex-[1_1_9rem] px-1.5 py-0 leading-tight sm:basis-[13rem]"
          >
            <Phone
              aria-hidden="true"
              className={`size-4 shrink-0 ${isLong ? 'max-sm:hidden' : 'max-[389px]:hidden'}`}
            />
            <span>
              {card.call} <span className={`inline-block ${isLong ? 'max-sm:text-sm' : ''}`}>{number}</span>
              <span className="sr-only">, {told}</span>
            </span>
          </CallLink>
        )}
        <TextButton center={center} className="border-transparent px-2.5">
          <span className="sr-only">
            {card.textMe} {card.theDetailsOf(told)}
          </span>
        </TextButton>
        <Link
          to={address}
          className="link inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center sm:ml-auto sm:px-2 print:hidden"
        >
          <ChevronRight aria-hidden="true" className="size-6 sm:hidden" />
          <span className="max-sm:sr-only">{card.viewDetails}</span>
          <span className="sr-only">, {told}</span>
        </Link>
      </p>
      <div id={opened} className="empty:hidden max-[389px]:order-1">
        {open && <CardDetails center={center} miles={miles} topics={topics} />}
      </div>
    </article>
  );
});

function SaveSlot({ center }: { center: Center }) {
  const SaveCenter = useLateButton('SaveCenter');
  return SaveCenter && <SaveCenter center={center} className="px-2.5" iconOnly />;
}
