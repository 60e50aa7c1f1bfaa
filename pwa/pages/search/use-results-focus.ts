import { type RefObject, useEffect, useRef } from 'react';
import { type CenterQuery, writeCenterQuery } from '#core/center-query.ts';
import { NEAR_FIELD, type PlaceTrouble } from '../../near/near-field.tsx';

/**
 * Where the keyboard goes when an answer is there. A new page of results starts at its top. Whoever has sent a search
 * goes on with what it found, or with the place that it does not know; whoever taps a filter stays there.
 */
export function useResultsFocus(
  answered: CenterQuery,
  placeTrouble: PlaceTrouble,
): { heading: RefObject<HTMLHeadingElement | null>; sent: RefObject<boolean> } {
  const heading = useRef<HTMLHeadingElement>(null);
  const sent = useRef(false);
  const last = useRef(answered);
  useEffect(() => {
    const before = last.current;
    last.current = answered;
    if (before === answered) return;
    if (sent.current) (placeTrouble ? document.getElementById(NEAR_FIELD) : heading.current)?.focus();
    else if (isOtherPage(before, answered)) {
      heading.current?.focus();
      heading.current?.scrollIntoView({ block: 'start' });
    }
    sent.current = false;
  }, [answered, placeTrouble]);
  return { heading, sent };
}

/** A filter goes back to the first page, too; this is of the same search. */
function isOtherPage(before: CenterQuery, now: CenterQuery): boolean {
  const { page } = now;
  return before.page !== page && `${writeCenterQuery({ ...before, page })}` === `${writeCenterQuery(now)}`;
}
