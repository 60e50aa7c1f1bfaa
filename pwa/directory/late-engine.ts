import type { CenterQuery } from '#core/search/center-query.ts';
import { inTime, SCRIPT_MS } from '../site/patience.ts';

/** True for a search by filters alone: nothing in it needs to be understood. */
export function isPlain({ q, near, crisis }: CenterQuery): boolean {
  return q.trim() === '' && near.trim() === '' && crisis === undefined;
}

/** What understands questions, with its lexicon: a list by state needs none of it. */
export function loadEngine() {
  return inTime(import('#core/search/question/ask.ts'), SCRIPT_MS);
}
