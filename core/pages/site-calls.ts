import type { Center } from '../center/center.ts';
import { describeProgram } from '../center/program-text.ts';
import { programText } from '../i18n/en/program-text.ts';
import type { CenterPage, CenterQuery, Understood } from '../search/center-query.ts';
import { saysMore } from '../search/question/chips.ts';
import type { StateCenters } from './state-centers.ts';

/** What the site's own calls answer: on the server, and on a phone, whose service worker answers them of its copy. */

/** A center as an answer has it: what its codes say stands in its program text, too, for who reads no codes. */
export function inWords(center: Center): Center {
  return { ...center, programHighlights: describeProgram(center, programText) };
}

/** A page of what a search has found; how it was read where there is something to tell of that. */
export function tellFound<Found extends CenterPage>(
  { understood, centers, ...rest }: Found & { understood?: Understood },
  query: CenterQuery,
) {
  const found = { centers: centers.map(inWords), ...rest };
  return understood && saysMore(understood, query) ? { ...found, understood } : found;
}

/** A page of a state's centers. */
export function tellState({ centers, ...rest }: StateCenters) {
  return { centers: centers.map(inWords), ...rest };
}
