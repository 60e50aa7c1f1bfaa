import { type ComponentType, lazy, Suspense } from 'react';
import { LATER_MS } from '../site/later.ts';
import { useScripted } from '../site/use-scripted.ts';
import type { ResultsMapProps } from './results-map.tsx';

/** Behind the first view; without a network on the very first visit it may not come, and the list goes on without it. */
const ResultsMap = lazy<ComponentType<ResultsMapProps>>(async () => {
  await new Promise((resolve) => setTimeout(resolve, LATER_MS));
  return import('./results-map.tsx').catch(() => ({ default: () => null }));
});

/** Holds the place of the map of results: beside the list, which flows around it, or above it on a narrow screen. */
export function ResultsMapSlot(props: ResultsMapProps) {
  return (
    <div className="needs-script min-h-11 lg:float-right lg:ml-6 lg:min-h-80 lg:w-80">
      {useScripted() && (
        <Suspense>
          <ResultsMap {...props} />
        </Suspense>
      )}
    </div>
  );
}
