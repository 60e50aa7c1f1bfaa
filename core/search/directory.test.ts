import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Center } from '../center/center.ts';
import { isDelisted } from '../center/freshness.ts';
import { wordsOf } from '../fold-text.ts';
import { levelChoices } from '../lists/public-lists.ts';
import { centers, denver, nearQuery, placedCenters, query } from '../testing/any-search.ts';
import { nothingKnown } from '../testing/nothing-known.ts';
import { milesToShow, passesFilters, searchPlainly } from '../testing/reference-search.ts';
import type { Centers } from './center-list.ts';
import { type CenterQuery, emptyQuery } from './center-query.ts';
import { Directory } from './directory.ts';
import { filterNames, needsEvery } from './filters.ts';
import { notStatedBy } from './not-stated.ts';

const slugs = (found: Centers) => found.map(({ slug }) => slug);

it('finds what the rules say, in their order', () => {
  fc.assert(
    fc.property(centers, query, (list, asked) => {
      const { centers: found, total, notStated = 0 } = Directory.of(list).search(asked);
      const expected = searchPlainly(list, asked);
      expect(slugs(found)).toEqual(slugs(expected));
      const stated = expected.filter((center) => passesFilters(center, asked));
      expect([total, notStated]).toEqual([stated.length, expected.length - stated.length]);
      const marked = found.filter((center) => notStatedBy(center, asked).length > 0);
      expect(slugs(marked)).toEqual(slugs(found.slice(total)));
    }),
    { numRuns: 500 },
  );
});

it('gives the same answer in whatever order the centers come, and where the texts were read in steps', async () => {
  await fc.assert(
    fc.asyncProperty(centers, query, async (list, asked) => {
      const answer = Directory.of(list).search(asked);
      expect(Directory.of([...list].reverse()).search(asked)).toEqual(answer);
      const inSteps = Directory.of(list);
      await inSteps.prepareText(async () => {});
      expect(inSteps.search(asked)).toEqual(answer);
    }),
  );
});

it('only ever narrows by a filter', () => {
  fc.assert(
    fc.property(centers, query, fc.constantFrom(...filterNames), (list, asked, name) => {
      const directory = Directory.of(list);
      const narrow = slugs(directory.search(asked).centers);
      const wide = slugs(directory.search({ ...asked, [name]: [] }).centers);
      expect(wide).toEqual(expect.arrayContaining(narrow));
    }),
  );
});

it('neither drops nor repeats a center over the pages', () => {
  fc.assert(
    fc.property(centers, query, fc.integer({ min: 1, max: 7 }), (list, asked, limit) => {
      const directory = Directory.of(list);
      const { centers: all, total, notStated = 0 } = directory.search(asked);
      const pages = Array.from({ length: Math.ceil((total + notStated) / limit) + 1 }, (_, index) =>
        directory.search({ ...asked, page: index + 1, limit }),
      );
      expect(pages.flatMap((page) => slugs(page.centers))).toEqual(slugs(all));
      expect(pages.at(-1)).toMatchObject({ centers: [], total });
    }),
  );
});

it('finds any center by its own name, before all whose name is another', () => {
  fc.assert(
    fc.property(centers, (list) => {
      const directory = Directory.of(list);
      for (const center of list) {
        const found = directory.search({ ...emptyQuery, q: center.name, limit: 100 }).centers;
        const namesakes = list.filter((other) => wordsOf(other.name).join() === wordsOf(center.name).join());
        expect(slugs(found.slice(0, namesakes.length))).toContain(center.slug);
      }
    }),
  );
});

