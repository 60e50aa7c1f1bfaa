import { expect, it } from 'vitest';
import { formatOwnDay, formatOwnMoment } from './own-time.ts';

it('says a moment with the name of the zone, and the day that it is there', () => {
  const iso = '2026-11-24T04:05:00.000Z';
  expect(formatOwnMoment(iso, 'America/New_York').replace(/\s/g, ' ')).toBe('Nov 23, 2026, 11:05 PM EST');
  expect(formatOwnMoment(iso, 'Pacific/Honolulu').replace(/\s/g, ' ')).toBe('Nov 23, 2026, 6:05 PM HST');
  expect(formatOwnDay(iso, 'America/New_York')).toBe('November 23, 2026');
  expect(formatOwnDay(iso, 'UTC')).toBe('November 24, 2026');
});
