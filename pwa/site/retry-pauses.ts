const FIRST_MS = 3_000;
const LONGEST_MS = 10 * 60_000;

/**
 * How long to wait after so many failures in a row, in milliseconds: twice as long each time. `chance`, from 0 to 1,
 * spreads the phones that one server has failed at the same moment.
 */
export function pauseAfter(failures: number, chance: number): number {
  return Math.min(LONGEST_MS, FIRST_MS * 2 ** (failures - 1)) * (0.5 + chance / 2);
}
