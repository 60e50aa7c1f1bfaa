import type { PlaceAnswer } from '#core/search/center-query.ts';
import { pageText } from '../../text.tsx';
import { PLACE_PROBLEM } from './near-field.tsx';

const useNearText = pageText('near');

/** Below the field: that the place is not known. */
export default function PlaceProblem({ typed, near }: { typed: string; near: PlaceAnswer }) {
  const text = useNearText();
  return (
    <p id={PLACE_PROBLEM} className="mt-3 leading-snug font-semibold text-emergency">
      {near.fromCenters ? text.unknownYet(typed) : text.unknown(typed)}
    </p>
  );
}
