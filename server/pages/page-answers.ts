import { RECENT_CENTERS } from '#core/center-query.ts';
import { GuideSummary } from '#core/guide.ts';
import type { DirectoryAnswers } from '#core/page-rendering.ts';
import { pageOfState } from '#core/state-centers.ts';
import { findPlaces } from '../data/places.ts';
import type { AppContext } from './app-context.ts';
import { readGuideOnPage, readGuides } from './guide-rows.ts';

/** Answers the questions of the pages as the API would, without the way there. */
export function directoryAnswers({ live, db }: Pick<AppContext, 'live' | 'db'>): DirectoryAnswers {
  return {
    search: (query) => live.current.search(query, findPlaces(query.near)),
    center: (slug) => live.current.bySlug(slug) ?? null,
    state: (state, page) => pageOfState(live.current.byState(state), page),
    states: () => live.current.stateCounts(),
    recent: () => live.current.recent(RECENT_CENTERS),
    guides: async (language) => (await readGuides(db, language)).map((guide) => GuideSummary.parse(guide)),
    guide: async (slug, language) => (await readGuideOnPage(db, slug, language)) ?? null,
  };
}
