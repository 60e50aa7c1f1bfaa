import { useMemo } from 'react';
import { maps as en } from '#core/i18n/en/maps.ts';
import { maps as es } from '#core/i18n/es/maps.ts';
import type { Jurisdiction } from '#core/lists.ts';
import { usePageText, useText } from '../text.tsx';
import { useCenterPositions } from './center-positions.ts';
import { drawDots, placeOnMap, viewOf } from './dots.ts';
import { MapPlace } from './map-place.tsx';
import { boxOf, outlineOf, viewBox, wholeMap } from './outlines.ts';
import type { ResultsMapProps } from './results-map.tsx';
import { ResultsMapWords } from './results-map-words.tsx';

const allOutlines = Object.values(outlineOf).join('');

/** In CSS pixels, the smallest first: of few places, which are to be seen, and of many, which are to be told apart. */
const largeDots = ['[stroke-width:4px]', '[stroke-width:5.5px]', '[stroke-width:7px]'];
const smallDots = ['[stroke-width:2px]', '[stroke-width:3.5px]', '[stroke-width:5.5px]'];
const FEW = 400;

/** The dots of a search's results over the states, or over the one that the search is in. */
export default function ResultsPicture({ query, counts, place }: ResultsMapProps) {
  const { results: text } = usePageText({ en, es });
  const { labels } = useText().lists.jurisdictions;
  const { data: positions, isError } = useCenterPositions(query);
  const state = query.state ?? onlyStateOf(counts);
  // Of a territory, which is not on the map, all of it is shown.
  const box = useMemo(() => state && boxOf(state), [state]);
  const view = useMemo(() => viewOf(box ?? wholeMap), [box]);
  const dots = useMemo(() => positions && drawDots(positions.places, view), [positions, view]);
  const ring = place && placeOnMap(place);

  if (isError) return <MapPlace>{text.error}</MapPlace>;
  if (!positions || !dots) return <MapPlace>{text.loading}</MapPlace>;
  const dotSizes = positions.places.length > FEW ? smallDots : largeDots;
  return (
    <figure className="space-y-2">
      <svg
        viewBox={viewBox(view)}
        role="img"
        aria-label={state && box ? text.pictureOf(labels[state]) : text.picture}
        className="card block h-auto w-full"
      >
        <path d={allOutlines} className="map-land" />
        {state && <path d={outlineOf[state]} className="map-land map-land-chosen" />}
        {dots.paths.map((path, size) => (
          <path key={dotSizes[size]} d={path} className={`map-dots ${dotSizes[size]}`} />
        ))}
        {ring && <path d={`M${ring.x},${ring.y}h0`} className="map-ring" />}
        {ring && <path d={`M${ring.x},${ring.y}h0`} className="map-ring map-ring-inside" />}
      </svg>
      <figcaption className="space-y-1 text-sm text-muted">
        <ResultsMapWords
          positions={positions}
          outside={dots.outside}
          counts={state ? { [state]: counts[state] ?? 0 } : counts}
          ring={ring !== undefined}
        />
      </figcaption>
    </figure>
  );
}

/** Where all results are in one state, as near a city, that one is shown. */
function onlyStateOf(counts: Record<string, number>): Jurisdiction | undefined {
  const [state, ...others] = Object.keys(counts);
  return others.length === 0 ? (state as Jurisdiction | undefined) : undefined;
}
