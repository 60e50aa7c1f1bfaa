import { formatNumber } from '../../format.ts';
import { withArticle } from '../with-article.ts';

/** /states and /states/:state. */
export const statePages = {
  list: {
    title: 'Browse by State',
    intro: 'Choose a state to see every treatment center listed there.',
    count: (count: number) => `${formatNumber(count)} ${count === 1 ? 'center' : 'centers'}`,
  },
  title: (state: string) => `Treatment Centers in ${state}`,
  pageDescription: (state: string) =>
    `Addiction and mental-health treatment centers in ${state}: phone numbers, levels of care, who they serve. Free, no ads. No center pays us.`,
  found: (count: number, state: string) =>
    `${formatNumber(count)} verified treatment centers found in ${state}`,
  /** Where not every center is verified the spec's sentence would be false. */
  foundUnverified: (count: number, state: string) =>
    `${formatNumber(count)} treatment ${count === 1 ? 'center' : 'centers'} found in ${state}`,
  filterThese: (state: string) => `Search and filter in ${state}`,
  loading: 'Loading centers...',
  error: 'Failed to load treatment centers',
  empty: {
    title: 'No Centers Found',
    text: (state: string) => `We have no center in ${state} yet. Do you know one?`,
    submit: 'Submit a center for review',
  },
  notFound: {
    title: 'State Not Found',
    text: (code: string) => `“${code}” is not the two-letter code of a state.`,
    /** Of a part of the country that counts as a state only where centers are listed there. */
    unlisted: (place: string) => `We list no center in ${withArticle(place)}.`,
    nearest: 'See the nearest centers',
    all: 'See all states',
  },
  allStates: 'All states',
  showPrevious: (count: number) => `Show the ${formatNumber(count)} before`,
  showMore: (count: number) => `Show ${formatNumber(count)} more`,
};
