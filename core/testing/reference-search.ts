import type { Center } from '../center/center.ts';
import { isDelisted } from '../center/freshness.ts';
import { withoutPhone } from '../center/phone.ts';
import { topics } from '../center/topics.ts';
import { compareText, fold, wordsOf } from '../fold-text.ts';
import {
  insuranceTypes,
  jurisdictions,
  levels,
  modalities,
  populations,
  spokenLanguages,
} from '../lists/public-lists.ts';
import type { CenterQuery } from '../search/center-query.ts';
import { milesBetween, type Point } from '../search/distance.ts';
import { filterValues } from '../search/filter-values.ts';
import { filterNames, needsEvery } from '../search/filters.ts';
import { allowedTypos, isWithinTypos } from '../search/spelling.ts';

/**
 * The rules of search written down as plainly as can be, however slow: what the engine is held against. `near` is the
 * place that the query names. Those that do not say what is asked come last, and of both those that are
 * delisted, but for whom the text names.
 */
export function searchPlainly(centers: readonly Center[], query: CenterQuery, near?: Point): Center[] {
  const words = wordsOf(query.q);
  const everyWord = new Set(
    centers.flatMap((center) => [...wordsInName(center), ...wordsInPlace(center), ...wordsInProgram(center)]),
  );
  const isMisspelled = (typed: string, word: string) =>
    !/\d/.test(word) && allowedTypos(typed) > 0 && isWithinTypos(typed, word, allowedTypos(typed));
  const matchersWith = (forgiveAll: boolean) =>
    words.map((typed, position) => {
      const isLast = position === words.length - 1;
      const asTyped = (word: string) => (isLast ? word.startsWith(typed) : word === typed);
      const forgives = forgiveAll || ![...everyWord].some(asTyped);
      return (word: string) => asTyped(word) || (forgives && isMisspelled(typed, word));
    });
  const rankWith = (matchers: ((word: string) => boolean)[], center: Center): number | undefined => {
    if (words.length === 0) return 0;
    const within = (texts: string[]) => matchers.every((matches) => texts.some(matches));
    const name = wordsInName(center);
    const place = [...name, ...wordsInPlace(center)];
    if (within(name)) return fold(center.name) === words.join(' ') ? 0 : 1;
    if (within(place)) return 2;
    return within([...place, ...wordsInProgram(center)]) ? 3 : undefined;
  };
  const strict = matchersWith(false);
  const found = centers.some((center) => rankWith(strict, center) !== undefined);
  const matchers = found ? strict : matchersWith(true);
  const rank = (center: Center) => rankWith(matchers, center);
  const byMatch = words.length > 0 && !(near && query.sort !== 'match');
  const isLast = (found: { center: Center; rank: number }) =>
    isDelisted(found.center) && !(byMatch && found.rank === 0);
  return centers
    .filter((center) => passesFilters(center, query) || mayPassFilters(center, query))
    .filter((center) => !near || milesTo(center, near) <= (query.within ?? Number.POSITIVE_INFINITY))
    .flatMap((center) => {
      const rankOfCenter = rank(center);
      return rankOfCenter === undefined ? [] : [{ center, rank: rankOfCenter }];
    })
    .sort(
      (a, b) =>
        Number(passesFilters(b.center, query)) - Number(passesFilters(a.center, query)) ||
        Number(isLast(a)) - Number(isLast(b)) ||
        (near && query.sort !== 'match' ? compareMiles(a.center, b.center, near) : a.rank - b.rank) ||
        Number(isDelisted(a.center)) - Number(isDelisted(b.center)) ||
        compareText(b.center.lastVerifiedAt ?? '', a.center.lastVerifiedAt ?? '') ||
        compareText(fold(a.center.name), fold(b.center.name)) ||
        compareText(a.center.slug, b.center.slug) ||
        compareText(a.center.id, b.center.id),
    )
    .map(({ center }) => center);
}

/** Endless where the position is not known. */
function milesTo({ lat, lng }: Center, near: Point): number {
  return lat === null || lng === null ? Number.POSITIVE_INFINITY : milesBetween({ lat, lng }, near);
}

function compareMiles(a: Center, b: Center, near: Point): number {
  const [one, other] = [milesTo(a, near), milesTo(b, near)];
  return one < other ? -1 : one > other ? 1 : 0;
}

/** To a tenth of a mile; null where the position is not known. */
export function milesToShow(center: Center, near: Point): number | null {
  const miles = milesTo(center, near);
  return miles === Number.POSITIVE_INFINITY ? null : Math.round(miles * 10) / 10;
}

export function passesFilters(center: Center, query: CenterQuery): boolean {
  if (query.state && center.state !== query.state) return false;
  return filterNames.every((name) => {
    const chosen: readonly string[] = query[name];
    const has = (value: string) => filterValues[name](center).includes(value);
    return chosen.length === 0 || (needsEvery(name, query.every) ? chosen.every(has) : chosen.some(has));
  });
}

const AGES: readonly string[] = ['ADULT', 'ADOLESCENT'];

/** Whether it would pass if it said all of which it now says nothing. */
function mayPassFilters(center: Center, query: CenterQuery): boolean {
  const named = center.populations.map(({ population }) => population);
  const people = populations.values.filter((value) =>
    AGES.includes(value)
      ? !named.some((each) => AGES.includes(each))
      : named.length + center.servesOnly.length === 0,
  );
  const says = (list: readonly unknown[]) => list.length > 0;
  const told: Center = {
    ...center,
    // Who asks for "not stated" finds just that.
    ...(!says(center.levels) &&
      !query.level.includes('NONE') && { levels: levels.values.map((level) => ({ level })) }),
    ...(!says(center.insurance) && { insurance: insuranceTypes.values.map((insurance) => ({ insurance })) }),
    ...(!says(center.languages) && { languages: [...spokenLanguages.values] }),
    populations: [...named, ...people].map((population) => ({ population })),
  };
  // Apart, for a therapy may say whom there is a program for.
  const isSilent = !says(center.modalities) && says(query.modality);
  return passesFilters(told, isSilent ? { ...query, modality: [] } : query);
}

const wordsInName = ({ name }: Center) => wordsOf(name);
const wordsInPlace = ({ city, state, zip }: Center) =>
  [city, state, jurisdictions.labels[state], zip ?? ''].flatMap(wordsOf);
const wordsInProgram = (center: Center) =>
  [
    center.programHighlights ?? '',
    ...center.levels.map(({ level }) => levels.labels[level]),
    ...center.topics.map(({ topic }) => topics.labels[topic]),
    ...center.populations.map(({ population }) => populations.labels[population]),
    ...center.modalities.map(({ modality }) => `${modality} ${modalities.labels[modality]}`),
    ...center.accreditations.map(({ name }) => name),
    ...center.insurance.map(({ insurance }) => insuranceTypes.labels[insurance]),
    ...center.languages,
    ...center.programNames.map(withoutPhone),
  ].flatMap(wordsOf);
