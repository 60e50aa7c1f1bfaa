import { expect, it } from 'vitest';
import { pauseAfterAttempt } from './pauses.ts';

const SECONDS = 1000;

/** The pause that is under way after so many seconds of trouble. */
function pauseAfterOutage(seconds: number, away: boolean): number {
  let passed = 0;
  let pause = 0;
  for (let attempts = 1; passed <= seconds * SECONDS; attempts++) {
    pause = pauseAfterAttempt(attempts, away);
    passed += pause;
  }
  return pause;
}

it('finds a server within seconds that was away', () => {
  expect(pauseAfterOutage(5, true)).toBeLessThanOrEqual(3 * SECONDS);
  expect(pauseAfterOutage(8 * 60, true)).toBeLessThanOrEqual(10 * SECONDS);
  expect(pauseAfterOutage(24 * 60 * 60, true)).toBeLessThanOrEqual(30 * SECONDS);
});

it('does not hurry a server that fails', () => {
  expect(pauseAfterAttempt(1, false)).toBe(30 * SECONDS);
  expect(pauseAfterOutage(24 * 60 * 60, false)).toBe(4 * 60 * 60 * SECONDS);
});
