/** Of so many things in order: how many from the first on are so. Those that are so must come before all others. */
export function countBelow(length: number, isSo: (at: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isSo(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
