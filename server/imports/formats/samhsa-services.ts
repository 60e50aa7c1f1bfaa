import type { InsuranceType, Level, Modality, Population } from '#core/lists/public-lists.ts';
import type { Topic } from '#core/lists/topic-values.ts';
import { type Codes, type CodeTable, codesOfYear, type SamhsaPart } from './samhsa-codes.ts';
import type { Phrases } from './samhsa-topics.ts';

export const samhsaParts = ['SU', 'MH'] as const satisfies SamhsaPart[];

/** What the codes of one row say. Every list is in the order of its declaration. */
export interface Services {
  levels: Level[];
  populations: Population[];
  modalities: Modality[];
  insurance: InsuranceType[];
  accreditations: string[];
  languages: string[];
  topics: Topic[];
  limits: Phrases;
}

/** Splits `service_code_info`: codes stand between spaces and asterisks. */
export function splitServiceCodes(cell: string): string[] {
  return cell.split(/[\s*]+/).filter((code) => code !== '');
}

/** Turns a row's codes into list values and limits. Codes that nobody declared are in `unknown`. */
export function describeServices(
  meanings: Meanings,
  part: SamhsaPart,
  codes: readonly string[],
): { services: Services; unknown: string[] } {
  const known = meanings[part];
  const found = new Set<Meaning>();
  const unknown: string[] = [];
  for (const code of codes) {
    const means = known.get(code);
    if (means) for (const meaning of means) found.add(meaning);
    else unknown.push(code);
  }
  const services: Services = {
    levels: [],
    populations: [],
    modalities: [],
    insurance: [],
    accreditations: [],
    languages: [],
    topics: [],
    limits: {},
  };
  for (const { list, heading, value } of [...found].sort((a, b) => a.order - b.order)) {
    if (list === 'limits') {
      services.limits[heading] ??= [];
      services.limits[heading].push(value);
    } else {
      (services[list] as string[]).push(value);
    }
  }
  keepOneGender(services);
  placeDetox(services);
  return { services, unknown };
}

/** The directory that the codes belong to, by those that only one of the two uses; undefined where they tell nothing. */
export function partOfCodes(meanings: Meanings, codes: Iterable<string>): SamhsaPart | undefined {
  let balance = 0;
  for (const code of codes) balance += Number(meanings.SU.has(code)) - Number(meanings.MH.has(code));
  if (balance === 0) return undefined;
  return balance > 0 ? 'SU' : 'MH';
}

/**
 * Sorts the values of a list as our newest table, which has all that older ones have, declares them; behind them by name
 * what only a table that somebody gave has. So what was put together always comes in the same order.
 */
export function byDeclaration(list: keyof Services): (a: string, b: string) => number {
  newest ??= compileMeanings(codesOfYear(null)).orders;
  const orders = newest;
  const orderOf = (value: string) => orders.get(`${list} ${value}`) ?? Number.MAX_SAFE_INTEGER;
  return (a, b) => orderOf(a) - orderOf(b) || Number(a > b) - Number(a < b);
}

interface Meaning {
  list: keyof Services;
  /** For limits. */
  heading: string;
  value: string;
  order: number;
}

/** What each code of a table means, in either directory. */
export type Meanings = Record<SamhsaPart, Map<string, Meaning[]>>;

let newest: Map<string, number> | undefined;

/**
 * SAMHSA names the genders that a facility accepts. Only where it is one does that tell something: a place for
 * women, or for men.
 */
function keepOneGender({ limits, populations }: Services): void {
  const only = limits['Serves only'];
  if (!only) return;
  const women = only.includes('women');
  const men = only.includes('men');
  if (women && men) {
    const rest = only.filter((value) => value !== 'women' && value !== 'men');
    if (rest.length > 0) limits['Serves only'] = rest;
    else delete limits['Serves only'];
  } else if (women || men) {
    const population = women ? 'WOMEN' : 'MEN';
    if (populations.includes(population)) return;
    populations.push(population);
    populations.sort(byDeclaration('populations'));
  }
}

/**
 * Some facilities name detox without saying whether people stay for it. One where nobody stays overnight for anything, or
 * where all do, says so by that. One that names the drugs which it withdraws people from, and not detox as its care, does
 * so by day: SAMHSA asks that of who treats outpatients, too.
 */
function placeDetox({ levels, topics }: Services): void {
  if (levels.includes('OVERNIGHT_DETOX') || levels.includes('OUTPATIENT_DETOX')) return;
  const overnight = levels.includes('RESIDENTIAL') || levels.includes('HOSPITAL_INPATIENT');
  const byDay = levels.includes('OUTPATIENT') || levels.includes('IOP') || levels.includes('PHP');
  if (!levels.includes('DETOX')) {
    if (byDay && topics.some((topic) => topic.endsWith('_DETOX'))) levels.push('OUTPATIENT_DETOX');
    return;
  }
  if (overnight === byDay) return;
  levels.push(overnight ? 'OVERNIGHT_DETOX' : 'OUTPATIENT_DETOX');
}

/** In the order in which tables have them. */
const plainLists = [
  'levels',
  'populations',
  'modalities',
  'insurance',
  'accreditations',
  'languages',
  'topics',
] as const;

/** What the codes of a table mean, and where its values stand among all. */
export function compileMeanings(table: CodeTable): { meanings: Meanings; orders: Map<string, number> } {
  const meanings: Meanings = { SU: new Map(), MH: new Map() };
  const orders = new Map<string, number>();
  /** One of each value, so that codes of several files that mean the same are seen to. */
  const all = new Map<string, Meaning>();
  const declare = (codes: Codes, meaning?: Meaning) => {
    for (const part of samhsaParts) {
      for (const code of splitServiceCodes(`${codes.both ?? ''} ${codes[part] ?? ''}`)) {
        const means = meanings[part].get(code) ?? [];
        meanings[part].set(code, means);
        if (meaning) means.push(meaning);
      }
    }
  };
  const declareAll = (
    list: keyof Services,
    values: Partial<Record<string, Codes>> = {},
    heading: Meaning['heading'] = '',
  ) => {
    for (const [value, codes] of Object.entries(values)) {
      const name = `${list} ${value}`;
      const order = orders.get(name) ?? orders.size + 1;
      orders.set(name, order);
      const key = `${list} ${heading} ${value}`;
      const meaning = all.get(key) ?? { list, heading, value, order };
      all.set(key, meaning);
      declare(codes!, meaning);
    }
  };
  for (const file of table) {
    for (const list of plainLists) declareAll(list, file[list]);
    for (const [heading, values] of Object.entries(file.limits ?? {})) declareAll('limits', values, heading);
    for (const codes of Object.values(file.ignored ?? {})) declare(codes);
  }
  return { meanings, orders };
}
