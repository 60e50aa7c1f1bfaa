import { laterPart } from '../site/late-part.tsx';
import type { ResultsMapProps } from './results-map.tsx';

/** As high as the map with its first line. */
const waiting = <div className="skeleton aspect-[946/597]" aria-hidden="true" />;

const ResultsMap = laterPart(() => import('./results-map.tsx'), waiting);

/** What the button that shows it names. */
export const RESULTS_MAP = 'results-map';

/**
 * Holds the place of the map of results: beside the list, and along with it as one scrolls where the screen is high enough,
 * so that nothing stands empty there; or above the list on a narrow screen. Where the map cannot be had there is no such place.
 */
export function ResultsMapSlot(props: ResultsMapProps) {
  return (
    <div
      id={RESULTS_MAP}
      className={`needs-script ${props.opened ? '' : 'max-lg:hidden'} empty:hidden lg:float-right lg:ml-6 lg:min-h-80 lg:w-[min(18rem,36%)] [@media(min-height:40rem)]:lg:sticky [@media(min-height:40rem)]:lg:top-18`}
    >
      <ResultsMap {...props} />
    </div>
  );
}
