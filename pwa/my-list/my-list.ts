import type { Center } from '#core/center/center.ts';

/** What is kept of a saved center, in case it leaves the directory. */
export type KeptCenter = Pick<Center, 'slug' | 'name' | 'city' | 'state' | 'phone'>;

export interface SavedCenter extends KeptCenter {
  /** The person's own words. */
  note: string;
}

export interface SavedSearch {
  /** As the address of the results has it, without the page: "state=TX&level=DETOX". */
  search: string;
}

/** What a person has saved, in the order in which it is shown: what was saved first comes first, unless moved. */
export interface MyList {
  centers: readonly SavedCenter[];
  searches: readonly SavedSearch[];
}

export const EMPTY_LIST: MyList = { centers: [], searches: [] };

/** As many as a shared link may hold, so that every list can be shared. */
export const MOST_CENTERS = 100;
export const MOST_SEARCHES = 50;
/** Characters. */
export const LONGEST_NOTE = 2000;

/** All changes leave the given list as it is, and return another one. */
export type Change = (list: MyList) => MyList;

/** Those that are not there yet, at the end or from a place on, as far as there is room. */
export function addCenters(added: readonly (KeptCenter & { note?: string })[], at?: number): Change {
  return (list) => {
    const missing = added.filter(({ slug }) => !list.centers.some((center) => center.slug === slug));
    const fresh = missing
      .slice(0, Math.max(0, MOST_CENTERS - list.centers.length))
      .map(({ slug, name, city, state, phone, note = '' }) => ({ slug, name, city, state, phone, note }));
    return { ...list, centers: insert(list.centers, fresh, at) };
  };
}

export function removeCenter(slug: string): Change {
  return (list) => ({ ...list, centers: list.centers.filter((center) => center.slug !== slug) });
}

export function writeNote(slug: string, note: string): Change {
  return (list) => ({
    ...list,
    centers: list.centers.map((center) =>
      center.slug === slug ? { ...center, note: note.slice(0, LONGEST_NOTE) } : center,
    ),
  });
}

/** One place up (-1) or down (1); at the end of the list nothing happens. */
export function moveCenter(slug: string, by: -1 | 1): Change {
  return (list) => {
    const from = list.centers.findIndex((center) => center.slug === slug);
    const moved = list.centers[from];
    if (!moved || !list.centers[from + by]) return list;
    return { ...list, centers: insert(removeCenter(slug)(list).centers, [moved], from + by) };
  };
}

export function addSearch(search: string, at?: number): Change {
  return (list) => {
    const { searches } = list;
    if (searches.length >= MOST_SEARCHES || searches.some((saved) => saved.search === search)) return list;
    return { ...list, searches: insert(searches, [{ search }], at) };
  };
}

export function removeSearch(search: string): Change {
  return (list) => ({ ...list, searches: list.searches.filter((saved) => saved.search !== search) });
}

/** What is in the one list and not in the other. */
export function without(list: MyList, other: MyList): MyList {
  const has = ({ slug }: SavedCenter) => other.centers.some((center) => center.slug === slug);
  const hasSearch = ({ search }: SavedSearch) => other.searches.some((saved) => saved.search === search);
  return {
    centers: list.centers.filter((center) => !has(center)),
    searches: list.searches.filter((search) => !hasSearch(search)),
  };
}

/** What was wiped comes first again; what was saved since stays. */
export function putBack(wiped: MyList): Change {
  return (list) => {
    const back = addCenters(list.centers)(wiped);
    return list.searches.reduce((all, { search }) => addSearch(search)(all), back);
  };
}

/**
 * Puts to what is stored what is shown, and takes away what is to be there no longer. What both have is as stored, with its
 * note and place, but where what is shown `isNewer`: it was made of what is stored.
 */
export function addShown(shown: MyList, gone: MyList, isNewer: boolean): Change {
  return (stored) => without(isNewer ? putBack(shown)(stored) : putBack(stored)(shown), gone);
}

function insert<T>(values: readonly T[], added: readonly T[], at = values.length): T[] {
  return [...values.slice(0, at), ...added, ...values.slice(at)];
}
