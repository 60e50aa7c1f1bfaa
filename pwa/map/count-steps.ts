/** A step of the map's colors: from so many centers up to the next step. */
export interface CountStep {
  from: number;
  /** The last count in it; undefined for the last step. */
  to: number | undefined;
}

/** How many colors there are, beside the one for none. */
const MOST_STEPS = 4;

/**
 * Steps from 1 on with about as many states in each, at limits of one digit and zeros: 1 to 199, 200 to 299. Fewer
 * where the counts are alike; none where no state has a center.
 */
export function stepsOf(counts: readonly number[]): CountStep[] {
  const sorted = counts.filter((count) => count > 0).sort((a, b) => a - b);
  if (sorted.length === 0) return [];
  const limits = Array.from({ length: MOST_STEPS - 1 }, (_, index) =>
    roundToOneDigit(sorted[Math.floor((sorted.length * (index + 1)) / MOST_STEPS)]!),
  ).filter((limit) => limit <= sorted[sorted.length - 1]!);
  const starts = [...new Set([1, ...limits])];
  return starts.map((from, index) => {
    const next = starts[index + 1];
    return { from, to: next && next - 1 };
  });
}

/** The number of a count's step, from 1; 0 for none. */
export function stepOf(count: number, steps: readonly CountStep[]): number {
  return steps.filter(({ from }) => count >= from).length;
}

function roundToOneDigit(value: number): number {
  const unit = 10 ** Math.floor(Math.log10(value));
  return Math.round(value / unit) * unit;
}
