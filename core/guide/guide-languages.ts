import { type Language, languages } from '../i18n/languages.ts';
import type { Guide, GuideSummary } from './guide.ts';

/** What a guide must be read in where there is nothing in the language asked for. */
const [english] = languages;

/**
 * The guides for a reader of a language: those in it, and after them, of those that are not there in it, the English
 * ones. In the order given.
 */
export function guidesIn<G extends Pick<Guide, 'slug' | 'language'>>(
  guides: readonly G[],
  language: Language,
): G[] {
  const own = guides.filter((guide) => guide.language === language);
  if (language === english) return own;
  const there = new Set(own.map(({ slug }) => slug));
  return [...own, ...guides.filter((guide) => guide.language === english && !there.has(guide.slug))];
}

/** A guide as its page shows it. */
export type GuideOnPage<G = Guide> = G & {
  /** The languages in which it is there. Undefined where that is not known: an earlier version of the server does not say it. */
  versions?: Language[];
};

/** The guide with this slug for a reader of a language, as `guidesIn` has it; undefined where there is none. */
export function guideIn<G extends Pick<Guide, 'slug' | 'language'>>(
  guides: readonly G[],
  slug: string,
  language: Language,
): G | undefined {
  const versions = guides.filter((guide) => guide.slug === slug);
  return guidesIn(versions, language)[0];
}

/** The same, for its page. */
export function guideOnPage<G extends Pick<Guide, 'slug' | 'language'>>(
  guides: readonly G[],
  slug: string,
  language: Language,
): (G & { versions: Language[] }) | undefined {
  const guide = guideIn(guides, slug, language);
  if (guide === undefined) return undefined;
  const there = guides.filter((each) => each.slug === slug).map((each) => each.language);
  return { ...guide, versions: languages.filter((each) => there.includes(each)) };
}

/** The guide without its text, as lists show it. */
export function summaryOf({ bodyMarkdown, versions, ...summary }: GuideOnPage): GuideSummary {
  return summary;
}
