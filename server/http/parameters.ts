import { z } from '@hono/zod-openapi';
import { fold } from '#core/fold-text.ts';
import { parseJurisdiction } from '#core/lists/public-lists.ts';
import { stateNamed } from '#core/search/place-names.ts';
import { nearestWord } from './nearest-word.ts';

/** A parameter that is a whole number; `fallback` where it is not given. */
export const wholeNumber = (from: number, to: number, fallback: number) =>
  z
    .string()
    .default(String(fallback))
    .refine((value) => /^\d{1,9}$/.test(value) && Number(value) >= from && Number(value) <= to, {
      error: `must be a whole number from ${from} to ${to}`,
    })
    .transform(Number)
    .openapi({ type: 'integer', minimum: from, maximum: to, default: fallback });

const flag = z.stringbool({
  truthy: ['true'],
  falsy: ['false'],
  case: 'sensitive',
  error: 'must be true or false',
});

/** A parameter that is `true` or `false`, written so; `fallback` where it is not given. */
export const trueOrFalse = (fallback: boolean) =>
  flag.default(fallback).openapi({ type: 'string', enum: ['true', 'false'], default: String(fallback) });

/** The same, undefined where it is empty or not given. */
export const trueOrFalseOrEmpty = z
  .string()
  .default('')
  .transform((text) => text || undefined)
  .pipe(flag.optional());

/** The page of a list, from 1. */
export const PageParameter = wholeNumber(1, 1_000_000, 1);

/** Empty counts as none. */
export const StateParameter = z.string().transform((code, context) => {
  const state = parseJurisdiction(code);
  if (!state && code !== '') {
    const meant = stateNamed(fold(code)) ?? 'TX';
    context.addIssue({ code: 'custom', message: `must be a two-letter state code such as ${meant}` });
  }
  return state;
});

/** What people and other APIs call a parameter, without signs and in small letters, by the name that it has here. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  q: ['query', 'search', 'text', 'keyword', 'keywords', 'question', 'name', 'phone'],
  near: [
    ...['zip', 'zipcode', 'postalcode', 'postcode', 'city', 'town', 'county', 'address', 'location', 'place'],
    ...['around', 'lat', 'latitude', 'lng', 'lon', 'long', 'longitude', 'coordinates'],
  ],
  within: ['radius', 'miles', 'distance', 'range'],
  level: ['type', 'kind', 'setting', 'service', 'program', 'programtype', 'levelofcare'],
  care: ['disorder', 'diagnosis', 'caretype', 'treats'],
  population: [
    ...['age', 'ages', 'agegroup', 'agerange', 'gender', 'sex', 'audience', 'group', 'who', 'serves'],
    ...['demographic', 'demographics'],
  ],
  insurance: ['payment', 'payer', 'payor', 'pay', 'cost', 'price', 'plan', 'coverage'],
  topic: ['drug', 'substance', 'medication', 'medicine', 'condition', 'specialty', 'feature', 'tag'],
  modality: ['therapy', 'approach', 'method'],
  accreditation: ['license', 'licence', 'certification'],
  language: ['lang', 'locale', 'speaks', 'spoken'],
  sort: ['sortby', 'order', 'orderby'],
  limit: ['perpage', 'pagesize', 'size', 'max', 'top'],
  page: ['offset', 'skip'],
  slugs: ['id', 'ids', 'center', 'centers', 'url'],
};

const MEANINGS: ReadonlyMap<string, string> = new Map(
  Object.entries(OTHER_NAMES).flatMap(([name, others]) => others.map((other) => [other, name] as const)),
);

/**
 * Which of the known parameters somebody will have meant: by what the name says ("age" is a population, and no "page"),
 * or, where it says nothing to us, by its letters. Undefined where none is meant.
 */
export function parameterMeant(typed: string, known: readonly string[]): string | undefined {
  const meant = MEANINGS.get(plain(typed));
  if (meant === undefined) return nearestWord(typed, known);
  return known.includes(meant) ? meant : known.find((name) => plain(name) === plain(typed));
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[^a-z]/g, '');
}
