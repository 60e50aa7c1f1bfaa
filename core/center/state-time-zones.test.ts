import { expect, it } from 'vitest';
import { states } from '../lists/public-lists.ts';
import { clocksIn } from './state-time-zones.ts';

const now = new Date('2026-11-24T20:05:00.000Z');
/** Its spaces are narrow in newer versions of ICU. */
const clocks = (state: Parameters<typeof clocksIn>[0]) =>
  clocksIn(state, now).map((clock) => clock.replace(/\s/g, ' '));

it('says what the clock says in a state, and both where it has two', () => {
  expect(clocks('ME')).toEqual(['3:05 PM']);
  expect(clocks('HI')).toEqual(['10:05 AM']);
  expect(clocks('TN')).toEqual(['3:05 PM', '2:05 PM']);
});

it('knows the time of every state', () => {
  expect(states.values.filter((state) => clocksIn(state, now).length === 0)).toEqual([]);
});
