import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { CenterQuery } from '#core/search/center-query.ts';
import { pageText, withWords } from '../text.tsx';
import { MapPlace } from './map-place.tsx';

const useMapsText = pageText('maps');

const ResultsPicture = lazy(() =>
  withWords(import('./results-picture.tsx')).catch(() => ({ default: PictureMissing })),
);

export interface ResultsMapProps {
  query: CenterQuery;
  /** Of the results, by state. */
  counts: Record<string, number>;
  /** Where the person searches, in degrees: a ring on the map. */
  place?: { lat: number; lng: number } | undefined;
  /** On a narrow screen it shows only where it was asked for. */
  opened: boolean;
}

/**
 * Where the results of a search are, beside the list; on a narrow screen folded away, and nothing of it loaded.
 * Shown in the browser only. A keyboard has nothing to do in it: the list has all that it shows.
 */
export default function ResultsMap({ opened, ...props }: ResultsMapProps) {
  const { results: text } = useMapsText();
  const wide = useWideScreen();
  return (
    (wide || opened) && (
      <section aria-label={text.title}>
        <Suspense fallback={<MapPlace>{text.loading}</MapPlace>}>
          <ResultsPicture {...props} />
        </Suspense>
      </section>
    )
  );
}

/** Without a network it may not come. */
function PictureMissing() {
  return <MapPlace>{useMapsText().results.error}</MapPlace>;
}

/** As Tailwind's "lg". */
const WIDE = '(min-width: 64rem)';

function useWideScreen(): boolean {
  return useSyncExternalStore(followWidth, () => matchMedia(WIDE).matches);
}

function followWidth(onChange: () => void): () => void {
  const media = matchMedia(WIDE);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}
