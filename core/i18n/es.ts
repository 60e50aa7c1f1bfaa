import { publicLists } from '../lists.ts';
import type { ValueList } from '../value-list.ts';
import type { Catalog } from './en.ts';
import { center } from './es/center.ts';
import { directory } from './es/directory.ts';
import { freshness } from './es/freshness.ts';
import { layout } from './es/layout.ts';
import { labels } from './es/lists.ts';
import { offline } from './es/offline.ts';

/** The lists of values that the public reads, with Spanish labels; where English goes by the alphabet, by the Spanish one. */
const lists: Catalog['lists'] = {
  ...labelledAll(),
  jurisdictions: byLabel(labelled(publicLists.jurisdictions, labels.jurisdictions)),
  states: byLabel(labelled(publicLists.states, labels.jurisdictions)),
  knownAccreditations: labelled(publicLists.knownAccreditations, {
    ...labels.accreditations,
    'Council on Accreditation (COA)': 'Council on Accreditation (COA)',
    'National Committee for Quality Assurance (NCQA)': 'National Committee for Quality Assurance (NCQA)',
    'Healthcare Facilities Accreditation Program (HFAP)':
      'Healthcare Facilities Accreditation Program (HFAP)',
    'Hospital licensing authority': 'Autoridad que da licencia a los hospitales',
  }),
  levelChoices: labelled(publicLists.levelChoices, { ...labels.levels, NONE: 'Nivel no indicado' }),
};

/** The words that every page needs, in Spanish. */
export const es: Catalog = { layout, directory, center, freshness, offline, lists };

function labelledAll() {
  const all = Object.entries(labels).map(([name, spanish]) => {
    const { values } = publicLists[name as keyof typeof labels];
    return [name, { values, labels: spanish }];
  });
  return Object.fromEntries(all) as Pick<Catalog['lists'], keyof typeof labels>;
}

function labelled<V extends string>(
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
