import type { Jurisdiction } from '#core/lists/public-lists.ts';
import type { CenterPositions } from '#core/search/center-positions.ts';
import { pageText, useText } from '../text.tsx';

const useMapsText = pageText('maps');

/** So many states are named: those with the most results. */
const NAMED = 5;

/** What the map of results shows, and what it cannot, in words. */
export function ResultsMapWords({
  positions: { places, approximate, unplaced },
  outside,
  counts,
  ring,
}: {
  positions: CenterPositions;
  /** How many are beyond the map. */
  outside: number;
  /** Of the results, by state. */
  counts: Record<string, number>;
  /** The map shows where the person searches. */
  ring: boolean;
}) {
  const { results: text } = useMapsText();
  const { labels } = useText().lists.jurisdictions;
  const placed = places.reduce((sum, [, , centers]) => sum + centers, 0);
  const byCount = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .sort(([, a], [, b]) => b - a)
    .map(([state, count]) => ({ state: labels[state as Jurisdiction], count }));
  const others = byCount.slice(NAMED).reduce((sum, { count }) => sum + count, 0);
  const words = [
    placed === 0 && text.none,
    byCount.length > 0 && text.most(byCount.slice(0, NAMED), others),
    placed > outside && text.dots,
    approximate > 0 && (approximate === placed ? text.allApproximate : text.someApproximate(approximate)),
    unplaced > 0 && placed > 0 && text.unplaced(unplaced),
    outside > 0 && text.outside(outside),
    ring && text.place,
  ];
  return words.filter((word) => word !== false).map((word) => <p key={word}>{word}</p>);
}
