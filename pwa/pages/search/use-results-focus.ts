import { type RefObject, useEffect, useRef } from 'react';
import { type CenterQuery, writeCenterQuery } from '#core/search/center-query.ts';
import { NEAR_FIELD } from './near-field.tsx';

/** The id of what is said above the results of how the search was read. */
export const TOLD = 'told';

/**
 * Where the keyboard goes when an answer is there. A new page of results starts at its top. Whoever has sent a search
 * goes on with what it found, or with the place that it does not know; whoever taps a filter stays there.
 */
export function useResultsFocus(
  answered: CenterQuery,
  isUnknownPlace: boolean,
  isSearching: boolean,
): {
  heading: RefObject<HTMLHeadingElement | null>;
  sent: RefObject<boolean>;
  /** Whether somebody has sent the search that is shown. */
  wasSent: boolean;
  /** Of the heading: what gets the keyboard is read out by that, and not once more. */
  live: 'polite' | 'off';
} {
  const heading = useRef<HTMLHeadingElement>(null);
  const sent = useRef(false);
  const last = useRef(answered);
  const live = useRef<'polite' | 'off'>('polite');
  const wasSent = useRef(false);
  const isNew = last.current !== answered;
  if (isNew || isSearching) {
    wasSent.current = sent.current;
    live.current = sent.current || (isNew && isOtherPage(last.current, answered)) ? 'off' : 'polite';
  }
  useEffect(() => {
    const before = last.current;
    last.current = answered;
    if (before === answered) return;
    if (sent.current) (isUnknownPlace ? document.getElementById(NEAR_FIELD) : heading.current)?.focus();
    else if (isOtherPage(before, answered)) {
      heading.current?.focus();
      heading.current?.scrollIntoView({ block: 'start' });
    }
    sent.current = false;
  }, [answered, isUnknownPlace]);
  return { heading, sent, wasSent: wasSent.current, live: live.current };
}

/** A filter goes back to the first page, too; this is of the same search. */
function isOtherPage(before: CenterQuery, now: CenterQuery): boolean {
  const { page } = now;
  return before.page !== page && `${writeCenterQuery({ ...before, page })}` === `${writeCenterQuery(now)}`;
}
