import { expect, it } from 'vitest';
import {
  formatBytes,
  formatColumnDate,
  formatColumnTime,
  formatList,
  formatLongDate,
  formatNumber,
  formatShortDate,
} from './format.ts';
import { languages, localeOf } from './languages.ts';

it('writes numbers and dates as people read them', () => {
  expect(formatNumber(18_450)).toBe('18,450');
  expect(formatShortDate('2026-11-20T23:30:00Z')).toBe('Nov 20, 2026');
  expect(formatLongDate('2026-11-01T00:00:00Z')).toBe('November 1, 2026');
});

it.each([
  [2048, '2 KB'],
  [1, '1 KB'],
  [1_048_576, '1.0 MB'],
  [4_300_000, '4.1 MB'],
])('writes %i bytes as %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});

it('writes dates and times of a column equally wide', () => {
  expect(formatColumnDate('2026-11-05T09:03:00.000Z')).toBe('Nov 05, 2026');
  expect(formatColumnTime('2026-11-05T00:03:00.000Z')).toBe('00:03');
  expect(formatColumnTime('2026-11-05T15:30:00.000Z')).toBe('15:30');
});

it.each([
  [[], ''],
  [['Texas'], 'Texas'],
  [['Texas', 'Utah', 'Maine'], 'Texas, Utah, and Maine'],
])('writes the list %j as %j', (items, written) => {
  expect(formatList(items)).toBe(written);
});

it.each(languages.map(localeOf))('writes whole numbers in %s as Intl does', (locale) => {
  for (const value of [0, 7, 999, 1000, 18_450, 100_000, 1_234_567])
    expect(formatNumber(value, locale)).toBe(new Intl.NumberFormat(locale).format(value));
});
