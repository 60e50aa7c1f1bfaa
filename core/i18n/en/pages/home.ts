import { formatNumber } from '../../format.ts';

export const home = {
  headline: 'Find treatment that fits you',
  intro:
    'Search addiction and mental-health treatment centers across the United States. Free, private, and it works without a network.',
  searchLabel: 'Search for a center',
  box: 'Kind of help, name, ZIP code or city',
  boxExample: 'Such as: detox near Austin',
  findNearMe: 'Find help near me',
  /** What that link searches for, in words that the search understands. */
  nearMe: 'near me',
  byStateAndLevel: 'By state and level of care',
  state: 'State',
  allStates: 'All States',
  level: 'Level of care',
  anyLevel: 'Any level of care',
  searchCenters: 'Search Centers',
  browseDirectory: 'Browse Directory',
  startMatching: 'Start Matching',
  readGuides: 'Read the guides',
  recent: {
    title: 'Recently Added Centers',
    loading: 'Loading centers...',
    empty: 'No recently verified centers available.',
    viewAll: 'View All Centers',
  },
  helpNow: {
    title: 'Need Help Right Now?',
    text: 'You do not have to do this alone. Text someone now, or tell us what you need. A person on our team will contact you. We aim to within 24 hours.',
    textNow: 'Text Now',
    textHelp: (phone: string) => `You can also text our team at ${phone}. It is not a crisis line.`,
    text988: 'Text 988 to reach the crisis line, day or night.',
    helpline: 'SAMHSA’s free helpline:',
  },
  states: {
    title: 'Browse by State',
    count: (count: number) => `${formatNumber(count)} ${count === 1 ? 'center' : 'centers'}`,
    all: 'See all 50 states',
  },
  trust: {
    title: 'Why Trust Our Directory',
    points: [
      {
        title: 'No ads, no fees',
        text: 'No center can pay to be listed, to rank higher, or to be recommended.',
      },
      { title: 'No commissions', text: 'We take no commission and no placement fee from anyone.' },
      {
        title: 'Honest about what we know',
        text: 'Each listing says when our team checked it, or that nobody has yet.',
      },
      {
        title: 'Private',
        text: 'Once the directory is on this device, your search stays here. We keep no record of what you look for.',
      },
    ],
    readPolicy: 'Read Our Transparency Policy',
  },
};
