import { fold, wordsOf } from '../../fold-text.ts';
import { type Jurisdiction, parseJurisdiction } from '../../lists/public-lists.ts';
import type { Place, PlaceAnswer } from '../center-query.ts';
import { stateNamed } from '../place-names.ts';
import type { Asked } from './asked.ts';
import { findAbroad } from './find-abroad.ts';
import { knownPlaces } from './known-places.ts';
import { readQuestion } from './read-question.ts';

/** Where a search is around. */
export interface Around {
  /** Undefined where it is around nothing. */
  answer: PlaceAnswer | undefined;
  /** As `near` has it. */
  name: string;
  /** A state as a whole, which is a filter. */
  state: Jurisdiction | undefined;
  /** Other places of that name. */
  others: readonly Place[];
  /** Another country, by ISO 3166: nothing is there. */
  abroad?: string;
}

const NOWHERE: Around = { answer: undefined, name: '', state: undefined, others: [] };

/** What a search's own place means: "Maine" is the state, "Portland" the larger of them, "pitsburg" Pittsburgh. */
export function readNear({ places, fromCenters }: Asked, { near }: { near: string }): Around {
  if (near === '') return NOWHERE;
  const words = fold(near);
  const state = knownPlaces.has(words) ? undefined : parseJurisdiction(stateNamed(words));
  if (state) return { ...NOWHERE, state };
  const from = fromCenters && ({ fromCenters } as const);
  const abroad = findAbroad(wordsOf(near), places, () => true);
  if (abroad && abroad.from === 0 && abroad.to === wordsOf(near).length)
    return { ...NOWHERE, name: near, abroad: abroad.country };
  const found = places.find(near);
  if ('place' in found) return { ...NOWHERE, answer: { ...found, ...from }, name: near };
  const reading = found.choices.length > 0 ? undefined : readQuestion(near, places, () => false);
  if (reading?.state) return { ...NOWHERE, state: reading.state };
  if (reading?.abroad) return { ...NOWHERE, name: near, abroad: reading.abroad.country };
  const [place, ...others] = reading?.places ?? found.choices;
  if (!place) return { ...NOWHERE, answer: { choices: [], ...from }, name: near };
  return { answer: { place, ...from }, name: place.name, state: undefined, others };
}
