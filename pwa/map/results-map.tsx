import { lazy, Suspense, useId, useState, useSyncExternalStore } from 'react';
import type { CenterQuery } from '#core/center-query.ts';
import { maps as en } from '#core/i18n/en/maps.ts';
import { maps as es } from '#core/i18n/es/maps.ts';
import { usePageText } from '../text.tsx';
import { MapPlace } from './map-place.tsx';

const ResultsPicture = lazy(() => import('./results-picture.tsx').catch(() => ({ default: PictureMissing })));

export interface ResultsMapProps {
  query: CenterQuery;
  /** Of the results, by state. */
  counts: Record<string, number>;
  /** Where the person searches, in degrees: a ring on the map. */
  place?: { lat: number; lng: number } | undefined;
}

/**
 * Where the results of a search are, beside the list; on a narrow screen folded away, and nothing of it loaded.
 * Shown in the browser only. There is nothing in it to operate: the list has all that it shows.
 */
export default function ResultsMap(props: ResultsMapProps) {
  const { results: text } = usePageText({ en, es });
  const id = useId();
  const wide = useWideScreen();
  const [opened, setOpened] = useState(false);
  return (
    <section aria-label={text.title} className="space-y-3">
      <button
        type="button"
        className="link min-h-11 cursor-pointer text-left lg:hidden"
        aria-expanded={opened}
        aria-controls={id}
        onClick={() => setOpened(!opened)}
      >
        {opened ? text.hide : text.show}
      </button>
      <div id={id}>
        {(wide || opened) && (
          <Suspense fallback={<MapPlace>{text.loading}</MapPlace>}>
            <ResultsPicture {...props} />
          </Suspense>
        )}
      </div>
    </section>
  );
}

/** Without a network it may not come. */
function PictureMissing() {
  return <MapPlace>{usePageText({ en, es }).results.error}</MapPlace>;
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
