import { mcpAnswers } from '#core/i18n/en/mcp/answers.ts';
import type { FoundCenters } from '#core/open-data/found-centers.ts';

const { understood: words } = mcpAnswers;

/** What comes before all else, where the words tell of a danger. */
export function describeCrisis({ crisis }: FoundCenters): string | undefined {
  return crisis && words.urgent(crisis.map(({ how }) => how).join(' '));
}

/** How a question was read, in sentences; '' where nothing had to be read. */
export function describeReading({ readAs, notCovered }: FoundCenters): string {
  const { as, within, widenedFrom, letGo, leftOut, negated, otherPlaces, wantsPlace } = readAs;
  const searched = [...as, ...(within === undefined ? [] : [words.within(within)])];
  return [
    searched.length > 0 && words.as(searched.join(', ')),
    notCovered?.message,
    widenedFrom !== undefined && words.widened(widenedFrom, within),
    letGo && words.letGo(letGo.join(', ')),
    leftOut && words.leftOut(leftOut.join(', ')),
    negated && words.negated(negated.join(', ')),
    otherPlaces && words.otherPlaces(otherPlaces.join('; ')),
    wantsPlace && words.wantsPosition,
  ]
    .filter(Boolean)
    .join(' ');
}
