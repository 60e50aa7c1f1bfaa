import { fold } from '../fold-text.ts';
import { jurisdictions } from '../lists/public-lists.ts';

/** The code of the state that the folded words name: "tx", "texas", "nuevo mexico", "d c"; undefined for none. */
export function stateNamed(words: string): string | undefined {
  return stateCodes.get(words);
}

/** Under which a city is looked up, however its name is written: "St. Paul", "New Orleans" and "Nueva Orleans". */
export function cityKey(city: string): string {
  const words = fold(city)
    .split(' ')
    .map((word) => SHORT_WORDS.get(word) ?? word)
    .join(' ')
    // "O Fallon" is what the post office makes of O'Fallon, and `fold` makes "ofallon" of that.
    .replace(/\b([od]) (?=\p{L})/gu, '$1');
  return OTHER_NAMES.get(words) ?? NICKNAMES.get(words) ?? words;
}

/** True for "NYC" and "Philly", which mean one city even where several states have one of its name. */
export function isNickname(city: string): boolean {
  return NICKNAMES.has(fold(city));
}

/** What the post office writes out in names of cities, people shorten. */
const SHORT_WORDS = new Map([
  ['st', 'saint'],
  ['ste', 'sainte'],
  ['ft', 'fort'],
  ['mt', 'mount'],
]);

/** Cities whose name in Spanish is another one. */
const OTHER_NAMES = new Map([
  ['nueva york', 'new york'],
  ['ciudad de nueva york', 'new york'],
  ['nueva orleans', 'new orleans'],
  ['filadelfia', 'philadelphia'],
]);

/** What people call a city by letters or for short. Each means the largest city of its name. */
const NICKNAMES = new Map([
  ['nyc', 'new york'],
  ['la', 'los angeles'],
  ['l a', 'los angeles'],
  ['philly', 'philadelphia'],
]);

/** States that Spanish calls otherwise, beyond its accents. */
const OTHER_STATE_NAMES: Record<string, string> = {
  'carolina del norte': 'NC',
  'carolina del sur': 'SC',
  'dakota del norte': 'ND',
  'dakota del sur': 'SD',
  luisiana: 'LA',
  misisipi: 'MS',
  misuri: 'MO',
  'nueva hampshire': 'NH',
  'nuevo hampshire': 'NH',
  'nueva jersey': 'NJ',
  'nuevo mexico': 'NM',
  'nueva york': 'NY',
  pensilvania: 'PA',
  tejas: 'TX',
  'virginia occidental': 'WV',
  'samoa americana': 'AS',
  'distrito de columbia': 'DC',
  'islas marianas del norte': 'MP',
  'islas marshall': 'MH',
  'islas virgenes': 'VI',
  'virgin islands': 'VI',
};

/** How newspapers shorten states, where that is not the code: "Calif.", "W.Va.". */
const SHORT_STATE_NAMES: Record<string, string> = {
  ala: 'AL',
  ariz: 'AZ',
  ark: 'AR',
  calif: 'CA',
  colo: 'CO',
  conn: 'CT',
  del: 'DE',
  fla: 'FL',
  ill: 'IL',
  ind: 'IN',
  kan: 'KS',
  kans: 'KS',
  mass: 'MA',
  mich: 'MI',
  minn: 'MN',
  miss: 'MS',
  mont: 'MT',
  neb: 'NE',
  nebr: 'NE',
  nev: 'NV',
  okla: 'OK',
  ore: 'OR',
  penn: 'PA',
  tenn: 'TN',
  tex: 'TX',
  wash: 'WA',
  'w va': 'WV',
  wis: 'WI',
  wyo: 'WY',
};

const stateCodes: ReadonlyMap<string, string> = new Map([
  ...jurisdictions.values.flatMap((code) => [
    [code.toLowerCase(), code] as const,
    // "N.H.", "D.C."
    [[...code.toLowerCase()].join(' '), code] as const,
    [fold(jurisdictions.labels[code]), code] as const,
  ]),
  ...Object.entries(OTHER_STATE_NAMES),
  ...Object.entries(SHORT_STATE_NAMES),
]);