it('promises by its counts just what a filter then leaves', () => {
  fc.assert(
    fc.property(centers, query, (list, asked) => {
      const directory = Directory.of(list);
      const { counts } = directory.search(asked);
      for (const name of filterNames) {
        for (const [value, count] of Object.entries(counts[name])) {
          // Where every value is needed, one more comes to those that are chosen.
          const chosen = needsEvery(name) ? [...new Set([...asked[name], value])] : [value];
          expect(directory.search({ ...asked, [name]: chosen } as CenterQuery).total).toBe(count);
        }
      }
      for (const [state, count] of Object.entries(counts.state)) {
        expect(directory.search({ ...asked, state } as CenterQuery).total).toBe(count);
        expect(count).toBeGreaterThan(0);
      }
      expect(Object.keys(counts.level)).toEqual(levelChoices.values);
    }),
  );
});

it('lists the newest first: verified, then created, and none that its source no longer lists', () => {
  fc.assert(
    fc.property(centers, fc.integer({ min: 1, max: 6 }), (list, limit) => {
      const directory = Directory.of(list);
      const key = (center: Center) => `${center.lastVerifiedAt ?? ''} ${center.createdAt}`;
      const newest = list
        .filter((center) => !isDelisted(center))
        .map(key)
        .sort()
        .reverse();
      expect(directory.recent(limit).map(key)).toEqual(newest.slice(0, limit));
    }),
  );
});

it('shows of what one import brought some from all over, and always the same', () => {
  const list = Array.from({ length: 5000 }, (_, index): Center => {
    const id = String(index).padStart(8, '0');
    const dates = { lastVerifiedAt: null, createdAt: '2026-01-01T00:00:00.000Z' };
    return {
      ...nothingKnown,
      ...dates,
      id,
      slug: `c${id}`,
      name: `C ${id}`,
      city: 'Austin',
      state: 'TX',
    } as Center;
  });
  const recent = Directory.of(list).recent(6);
  expect(slugs(Directory.of([...list].reverse()).recent(6))).toEqual(slugs(recent));
  // No two of them from the same tenth of the list.
  const tenths = recent.map(({ id }) => Math.floor(Number(id) / 500));
  expect(new Set(tenths).size).toBe(6);
});

it('looks up by slug and state, and counts all 50 states', () => {
  fc.assert(
    fc.property(centers, (list) => {
      const directory = Directory.of(list);
      for (const center of list) expect(directory.bySlug(center.slug)).toBe(center);
      expect(directory.bySlug('nowhere')).toBeUndefined();
      const texas = list.filter(({ state }) => state === 'TX');
      expect(slugs(directory.byState('TX')).sort()).toEqual(slugs(texas).sort());
      const counts = directory.stateCounts();
      expect(counts).toHaveLength(50);
      expect(counts).toContainEqual({ state: 'TX', count: texas.length });
    }),
  );
});

it('finds around a place what the rules say, in their order, on every page', () => {
  fc.assert(
    fc.property(placedCenters, nearQuery, fc.integer({ min: 1, max: 7 }), (list, asked, limit) => {
      const directory = Directory.of(list);
      const expected = searchPlainly(list, asked, denver);
      const found = directory.search(asked, { place: denver });
      expect(slugs(found.centers)).toEqual(slugs(expected));
      expect(found.total + (found.notStated ?? 0)).toBe(expected.length);
      expect(found.miles).toEqual(expected.map((center) => milesToShow(center, denver)));
      const pages = Array.from({ length: Math.ceil(expected.length / limit) }, (_, index) =>
        directory.find({ ...asked, page: index + 1, limit }, { place: denver }),
      );
      expect(pages.flatMap((page) => slugs(page.centers))).toEqual(slugs(expected));
    }),
    { numRuns: 300 },
  );
});

it('promises by its counts just what a filter leaves around a place', () => {
  fc.assert(
    fc.property(placedCenters, nearQuery, (list, asked) => {
      const directory = Directory.of(list);
      const { counts } = directory.search(asked, { place: denver });
      for (const [level, count] of Object.entries(counts.level)) {
        const { total } = directory.find({ ...asked, level: [level] } as CenterQuery, { place: denver });
        expect(total).toBe(count);
      }
    }),
    { numRuns: 50 },
  );
});
