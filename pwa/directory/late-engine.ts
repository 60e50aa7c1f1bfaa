import type { CenterPositions } from '#core/search/center-positions.ts';
import type { CenterQuery, SearchResult } from '#core/search/center-query.ts';
import type { Directory } from '#core/search/directory.ts';
import type { Asked } from '#core/search/question/asked.ts';
import { inTime, SCRIPT_MS } from '../site/patience.ts';

/** A page of what a search finds. `asked` is what a question is asked of. */
export async function search(
  directory: Directory,
  query: CenterQuery,
  asked: () => Promise<Asked>,
): Promise<SearchResult> {
  return isPlain(query) ? directory.search(query) : (await loadEngine()).ask(await asked(), query);
}

/** Where all centers are that it finds, on whatever page. */
export async function positions(
  directory: Directory,
  query: CenterQuery,
  asked: () => Promise<Asked>,
): Promise<CenterPositions> {
  return isPlain(query) ? directory.positions(query) : (await loadEngine()).askWhere(await asked(), query);
}

/** True for a search by filters alone: nothing in it needs to be understood. */
function isPlain({ q, near, crisis }: CenterQuery): boolean {
  return q.trim() === '' && near.trim() === '' && crisis === undefined;
}

/** What understands questions, with its lexicon: a list by state needs none of it. */
function loadEngine() {
  return inTime(import('#core/search/question/ask.ts'), SCRIPT_MS);
}
