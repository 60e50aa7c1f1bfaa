import { InvalidArgumentError } from 'commander';
import { type Jurisdiction, parseState } from '#core/lists/public-lists.ts';
import { type ReviewStatus, reviewStatuses } from '#core/lists/staff-lists.ts';
import { radii } from '#core/search/center-query.ts';

/** "tx" and "Texas" → "TX", for an option. */
export function readState(text: string): Jurisdiction {
  const state = parseState(text);
  if (!state) throw new InvalidArgumentError('Give a state such as TX.');
  return state;
}

/** "unpublished" and "needs-review" → "UNPUBLISHED" and "NEEDS_REVIEW", for an option. */
export function readStatus(text: string): ReviewStatus {
  const name = text.toUpperCase().replace(/[\s-]/g, '_');
  const status = reviewStatuses.values.find((value) => value === name);
  if (!status) throw new InvalidArgumentError(`Give one of ${reviewStatuses.values.join(', ')}.`);
  return status;
}

/** A radius that a search can have, for an option. */
export function readRadius(text: string): string {
  if (!radii.map(String).includes(text)) throw new InvalidArgumentError(`Give one of ${radii.join(', ')}.`);
  return text;
}

/** For an option that can be given several times. */
export function collect(value: string, before: readonly string[] = []): string[] {
  return [...before, value];
}
