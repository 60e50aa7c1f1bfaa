import { describe, expect, it } from 'vitest';
import { readStarterGuides } from '../../data/guides.ts';
import { localeOf } from '../i18n/languages.ts';
import { addDays, utcDay } from '../i18n/utc-days.ts';
import { type DatedFact, datedFacts } from './dated-facts.ts';

const guides = readStarterGuides();

/** What comes behind names sources, whose dates are their own. */
const SOURCES = /^## (Where does this information come from\?|¿De dónde viene esta información\?)/m;

type Language = (typeof guides)[number]['language'];

/** "1 de enero de 2027" in July is a month's name still. */
function monthsOf(language: Language): string[] {
  const format = new Intl.DateTimeFormat(localeOf(language), { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2026, month)).toLowerCase());
}

const patterns = {
  en: /(?:([A-Z][a-z]+) (?:(\d{1,2}), )?)?\b(20\d\d)\b/g,
  es: /(?:(?:(\d{1,2}) de )?([a-z]+) de )?\b(20\d\d)\b/g,
};

/** The dates that a guide tells, as in the list: "2027-01-01", "2027-01" or "2027". */
function datesOf({ language, bodyMarkdown }: (typeof guides)[number]): string[] {
  const text = bodyMarkdown.split(SOURCES)[0]!.replace(/\s+/g, ' ');
  const months = monthsOf(language);
  return [...text.matchAll(patterns[language])].map(([, first = '', second = '', year]) => {
    const [name, day] = language === 'es' ? [second, first] : [first, second];
    const month = months.indexOf(name.toLowerCase()) + 1;
    return [year, month, Number(day)]
      .slice(0, month === 0 ? 1 : day ? 3 : 2)
      .map((part) => String(part).padStart(2, '0'))
      .join('-');
  });
}

const factsOf = (slug: string) => datedFacts.filter((fact) => fact.guides.includes(slug));
/** "2027" tells of what begins on the first day of that year. */
const tells = (date: string, { on }: DatedFact) => on.startsWith(date);

describe.each(guides.map((guide) => [`${guide.language}/${guide.slug}`, guide] as const))(
  '%s',
  (_, guide) => {
    it('tells no date that is not of the list', () => {
      const listed = factsOf(guide.slug);
      expect(datesOf(guide).filter((date) => !listed.some((fact) => tells(date, fact)))).toEqual([]);
    });

    it('tells each date of the list that is said to be in it', () => {
      const told = datesOf(guide);
      expect(factsOf(guide.slug).filter((fact) => !told.some((date) => tells(date, fact)))).toEqual([]);
    });

    it('is due when what it tells has changed', () => {
      const [soonest] = factsOf(guide.slug)
        .flatMap(({ dueAt = [] }) => dueAt)
        .sort();
      if (soonest) expect(guide.dueAt ?? 'no day').toBe(soonest);
    });
  },
);

it.each(datedFacts)(
  '$on, $what is in guides, and was looked up within a year',
  ({ guides: slugs, ...fact }) => {
    expect(slugs.filter((slug) => !guides.some((guide) => guide.slug === slug))).toEqual([]);
    expect(slugs).not.toEqual([]);
    expect(new URL(fact.source).protocol).toBe('https:');
    expect(addDays(fact.checkedAt, 365) > utcDay(new Date())).toBe(true);
  },
);

it('stands in the order of the dates, each fact once', () => {
  const dates = datedFacts.map(({ on }) => on);
  expect(dates).toEqual([...dates].sort());
  expect(new Set(datedFacts.map(({ what }) => what)).size).toBe(datedFacts.length);
});
