import { type ManyDone, MOST_AT_ONCE } from '#core/staff/submission-review.ts';
import { paint } from '../terminal/paint.ts';
import { safeText } from '../terminal/safe-text.ts';
import type { Terminal } from '../terminal/terminal.ts';

/** What is acted on, and what it is called. */
export interface Named {
  id: string;
  title: string;
}

/**
 * Does the same with many in as few calls as may be, and says of each what became of it; ends with 1 where one was
 * refused. `did` says what was done to one.
 */
export async function actOnMany<One extends Named>(
  terminal: Terminal,
  all: readonly One[],
  send: (some: One[]) => Promise<ManyDone>,
  did: (one: One) => string,
  atOnce = MOST_AT_ONCE,
): Promise<void> {
  const results: ManyDone['results'] = [];
  for (let from = 0; from < all.length; from += atOnce) {
    results.push(...(await send(all.slice(from, from + atOnce))).results);
  }
  terminal.print({ results }, () =>
    all
      .map((one) => {
        const error = results.find(({ id }) => id === one.id)?.error;
        if (!error) return did(one);
        return paint('red', `“${safeText(one.title)}”: ${safeText(error.message)}`);
      })
      .join('\n'),
  );
  if (results.some(({ error }) => error !== null)) process.exitCode = 1;
}

/** Each once, however often it was named. */
export function onlyOnce<One extends { id: string }>(all: readonly One[]): One[] {
  return [...new Map(all.map((one) => [one.id, one])).values()];
}
