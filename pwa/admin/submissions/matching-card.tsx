import { useEffect, useRef } from 'react';
import { normalizePhone, phoneHref } from '#core/center/phone.ts';
import { clocksIn } from '#core/center/state-time-zones.ts';
import { messageLanguage } from '#core/i18n/en/admin/message-language.ts';
import { matchingText } from '#core/i18n/en/admin/submissions.ts';
import { states } from '#core/lists/public-lists.ts';
import { writeCenterQuery } from '#core/search/center-query.ts';
import type { MatchingRequestRecord } from '#core/staff/submission-review.ts';
import { needFacts, searchFor } from '#core/staff/submission-words.ts';
import { ClaimBar } from '../claims/claim-bar.tsx';
import { About } from '../parts/about.tsx';
import { formatOwnMoment } from '../parts/own-time.ts';
import { StatusBadge } from '../parts/status-badge.tsx';
import { timeBetween } from '../parts/time-left.ts';
import { RemovalButtons, SpamBadge } from '../removal/removal-buttons.tsx';
import { describeFailure, readRefusal } from '../staff-reply.ts';
import { type Handled, useHandle, whomOf } from './matching-handled.tsx';
import { FactList } from './payload-view.tsx';

/** One request: until when, how to reach who asked, and what they need. */
export function MatchingCard({
  request,
  wanted,
  onHandled,
  onTooLate,
}: {
  request: MatchingRequestRecord;
  /** True for the one that the address names. */
  wanted: boolean;
  onHandled: (handled: Handled) => void;
  /** Hears the server's words where somebody else was first. */
  onTooLate: (words: string) => void;
}) {
  const text = matchingText;
  const handle = useHandle();
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (wanted) card.current?.focus();
  }, [wanted]);
  const { id, state, levelsOfCare, createdAt, dueAt, handledAt, handledBy, spam, claim } = request;
  const [due, now] = [Date.parse(dueAt), Date.now()];
  const title = text.requestFrom(states.labels[state]);
  const whom = whomOf(request);
  const change = { id, title: whom, handled: handledAt === null };
  const waits = handledAt === null && !spam;
  return (
    <article
      ref={card}
      tabIndex={-1}
      aria-labelledby={`request-${id}`}
      className="card flex w-full flex-col gap-3 p-5"
    >
      <div className="flex flex-wrap items-center gap-2">
        <h2 id={`request-${id}`} className="text-lg">
          {title}
        </h2>
        {spam && <SpamBadge />}
        {waits && (
          <StatusBadge tone={due < now ? 'bad' : 'waiting'}>
            {due < now ? text.overdue(timeBetween(due, now)) : text.dueIn(timeBetween(due, now))}
          </StatusBadge>
        )}
      </div>
      <div className="text-sm text-muted">
        <p>{text.asked(formatOwnMoment(createdAt))}</p>
        {waits && (
          <>
            <p>{text.due(formatOwnMoment(dueAt))}</p>
            <p>{text.clock(clocksIn(state, new Date(now)))}</p>
          </>
        )}
        {handledAt !== null && <p>{text.handledBy(handledBy ?? '', formatOwnMoment(handledAt))}</p>}
      </div>
      {waits && <ClaimBar subject="matching_request" id={id} claim={claim} about={whom} />}
      <Reach request={request} />
      <section aria-label={`${text.needs}: ${whom}`}>
        <FactList rows={needFacts(request)} />
      </section>
      <div className="mt-auto flex flex-wrap gap-3">
        <a
          className="button button-secondary px-4"
          href={`/directory?${writeCenterQuery(searchFor({ state, levelsOfCare }))}`}
          target="_blank"
          rel="noopener"
        >
          {text.find}
          <About>{whom}</About>
        </a>
        {!spam && (
          <button
            type="button"
            className="button button-secondary px-4"
            disabled={handle.isPending}
            onClick={() =>
              handle.mutate(change, {
                onSuccess: () => onHandled(change),
                onError: (error) => {
                  const refusal = readRefusal(error);
                  if (refusal?.status === 409) onTooLate(refusal.message);
                },
              })
            }
          >
            {handledAt === null ? text.handle : text.reopen}
            <About>{whom}</About>
          </button>
        )}
        <RemovalButtons subject="matching_request" id={id} title={whom} spam={spam} />
      </div>
      {handle.isError && (
        <p role="alert" className="font-semibold text-emergency">
          {describeFailure(handle.error)}
        </p>
      )}
    </article>
  );
}

/** In the way they asked for. */
function Reach({ request }: { request: MatchingRequestRecord }) {
  const text = matchingText;
  const { contactPreference: way, contactInfo: to, userPhone } = request;
  const spoken = messageLanguage.reach(request.language);
  if (to === null) return <p>{text.wiped}</p>;
  const href = {
    CALL_ME: phoneHref(to),
    TEXT_ME: `sms:${normalizePhone(to) ?? to}`,
    EMAIL_ME: `mailto:${encodeURIComponent(to)}?subject=${encodeURIComponent(text.mailSubject)}`,
  }[way];
  return (
    <section aria-label={`${text.reach}: ${whomOf(request)}`} className="space-y-2 rounded-lg bg-sunken p-4">
      {spoken && <p className="font-semibold">{spoken}</p>}
      <p>
        <a className="button button-primary w-full px-4 sm:w-auto" href={href}>
          {text.ways[way](to)}
        </a>
      </p>
      {userPhone && (
        <p>
          <a className="link inline-flex min-h-11 items-center" href={phoneHref(userPhone)}>
            {text.otherPhone(userPhone)}
          </a>
        </p>
      )}
      <p className="text-sm">
        {text.discreet} {text.crisis}
      </p>
    </section>
  );
}
