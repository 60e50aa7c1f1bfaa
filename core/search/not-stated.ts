import type { Center } from '../center/center.ts';
import { filterValues } from './filter-values.ts';
import { type FilterName, type Filters, filterNames, needsEvery } from './filters.ts';

const AGES: readonly string[] = ['ADULT', 'ADOLESCENT'];

/**
 * What makes a listing say nothing at all of something that can be asked for, which is not a no; of ages it may say
 * nothing, and still name people. Not so in the other groups: every source states the care, and whom it turns away; topics
 * are of all kinds, so that having none of them says nothing of any; and who is accredited says so.
 */
export const silences = {
  level: ({ levels }) => levels.length === 0,
  ages: ({ populations }) => !populations.some(({ population }) => AGES.includes(population)),
  // Who serves women only says whom.
  population: ({ populations, servesOnly }) => populations.length + servesOnly.length === 0,
  insurance: ({ insurance }) => insurance.length === 0,
  modality: ({ modalities }) => modalities.length === 0,
  language: ({ languages }) => languages.length === 0,
} satisfies Record<string, (center: Center) => boolean>;

export type Silence = keyof typeof silences;
export const silenceNames = Object.keys(silences) as [Silence, ...Silence[]];

/** Which silence leaves open whether a center has a value; undefined where none does. */
export function silenceOf(name: FilterName, value: string): Silence | undefined {
  if (name === 'population') return AGES.includes(value) ? 'ages' : name;
  return name in silences ? (name as Silence) : undefined;
}

/** What of that which a search asks for a center neither has nor denies, since it says nothing of it at all. */
export function notStatedBy(center: Center, filters: Filters & { every?: boolean | undefined }): Silence[] {
  const open = filterNames.flatMap((name) => {
    const asked: readonly string[] = filters[name];
    if (asked.length === 0) return [];
    const own = filterValues[name](center);
    const lacking = asked.filter((value) => !own.includes(value));
    const every = needsEvery(name, filters.every);
    if (!every && lacking.length < asked.length) return [];
    const silent = lacking.flatMap((value) => {
      const silence = silenceOf(name, value);
      return silence && silences[silence](center) ? silence : [];
    });
    return every && silent.length < lacking.length ? [] : silent;
  });
  return [...new Set(open)];
}
