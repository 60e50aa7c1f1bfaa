import { useEffect, useRef } from 'react';
import { writeCenterQuery } from '#core/center-query.ts';
import { messageLanguage } from '#core/i18n/en/admin/message-language.ts';
import { matchingText } from '#core/i18n/en/admin/submissions.ts';
import { formatMomentUtc } from '#core/i18n/format.ts';
import { states } from '#core/lists.ts';
import { normalizePhone, phoneHref } from '#core/phone.ts';
import type { MatchingRequestRecord } from '#core/submission-review.ts';
import { needFacts } from '#core/submission-words.ts';
import { useStaffText } from '../../text.tsx';
import { StatusBadge } from '../parts/status-badge.tsx';
import { describeFailure } from '../staff-reply.ts';
import { type Handled, useHandle } from './matching-handled.tsx';
import { FactList } from './payload-view.tsx';

/** One request: until when, how to reach who asked, and what they need. */
export function MatchingCard({
  request,
  wanted,
  onHandled,
}: {
  request: MatchingRequestRecord;
  /** True for the one that the address names. */
  wanted: boolean;
  onHandled: (handled: Handled) => void;
}) {
  const text = useStaffText(matchingText);
  const handle = useHandle();
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (wanted) card.current?.focus();
  }, [wanted]);
  const { id, state, levelsOfCare: level, createdAt, dueAt, handledAt, handledBy } = request;
  const title = text.requestFrom(states.labels[state]);
  const change = { id, title, handled: handledAt === null };
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
        {handledAt === null && (
          <StatusBadge tone={Date.parse(dueAt) < Date.now() ? 'bad' : 'waiting'}>
            {Date.parse(dueAt) < Date.now() ? text.overdue : text.soon}
          </StatusBadge>
        )}
      </div>
      <div className="text-sm text-muted">
        <p>{text.asked(formatMomentUtc(createdAt))}</p>
        {handledAt === null ? (
          <p>{text.due(formatMomentUtc(dueAt))}</p>
        ) : (
          <p>{text.handledBy(handledBy ?? '', formatMomentUtc(handledAt))}</p>
        )}
      </div>
      <Reach request={request} />
      <section aria-label={text.needs}>
        <FactList rows={needFacts(request)} />
      </section>
      <div className="mt-auto flex flex-wrap gap-3">
        <a
          className="button button-secondary px-4"
          href={`/directory?${writeCenterQuery({ state, level })}`}
          target="_blank"
          rel="noopener"
        >
          {text.find}
        </a>
        <button
          type="button"
          className="button button-secondary px-4"
          disabled={handle.isPending}
          onClick={() => handle.mutate(change, { onSuccess: () => onHandled(change) })}
        >
          {handledAt === null ? text.handle : text.reopen}
        </button>
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
  const text = useStaffText(matchingText);
  const { contactPreference: way, contactInfo: to, userPhone } = request;
  const spoken = useStaffText(messageLanguage).reach(request.language);
  if (to === null) return <p>{text.wiped}</p>;
  const href = {
    CALL_ME: phoneHref(to),
    TEXT_ME: `sms:${normalizePhone(to) ?? to}`,
    EMAIL_ME: `mailto:${encodeURIComponent(to)}?subject=${encodeURIComponent(text.mailSubject)}`,
  }[way];
  return (
    <section aria-label={text.reach} className="space-y-2 rounded-lg bg-sunken p-4">
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
