import type { Center } from '../center/center.ts';
import { topics } from '../center/topics.ts';
import { centerFactWords } from '../i18n/en/admin/center-fields.ts';
import { hsdsText } from '../i18n/en/open-data/hsds.ts';
import {
  careTypes,
  insuranceTypes,
  levels,
  modalities,
  populations,
  servedOnly,
  untreated,
} from '../lists/public-lists.ts';
import { list, type ValueList } from '../lists/value-list.ts';
import type { HsdsTaxonomy, HsdsTaxonomyTerm, NameId } from './entities.ts';

/** The names and words of each taxonomy by its code, which is the `link_type` of its attributes. */
const { taxonomies: named } = hsdsText;
const facts = { SOURCE: hsdsText.sourceFact, ...centerFactWords };
export type TaxonomyCode = keyof typeof named;

/** Their values are codes of other lists, too, where they say the contrary: of what is served, and what is treated. */
const SERVES_ONLY = 'SERVES_ONLY_';
const DOES_NOT_TREAT = 'DOES_NOT_TREAT_';

/** Our lists, the values of each being the terms' codes; no code is in two of them. */
const lists = {
  care: careTypes,
  level_of_care: levels,
  population: populations,
  therapy: modalities,
  payment: insuranceTypes,
  topic: topics,
  eligibility: list({
    ...limitTerms(SERVES_ONLY, servedOnly, hsdsText.servesOnly),
    ...limitTerms(DOES_NOT_TREAT, untreated, hsdsText.doesNotTreat),
  }),
};

/**
 * Our own taxonomies: HSDS prescribes none, and has attributes refer to terms of any
 * (https://docs.openreferral.org/en/latest/hsds/field_guidance.html#classifications-attributes-and-taxonomies). One for
 * each list of core/lists/public-lists.ts, and one for facts that carry a value. Their ids are the same on every server.
 * For whom a service turns away HSDS has no term, and one field of text, `eligibility_description` ("a description of the
 * type of service or facility eligibility", https://docs.openreferral.org/en/latest/hsds/schema_reference.html#service):
 * the sentences stand there, and the same as terms of a taxonomy of its own.
 */
export interface Taxonomies {
  taxonomies: readonly HsdsTaxonomy[];
  /** By `code`, in the order of the lists. */
  terms: ReadonlyMap<string, HsdsTaxonomyTerm>;
  /** By `id`, each with its taxonomy in it. */
  wholeTerms: ReadonlyMap<string, HsdsTaxonomyTerm>;
}

export function makeTaxonomies(nameId: NameId): Taxonomies {
  const taxonomies: HsdsTaxonomy[] = [];
  const terms = new Map<string, HsdsTaxonomyTerm>();
  const wholeTerms = new Map<string, HsdsTaxonomyTerm>();
  for (const taxonomyCode of Object.keys(named) as TaxonomyCode[]) {
    const { name: taxonomy, description } = named[taxonomyCode];
    const taxonomy_id = nameId(`taxonomy/${taxonomyCode}`);
    const taxonomy_detail = { id: taxonomy_id, name: taxonomy, description };
    taxonomies.push(taxonomy_detail);
    for (const { code, name, description } of termsOf(taxonomyCode)) {
      const id = nameId(`taxonomy/${taxonomyCode}/${code}`);
      const term: HsdsTaxonomyTerm = { id, code, name, description, taxonomy, taxonomy_id, language: 'en' };
      terms.set(code, term);
      wholeTerms.set(id, { ...term, taxonomy_detail });
    }
  }
  return { taxonomies, terms, wholeTerms };
}

function termsOf(taxonomy: TaxonomyCode): { code: string; name: string; description: string }[] {
  if (taxonomy === 'fact') return Object.entries(facts).map(([code, words]) => ({ code, ...words }));
  return Object.entries(lists[taxonomy].labels).map(([code, name]) => ({
    code,
    name,
    description: hsdsText.term(named[taxonomy].name, name),
  }));
}

/** The codes of whom alone a center serves, and of what it turns people away with. */
export function limitsOf({
  servesOnly,
  doesNotTreat,
}: Pick<Center, 'servesOnly' | 'doesNotTreat'>): string[] {
  return [
    ...servesOnly.map(({ group }) => SERVES_ONLY + group),
    ...doesNotTreat.map(({ condition }) => DOES_NOT_TREAT + condition),
  ];
}

/** Named so that who reads no taxonomy takes none of them for a service. */
function limitTerms(prefix: string, { labels }: ValueList, say: (label: string) => string) {
  return Object.fromEntries(
    Object.entries(labels).map(([value, label]) => [prefix + value, say(label).replace(/\.$/, '')]),
  );
}
