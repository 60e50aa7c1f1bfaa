import type { Place } from '../center-query.ts';
import type { Directory } from '../directory.ts';
import type { PlaceTable } from '../place-table.ts';

/** All that a question is answered from. */
export interface Asked {
  directory: Directory;
  places: PlaceTable;
  /** True where the table of all places is not at hand, and `places` are those that the centers are in. */
  fromCenters?: boolean;
  /** Where the person is, as far as that is known: what "near me" means. */
  here?: Place;
}
