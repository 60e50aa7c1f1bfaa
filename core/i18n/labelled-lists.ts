import { publicLists } from '../lists/public-lists.ts';
import type { ValueList, ValueOf } from '../lists/value-list.ts';
import type { Catalog } from './en.ts';

/**
 * What a person reads for each value of the lists that the public sees; `states` are among the jurisdictions. A missing
 * or unknown value does not pass the type check.
 */
export type ListLabels = {
  readonly [Name in Exclude<keyof typeof publicLists, 'states'>]: Readonly<
    Record<ValueOf<(typeof publicLists)[Name]>, string>
  >;
};

/** The lists with the labels of a language; the states, which English has by the alphabet, by that of the language. */
export function labelledLists(labels: ListLabels, locale: string): Catalog['lists'] {
  const all = Object.entries(labels).map(([name, own]) => {
    const { values } = publicLists[name as keyof ListLabels];
    return [name, { values, labels: own }];
  });
  const lists = Object.fromEntries(all) as Pick<Catalog['lists'], keyof ListLabels>;
  const byLabel = <V extends string>(list: ValueList<V>) => sortByLabel(list, locale);
  return {
    ...lists,
    jurisdictions: byLabel(lists.jurisdictions),
    states: byLabel({ values: publicLists.states.values, labels: labels.jurisdictions }),
  };
}

function sortByLabel<V extends string>({ values, labels }: ValueList<V>, locale: string): ValueList<V> {
  const collator = new Intl.Collator(locale);
  const sorted = [...values].sort((a, b) => collator.compare(labels[a], labels[b]));
  return { values: sorted as [V, ...V[]], labels };
}
