import type { StateCount } from '#core/center/center.ts';
import type { forAssistants } from '#core/i18n/en/pages/for-assistants.ts';
import type { Catalog } from '#core/i18n/en.ts';
import type { Passage } from '#core/i18n/policy-text.ts';
import type { Translated } from '#core/i18n/translated.ts';
import { isState, states } from '#core/lists/public-lists.ts';
import type { SiteInfo } from '#core/snapshot/snapshot.ts';

/** What the page's statements are computed from; undefined is what is not known, or not yet. */
export interface DirectoryFacts {
  site: SiteInfo | undefined;
  counts: readonly StateCount[] | undefined;
}

/** What is true of this directory as it is now. What is not known is not claimed. */
export function listClaims(
  { site, counts }: DirectoryFacts,
  { directory }: Translated<typeof forAssistants>,
  lists: Catalog['lists'],
): Passage[] {
  const always = [directory.independent, directory.noAds];
  if (site?.sample) return [directory.sampleCenters(site.centers), ...always];
  const verified = site?.centers && site.verified !== undefined;
  return [
    ...(site ? [directory.centers(site.centers)] : []),
    ...claimStates(counts, directory, lists),
    directory.levels(lists.levels.values.map((level) => lists.levels.labels[level])),
    ...(verified ? [directory.verified(site.verified ?? 0, site.centers)] : []),
    directory.eachListing,
    ...always,
  ];
}

function claimStates(
  counts: readonly StateCount[] | undefined,
  text: Translated<typeof forAssistants>['directory'],
  lists: Catalog['lists'],
): Passage[] {
  const listed = counts?.filter(({ count }) => count > 0).map(({ state }) => state) ?? [];
  if (listed.length === 0) return [];
  const others = listed.filter((state) => !isState(state)).map((state) => lists.jurisdictions.labels[state]);
  return [text.states(listed.length - others.length, states.values.length, others)];
}
