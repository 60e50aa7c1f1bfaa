import type { Meaning } from './meaning.ts';
import { SMALL_WORDS } from './silent-words.ts';

/** Somebody's age in years, and the word behind it. */
interface Age {
  years: number;
  /** Exclusive. */
  to: number;
}

/** "Year old", "yr old", "yo" ("y/o" is two words by then), "años". */
const JOINED = /^(\d{1,2})(?:yo|yrs?old|yearsold|yearold|y)$/;
const YEARS = new Set(['year', 'years', 'yr', 'yrs']);
const SHORT = new Set(['yo', 'anos', 'anitos']);
/** "15 years of drinking" is no age. */
const AGE = new Set(['age', 'aged', 'ages', 'turned', 'turning']);
const KIN = words(
  'son daughter kid child boy girl teen teenager nephew niece grandson granddaughter brother sister mom mother dad father husband wife grandma grandmother grandpa grandfather aunt uncle',
  'hijo hija nino nina chico chica sobrino sobrina nieto nieta hermano hermana mama madre papa padre esposo esposa abuelo abuela tio tia',
);
/** What counts something else: "my son 10 miles from here". */
const UNITS = words(
  'mi mile miles milla millas day days dia dias step steps paso pasos month months mes meses',
);

/** The age that a word is: "15 year old", "15yo", "age 15", "my son is 15", "de 15 años"; undefined for any other number. */
export function ageAt(typed: readonly string[], at: number): Age | undefined {
  const word = typed[at]!;
  const joined = JOINED.exec(word)?.[1];
  if (joined) return { years: Number(joined), to: at + (typed[at + 1] === 'old' ? 2 : 1) };
  if (!/^\d{1,2}$/.test(word)) return undefined;
  const years = Number(word);
  const [next = '', second = ''] = typed.slice(at + 1);
  if (YEARS.has(next) && second === 'old') return { years, to: at + 3 };
  if (SHORT.has(next)) return { years, to: at + 2 };
  if (next === 'y' && second === 'o') return { years, to: at + 3 };
  if (YEARS.has(next) || UNITS.has(next)) return undefined;
  return AGE.has(typed[at - 1] ?? '') || isOfKin(typed, at) ? { years, to: at + 1 } : undefined;
}

/** Whom a place must be for at that age: minors, young adults and the old have places of their own. */
export function meaningOfAge(years: number): readonly Meaning[] {
  if (years < MAJORITY) return ['population:ADOLESCENT'];
  if (years < GROWN_UP) return ['topic:YOUNG_ADULTS'];
  return years < RETIREMENT ? [] : ['topic:SENIORS'];
}
const MAJORITY = 18;
/** Programs for young adults take people up to 25. */
const GROWN_UP = 26;
const RETIREMENT = 65;

/** "My son is 15", "my daughter, 16": nothing but small words between. */
function isOfKin(typed: readonly string[], at: number): boolean {
  for (let before = at - 1; before >= 0; before--) {
    if (KIN.has(typed[before]!)) return true;
    if (!SMALL_WORDS.has(typed[before]!)) return false;
  }
  return false;
}

function words(...lists: string[]): ReadonlySet<string> {
  return new Set(lists.flatMap((list) => list.split(' ')));
}
