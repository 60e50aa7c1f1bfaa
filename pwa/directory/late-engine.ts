import type { CenterPositions } from '#core/search/center-positions.ts';
import type { CenterQuery, SearchResult } from '#core/search/center-query.ts';
import type { Directory } from '#core/search/directory.ts';
import type { Asked } from '#core/search/question/asked.ts';
import { isByFilters, isPlain } from '#core/search/question/plain.ts';
import { inTime, SCRIPT_MS } from '../site/patience.ts';

/** Where a search is made. */
interface Searched {
  directory: Directory;
  /** False where the device has a part of the directory: that no center has something there, tells nothing of the others. */
  isWhole: boolean;
  /** What a question is asked of. */
  asked: () => Promise<Asked>;
}

/** A page of what a search finds. */
export async function search(searched: Searched, query: CenterQuery): Promise<SearchResult> {
  return isAtHand(searched, query)
    ? searched.directory.search(query)
    : (await loadEngine()).ask(await searched.asked(), query);
}

/** Where all centers are that it finds, on whatever page. */
export async function positions(searched: Searched, query: CenterQuery): Promise<CenterPositions> {
  return isAtHand(searched, query)
    ? searched.directory.positions(query)
    : (await loadEngine()).askWhere(await searched.asked(), query);
}

function isAtHand({ directory, isWhole }: Searched, query: CenterQuery): boolean {
  return isWhole ? isPlain(directory, query) : isByFilters(query);
}

/** What understands questions, with its lexicon: a list by state needs none of it. */
function loadEngine() {
  return inTime(import('#core/search/question/ask.ts'), SCRIPT_MS);
}
