import { formatNumber } from '../format.ts';

/** The map of the states, and the one of a search's results. */
export const maps = {
  states: {
    title: 'The states on a map',
    intro: 'Choose a state to see its centers.',
    skip: 'Skip the map',
    /** The name of a state's link: "Texas, 1,234 centers". */
    link: (state: string, count: number) =>
      `${state}, ${formatNumber(count)} ${count === 1 ? 'center' : 'centers'}`,
    legend: 'Centers in a state',
    none: 'None',
    fewerThan: (limit: number) => `Fewer than ${formatNumber(limit)}`,
    range: (from: number, to: number) =>
      from === to ? formatNumber(from) : `${formatNumber(from)} to ${formatNumber(to)}`,
    orMore: (from: number) => `${formatNumber(from)} or more`,
  },
  results: {
    title: 'Where these centers are',
    loading: 'Drawing the map...',
    error: 'The map could not be loaded. The list has every center.',
    /** What the picture shows, for those who do not see it. */
    picture: 'A map of the states. Each dot is one center, a bigger dot is more.',
    pictureOf: (state: string) => `A map of ${state}. Each dot is one center, a bigger dot is more.`,
    pictureOfPlaces: 'A map of where these centers are. Each dot is one center, a bigger dot is more.',
    pins: 'The dots with an edge are the centers on this page. Tap any dot to go to its center.',
    dots: 'A bigger dot means more centers.',
    /** The states with the most results. */
    most: (states: { state: string; count: number }[], others: number) => {
      const named = states.map(({ state, count }) => `${state} ${formatNumber(count)}`).join(', ');
      if (others === 0) return `By state: ${named}.`;
      return `By state: ${named}, and ${formatNumber(others)} in other states.`;
    },
    allApproximate: 'A dot marks the middle of a ZIP code, not the building.',
    someApproximate: (count: number) =>
      count === 1
        ? 'For 1 of them, the dot marks the middle of a ZIP code, not the building.'
        : `For ${formatNumber(count)} of them, the dot marks the middle of a ZIP code, not the building.`,
    unplaced: (count: number) =>
      count === 1
        ? '1 of these centers has no position, so it is in the list only.'
        : `${formatNumber(count)} of these centers have no position, so they are in the list only.`,
    outside: (count: number) =>
      count === 1
        ? '1 of these centers is outside this map.'
        : `${formatNumber(count)} of these centers are outside this map.`,
    none: 'None of these centers has a position that we could show.',
    place: 'The ring is where you search.',
  },
};
