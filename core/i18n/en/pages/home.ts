import { formatNumber } from '../format.ts';

export const home = {
  headline: 'Find treatment you can trust',
  intro:
    'Search addiction and mental-health treatment centers across the United States. Free, private, and it works without a network.',
  searchLabel: 'Search for a center',
  state: 'State',
  allStates: 'All States',
  level: 'Level of care',
  anyLevel: 'Any level of care',
  searchCenters: 'Search Centers',
  browseDirectory: 'Browse the directory',
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
    text: 'You do not have to do this alone. Text someone now, or tell us what you need and we will help you find a center within 24 hours.',
    textNow: 'Text Now',
    textHelp: (phone: string) => `Text ${phone}, day or night.`,
    text988: 'Text 988 to reach the crisis line, day or night.',
    helpline: 'SAMHSA’s free helpline:',
    helplinePhone: '1-800-662-4357',
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
      { title: 'Independent', text: 'We take no commission and no placement fee from anyone, ever.' },
      {
        title: 'Honest about what we know',
        text: 'Each listing says who checked it and when, or where it comes from if we have not checked it yet.',
      },
      { title: 'Private', text: 'You search on your own device. What you look for is never recorded.' },
    ],
    readPolicy: 'Read Our Transparency Policy',
  },
};
