import { wordsOf } from '#core/fold-text.ts';
import type { Guide } from '#core/guide/guide.ts';

/** How much a word counts by where it stands. */
const WEIGHTS = { title: 8, tags: 4, excerpt: 3, body: 1 };

/**
 * The guides that have any of the words, as a whole word or its beginning: first those that have the most of them, of
 * these first those that have them in title, tags and summary; in the order given where that is the same. Without
 * words all of them.
 */
export function rankGuides(guides: readonly Guide[], q: string): Guide[] {
  const wanted = [...new Set(wordsOf(q))];
  if (wanted.length === 0) return [...guides];
  return guides
    .map((guide) => ({ guide, ...weigh(guide, wanted) }))
    .filter(({ found }) => found > 0)
    .sort((a, b) => b.found - a.found || b.weight - a.weight)
    .map(({ guide }) => guide);
}

function weigh(guide: Guide, wanted: readonly string[]): { found: number; weight: number } {
  const fields = [
    { words: wordsOf(guide.title), weight: WEIGHTS.title },
    { words: wordsOf(guide.tags.join(' ')), weight: WEIGHTS.tags },
    { words: wordsOf(guide.excerpt), weight: WEIGHTS.excerpt },
    { words: wordsOf(guide.bodyMarkdown), weight: WEIGHTS.body },
  ];
  let found = 0;
  let weight = 0;
  for (const word of wanted) {
    const best = fields.find((field) => field.words.some((each) => each.startsWith(word)));
    if (!best) continue;
    found += 1;
    weight += best.weight;
  }
  return { found, weight };
}
