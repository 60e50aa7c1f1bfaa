const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** After the first, second, ... attempt; from then on the last. */
const FOR_FAILURES_MS = [30 * SECOND_MS, 2 * MINUTE_MS, 10 * MINUTE_MS, 60 * MINUTE_MS, 240 * MINUTE_MS];

/**
 * How long to wait after so many attempts in vain, in milliseconds. Nothing tells a phone that a server has started again,
 * and somebody waits for what they wrote: so where no server of ours has answered (`away`), which is no burden to it, it is
 * tried again every few seconds. One that fails, or wants us to wait, is asked less and less.
 */
export function pauseAfterAttempt(attempts: number, away: boolean): number {
  if (!away) return FOR_FAILURES_MS[Math.min(attempts, FOR_FAILURES_MS.length) - 1]!;
  if (attempts <= 3) return 3 * SECOND_MS;
  return attempts <= 60 ? 10 * SECOND_MS : 30 * SECOND_MS;
}
