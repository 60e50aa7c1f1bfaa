import { formatNumber } from '../format.ts';

export const directory = {
  title: 'Find Help',
  intro: 'Search every center in the directory by name, place, or program.',
  search: {
    label: 'Search centers',
    placeholder: 'Search centers by name, city, or program...',
    submit: 'Search',
    near: 'ZIP code or city',
    miles: (miles: number) => `${miles} mi`,
    useLocation: 'Use my location',
    locationStays:
      'Your location stays on this device. Only the ZIP code goes into the address of this page.',
  },
  filters: {
    title: 'Filters',
    state: 'State',
    allStates: 'All States',
    clear: 'Clear Filters',
    clearAll: 'Clear All Filters',
  },
  /** The row between what was asked for and what was found. */
  tools: {
    change: 'Change the search:',
    filters: (chosen: number) => (chosen > 0 ? `Filters (${chosen})` : 'Filters'),
    nearest: 'Nearest',
    map: 'Map',
  },
  /** Spoken and shown while any filter is active. */
  found: (total: number) => `${formatNumber(total)} ${total === 1 ? 'center' : 'centers'} found`,
  /** Behind that: of those after them. */
  notStated: (count: number) => `, and ${formatNumber(count)} that ${count === 1 ? 'does' : 'do'} not say`,
  /** While none is. */
  all: (total: number) => `${formatNumber(total)} ${total === 1 ? 'center' : 'centers'}`,
  /** Behind it where the search is around a place, at any distance or within so many miles. */
  around: (place: string, miles: number | undefined) =>
    miles ? ` within ${miles} miles of ${place}` : ` at any distance from ${place}`,
  whichPlace: 'Which place do you mean?',
  /** Of one center; null where its position is not known. */
  distance: (miles: number | null, approximate: boolean) => {
    if (miles === null) return 'Distance not known';
    const whole = Math.round(miles);
    const far =
      miles < 1 ? 'Less than a mile' : `About ${formatNumber(whole)} ${whole === 1 ? 'mile' : 'miles'}`;
    return approximate ? `${far} to its ZIP code` : `${far} away`;
  },
  /** The same on a card, which opens to the whole of it. */
  shortDistance: (miles: number | null) =>
    miles === null ? 'Distance not known' : miles < 1 ? '<1 mi' : `~${formatNumber(Math.round(miles))} mi`,
  resultsTitle: 'Results',
  loading: 'Searching centers...',
  error: 'Failed to load treatment centers',
  errorHelp: 'Please try again. If you need help now, call or text 988.',
  empty: {
    title: 'No centers found',
    text: 'Try adjusting your search criteria or removing some filters',
  },
  pages: {
    label: 'Pages',
    previous: 'Previous',
    next: 'Next',
    position: (page: number, pages: number) => `Page ${formatNumber(page)} of ${formatNumber(pages)}`,
  },
};
