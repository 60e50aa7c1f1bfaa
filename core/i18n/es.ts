import {
  accreditations,
  jurisdictions,
  knownAccreditations,
  levelChoices,
  spokenLanguages,
  states,
  type ValueList,
} from '../lists.ts';
import { type Catalog, en } from './en.ts';
import { center } from './es/center.ts';
import { directory } from './es/directory.ts';
import { freshness } from './es/freshness.ts';
import { layout } from './es/layout.ts';
import { labels } from './es/lists.ts';
import { offline } from './es/offline.ts';

/** The lists of values that the public reads, with Spanish labels; where English goes by the alphabet, by the Spanish one. */
const lists: Catalog['lists'] = {
  accreditations: named(accreditations, labels.accreditations),
  ageBands: named(en.lists.ageBands, labels.ageBands),
  contactPreferences: named(en.lists.contactPreferences, labels.contactPreferences),
  inquiryTypes: named(en.lists.inquiryTypes, labels.inquiryTypes),
  insuranceTypes: named(en.lists.insuranceTypes, labels.insuranceTypes),
  jurisdictions: byLabel(named(jurisdictions, labels.jurisdictions)),
  knownAccreditations: named(knownAccreditations, {
    ...labels.accreditations,
    'Council on Accreditation (COA)': 'Council on Accreditation (COA)',
    'National Committee for Quality Assurance (NCQA)': 'National Committee for Quality Assurance (NCQA)',
    'Healthcare Facilities Accreditation Program (HFAP)':
      'Healthcare Facilities Accreditation Program (HFAP)',
    'Hospital licensing authority': 'Autoridad que da licencia a los hospitales',
  }),
  levelChoices: named(levelChoices, { ...labels.levels, NONE: 'Nivel no indicado' }),
  levels: named(en.lists.levels, labels.levels),
  matchingInsuranceTypes: named(en.lists.matchingInsuranceTypes, labels.matchingInsuranceTypes),
  modalities: named(en.lists.modalities, labels.modalities),
  populations: named(en.lists.populations, labels.populations),
  primaryNeeds: named(en.lists.primaryNeeds, labels.primaryNeeds),
  spokenLanguages: named(spokenLanguages, labels.spokenLanguages),
  states: byLabel(named(states, labels.jurisdictions)),
  submissionTypes: named(en.lists.submissionTypes, labels.submissionTypes),
  travelWillingness: named(en.lists.travelWillingness, labels.travelWillingness),
};

/** The words that every page needs, in Spanish. */
export const es: Catalog = { layout, directory, center, freshness, offline, lists };

function named<V extends string>(
  { values }: ValueList<V>,
  labels: Readonly<Record<V, string>>,
): ValueList<V> {
  return { values, labels };
}

function byLabel<V extends string>({ values, labels }: ValueList<V>): ValueList<V> {
  const collator = new Intl.Collator('es');
  const sorted = [...values].sort((a, b) => collator.compare(labels[a], labels[b]));
  return { values: sorted as [V, ...V[]], labels };
}
