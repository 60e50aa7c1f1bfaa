import { laterPart } from '../site/late-part.tsx';
import type { ResultsMapProps } from './results-map.tsx';

const ResultsMap = laterPart(() => import('./results-map.tsx'));

/** What the button that shows it names. */
export const RESULTS_MAP = 'results-map';

/** Holds the place of the map of results: beside the list, which flows around it, or above it on a narrow screen. */
export function ResultsMapSlot(props: ResultsMapProps) {
  return (
    <div
      id={RESULTS_MAP}
      className={`needs-script ${props.opened ? '' : 'max-lg:hidden'} lg:float-right lg:ml-6 lg:min-h-80 lg:w-72`}
    >
      <ResultsMap {...props} />
    </div>
  );
}
