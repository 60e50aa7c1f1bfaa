/** The first `limit` items in an order; equals keep the order they came in. Quick where `limit` is small. */
export function firstInOrder<T>(items: Iterable<T>, limit: number, compare: (a: T, b: T) => number): T[] {
  const first: T[] = [];
  let last: T | undefined;
  for (const item of items) {
    if (last !== undefined && compare(item, last) >= 0) continue;
    first.push(item);
    if (first.length < 2 * limit) continue;
    first.sort(compare).length = limit;
    last = first[limit - 1];
  }
  return first.sort(compare).slice(0, limit);
}
