import { jurisdictions } from './lists.ts';
import { fold } from './text.ts';

/** The code of the state that the folded words name: "tx", "texas", "nuevo mexico", "d c"; undefined for none. */
export function stateNamed(words: string): string | undefined {
  return stateCodes.get(words);
}

/** Under which a city is looked up, however its name is written: "St. Paul", "New Orleans" and "Nueva Orleans". */
export function cityKey(city: string): string {
  const words = fold(city)
    .split(' ')
    .map((word) => SHORT_WORDS[word] ?? word)
    .join(' ')
    // "O Fallon" is what the post office makes of O'Fallon, and `fold` makes "ofallon" of that.
    .replace(/\b([od]) (?=\p{L})/gu, '$1');
  return OTHER_NAMES[words] ?? words;
}

/** What the post office writes out in names of cities, people shorten. */
const SHORT_WORDS: Record<string, string> = { st: 'saint', ste: 'sainte', ft: 'fort', mt: 'mount' };

/** Cities whose name in Spanish is another one, and one that is called by its letters. */
const OTHER_NAMES: Record<string, string> = {
  'nueva york': 'new york',
  'ciudad de nueva york': 'new york',
  nyc: 'new york',
  'nueva orleans': 'new orleans',
  filadelfia: 'philadelphia',
};

/** States that Spanish calls otherwise, beyond its accents, and how people write the capital's district. */
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
  'd c': 'DC',
  'distrito de columbia': 'DC',
  'islas marianas del norte': 'MP',
  'islas marshall': 'MH',
  'islas virgenes': 'VI',
  'virgin islands': 'VI',
};

const stateCodes: ReadonlyMap<string, string> = new Map([
  ...jurisdictions.values.flatMap((code) => [
    [code.toLowerCase(), code] as const,
    [fold(jurisdictions.labels[code]), code] as const,
  ]),
  ...Object.entries(OTHER_STATE_NAMES),
]);
