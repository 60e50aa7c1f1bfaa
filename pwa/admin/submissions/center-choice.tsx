import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Center, isPublic } from '#core/center/center.ts';
import { reviewText } from '#core/i18n/en/admin/submissions-review.ts';
import { formatShortDate } from '#core/i18n/format.ts';
import { matchReasons, reviewStatuses } from '#core/lists/staff-lists.ts';
import type { ListingPayload } from '#core/messages/submission.ts';
import { emptyQuery } from '#core/search/center-query.ts';
import type { Candidate } from '#core/staff/submission-review.ts';
import { describeWhereabouts } from '#core/staff/submission-words.ts';
import { directoryApi } from '../../directory/directory-api.ts';
import { TextField } from '../../forms/fields/text-field.tsx';
import { SUBMISSIONS } from './submission-queries.ts';

const MOST_FOUND = 5;

/** Centers that the reviewer looks for beside those that are offered. */
export function useFoundCenters() {
  const [words, setWords] = useState('');
  const query = useQuery({
    queryKey: [...SUBMISSIONS, 'find', words],
    enabled: words !== '',
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: async () => (await directoryApi.search({ ...emptyQuery, q: words, limit: MOST_FOUND })).centers,
  });
  return { found: query.data, find: setWords };
}

/** Which center a listing is about: one of those that are offered, or a new one. */
export function CenterChoice({
  listing,
  offered,
  choice,
  fresh,
  finding,
  onChoose,
}: {
  listing: ListingPayload;
  offered: readonly Candidate[];
  choice: string;
  /** The value for a new one. */
  fresh: string;
  finding: ReturnType<typeof useFoundCenters>;
  onChoose: (choice: string) => void;
}) {
  const { choice: text } = reviewText;
  const [typed, setTyped] = useState('');
  const mayBeTwice = listing.type === 'NEW_CENTER' && offered.some(({ reasons }) => reasons.length > 0);
  return (
    <section className="card space-y-4 p-5" aria-labelledby="center-choice">
      <div className="space-y-1">
        <h2 id="center-choice" className="text-xl">
          {text.title}
        </h2>
        <p className="text-muted">{offered.length === 0 ? text.none : text.text}</p>
        {mayBeTwice && <p className="font-semibold">{text.duplicate}</p>}
      </div>
      <fieldset className="grid gap-2">
        <legend className="sr-only">{text.legend}</legend>
        {offered.map(({ center, reasons }) => (
          <div key={center.id} className="flex flex-wrap items-start gap-x-4 sm:flex-nowrap">
            <label className="choice min-w-0 grow">
              <input
                type="radio"
                name="center"
                checked={choice === center.id}
                onChange={() => onChoose(center.id)}
              />
              <CenterLine center={center} reasons={reasons} />
            </label>
            {isPublic(center) && (
              <a
                href={`/centers/${center.slug}`}
                target="_blank"
                rel="noopener"
                aria-label={`${text.look}: ${center.name}`}
                className="link inline-flex min-h-11 shrink-0 items-center"
              >
                {text.look}
              </a>
            )}
          </div>
        ))}
        <label className="choice">
          <input type="radio" name="center" checked={choice === fresh} onChange={() => onChoose(fresh)} />
          <span>
            {text.fresh}
            <span className="block text-sm text-muted">{text.freshHint}</span>
          </span>
        </label>
      </fieldset>
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          finding.find(typed.trim());
        }}
      >
        <div className="max-w-md grow">
          <TextField
            id="find-center"
            label={text.search}
            hint={text.searchHint}
            type="search"
            aria-required={false}
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        <button type="submit" className="button button-secondary">
          {text.searchButton}
        </button>
        <p role="status">{finding.found?.length === 0 ? text.nothingFound : ''}</p>
      </form>
    </section>
  );
}

function CenterLine({ center, reasons }: { center: Center; reasons: Candidate['reasons'] }) {
  const { choice: text } = reviewText;
  const { name, lastVerifiedAt, reviewStatus } = center;
  const verified = lastVerifiedAt ? text.verified(formatShortDate(lastVerifiedAt)) : text.never;
  return (
    <span className="min-w-0">
      <span className="font-semibold">{name}</span>
      <span className="block text-sm">{describeWhereabouts(center)}</span>
      <span className="block text-sm text-muted">
        {[verified, reviewStatus === 'PUBLISHED' ? '' : reviewStatuses.labels[reviewStatus]]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {reasons.length > 0 && (
        <span className="mt-1 flex flex-wrap gap-1.5">
          {reasons.map((reason) => (
            <span key={reason} className="badge">
              {matchReasons.labels[reason]}
            </span>
          ))}
        </span>
      )}
    </span>
  );
}
