import { summaryOf } from '#core/guide/guide-languages.ts';
import type { DirectoryAnswers } from '#core/pages/page-rendering.ts';
import { pageOfState } from '#core/pages/state-centers.ts';
import { RECENT_CENTERS } from '#core/search/center-query.ts';
import { ask } from '#core/search/question/ask.ts';
import { isPlain } from '#core/search/question/plain.ts';
import { placeTable } from '../../data/places.ts';
import type { Db } from '../database/db.ts';
import type { LiveDirectory } from '../directory/live-directory.ts';
import { readGuideOnPage, readGuides } from '../guides/guide-rows.ts';
import { listWhole, sizesOfWhole } from '../open-data/downloads/whole-sizes.ts';

/** Answers the questions of the pages as the API would, without the way there. `origin`: where people reach the server. */
export function directoryAnswers(live: LiveDirectory, db: Db, origin: string): DirectoryAnswers {
  return {
    search: (query) =>
      isPlain(live.current, query)
        ? live.current.search(query)
        : ask({ directory: live.current, places: placeTable() }, query),
    center: (slug) => live.current.bySlug(slug) ?? null,
    state: (state, page) => pageOfState(live.current.byState(state), page),
    states: () => live.current.stateCounts(),
    recent: () => live.current.recent(RECENT_CENTERS),
    guides: async (language) => (await readGuides(db, language)).map(summaryOf),
    guide: async (slug, language) => (await readGuideOnPage(db, slug, language)) ?? null,
    files: () => listWhole(sizesOfWhole(live, origin)),
  };
}
