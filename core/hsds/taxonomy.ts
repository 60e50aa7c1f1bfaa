import type { Center } from '../center/center.ts';
import { type VocabularyGroup, vocabulary, vocabularyGroups } from '../center/vocabulary.ts';
import { centerFactWords } from '../i18n/en/admin/center-fields.ts';
import { hsdsText } from '../i18n/en/open-data/hsds.ts';
import type { HsdsTaxonomy, HsdsTaxonomyTerm, NameId } from './entities.ts';

/** The names and words of each taxonomy by its code, which is the `link_type` of its attributes. */
const { taxonomies: named } = hsdsText;
const facts = { SOURCE: hsdsText.sourceFact, ...centerFactWords };
export type TaxonomyCode = keyof typeof named;

/**
 * Groups whose values are codes of other groups, too, where they say the contrary: of what is served, and what is treated.
 * Named so that who reads no taxonomy takes none of them for a service.
 */
const limits: Partial<Record<VocabularyGroup, { prefix: string; say: (label: string) => string }>> = {
  servesOnly: { prefix: 'SERVES_ONLY_', say: hsdsText.servesOnly },
  doesNotTreat: { prefix: 'DOES_NOT_TREAT_', say: hsdsText.doesNotTreat },
};

/**
 * Our own taxonomies: HSDS prescribes none, and has attributes refer to terms of any
 * (https://docs.openreferral.org/en/latest/hsds/field_guidance.html#classifications-attributes-and-taxonomies). One for
 * each group of the vocabulary (core/center/vocabulary.ts), and one for facts that carry a value. Their ids are the same on every server.
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
  return vocabularyGroups
    .filter((group) => vocabulary[group].hsds === taxonomy)
    .flatMap((group) =>
      Object.entries(vocabulary[group].list.labels).map(([value, label]) => {
        const name = limits[group]?.say(label).replace(/\.$/, '') ?? label;
        return {
          code: hsdsCode(group, value),
          name,
          description: hsdsText.term(named[taxonomy].name, name),
        };
      }),
    );
}

/** What a term of the vocabulary is called in the taxonomy of its group; no code is in two taxonomies. */
export function hsdsCode(group: VocabularyGroup, code: string): string {
  return (limits[group]?.prefix ?? '') + code;
}

/** The codes of whom alone a center serves, and of what it turns people away with. */
export function limitsOf({
  servesOnly,
  doesNotTreat,
}: Pick<Center, 'servesOnly' | 'doesNotTreat'>): string[] {
  return [
    ...servesOnly.map(({ group }) => hsdsCode('servesOnly', group)),
    ...doesNotTreat.map(({ condition }) => hsdsCode('doesNotTreat', condition)),
  ];
}
