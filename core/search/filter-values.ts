import type { Center } from '../center/center.ts';
import { fold } from '../fold-text.ts';
import { knownAccreditations, spokenLanguages, untreated } from '../lists/public-lists.ts';
import type { ValueList } from '../lists/value-list.ts';
import type { FilterName } from './filters.ts';

/** What else people write for a language of the list; folded. */
const OTHER_LANGUAGES: Readonly<Record<string, string>> = {
  espanol: 'Spanish',
  castellano: 'Spanish',
  asl: 'American Sign Language',
  'american sign language asl': 'American Sign Language',
  'sign language': 'American Sign Language',
  'haitian creole': 'Creole',
  mandarin: 'Chinese',
  'mandarin chinese': 'Chinese',
  cantonese: 'Chinese',
  filipino: 'Tagalog',
  persian: 'Farsi',
};

/** What else people write for an accreditation of the list; folded. */
const OTHER_ACCREDITATIONS: Readonly<Record<string, string>> = {
  'the joint commission': 'Joint Commission',
  jcaho: 'Joint Commission',
  tjc: 'Joint Commission',
  'carf international': 'CARF',
  coa: 'Council on Accreditation (COA)',
  'council on accreditation': 'Council on Accreditation (COA)',
  ncqa: 'National Committee for Quality Assurance (NCQA)',
  'national committee for quality assurance': 'National Committee for Quality Assurance (NCQA)',
  hfap: 'Healthcare Facilities Accreditation Program (HFAP)',
  'healthcare facilities accreditation program': 'Healthcare Facilities Accreditation Program (HFAP)',
};

/** No source has a code for faith, but many a center says it in its name. */
const FAITH_IN_NAME =
  /\b(?:christ|christian|faith|gospel|bible|church|catholic|lutheran|jewish|ministry|ministries|salvation army|teen challenge|rescue mission)\b/i;

const language = listedAs(spokenLanguages, OTHER_LANGUAGES);
const accreditation = listedAs(knownAccreditations, OTHER_ACCREDITATIONS);

/**
 * Each group's values that a center has. What the group's list lacks cannot be asked for. Apart from the groups
 * themselves, because only who searches needs it, and not who shows what can be chosen.
 */
export const filterValues: Readonly<Record<FilterName, (center: Center) => readonly string[]>> = {
  level: ({ levels }) => (levels.length > 0 ? levels.map(({ level }) => level) : ['NONE']),
  care: (center) => [...center.care.map(({ care }) => care), ...disordersTreated(center)],
  topic: (center) => center.topics.map(({ topic }) => topic),
  population: ({ populations, modalities, name }) => {
    const told = new Set<string>(populations.map(({ population }) => population));
    if (FAITH_IN_NAME.test(name)) told.add('FAITH_BASED');
    // Nor for family programs: who counsels families has one.
    if (modalities.some(({ modality }) => modality === 'FAMILY_THERAPY')) told.add('FAMILY');
    return [...told];
  },
  insurance: (center) => center.insurance.map(({ insurance }) => insurance),
  modality: (center) => center.modalities.map(({ modality }) => modality),
  accreditation: (center) => center.accreditations.map(({ name }) => accreditation(name)),
  language: (center) => center.languages.map(language),
};

/** Who treats substance use treats both disorders, unless it says that it turns people with one of them away. */
function disordersTreated({ care, doesNotTreat, servesOnly }: Center): readonly string[] {
  if (!care.some((each) => each.care === 'SUBSTANCE_USE')) return [];
  const refused = doesNotTreat.map(({ condition }) => condition);
  // Nobody without a DUI is served there, whatever they use.
  if (servesOnly.some(({ group }) => group === 'DUI')) return [];
  const only = servesOnly.flatMap(({ group }) => untreated.values.filter((value) => value === group));
  return untreated.values.filter(
    (value) => !refused.includes(value) && (only.length === 0 || only.includes(value)),
  );
}

/** Finds the list's value that free text means, however it is written; text that means none stays as it is. */
function listedAs(list: ValueList, others: Readonly<Record<string, string>>): (text: string) => string {
  const byFolded = new Map([
    ...list.values.map((value) => [fold(value), value] as const),
    ...Object.entries(others),
  ]);
  // Thousands of centers share a few texts: to fold each once is enough.
  const known = new Map<string, string>(list.values.map((value) => [value, value]));
  return (text) => {
    let value = known.get(text);
    if (value === undefined) {
      value = byFolded.get(fold(text)) ?? text;
      known.set(text, value);
    }
    return value;
  };
}
