import { type MouseEvent, useEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Center } from '#core/center/center.ts';
import type { Jurisdiction } from '#core/lists/public-lists.ts';
import type { CenterPositions } from '#core/search/center-positions.ts';
import { type CenterQuery, type SearchResult, writeCenterQuery } from '#core/search/center-query.ts';
import type { Point as Position } from '#core/search/distance.ts';
import { useCenterSearch } from '../directory/queries.ts';
import { pageText, useText } from '../text.tsx';
import { useCenterPositions } from './center-positions.ts';
import { drawDots, fitPlaces, nearestPoint, placeOnMap, viewOf } from './dots.ts';
import { MapPlace } from './map-place.tsx';
import { boxOf, landOf, outlineOf, type Point, partOfState, viewBox, wholeMap } from './outlines.ts';
import { ResultsMapWords } from './results-map-words.tsx';

const useMapsText = pageText('maps');

/** In CSS pixels, the smallest first: of few places, which are to be seen, and of many, which are to be told apart. */
const largeDots = ['[stroke-width:4px]', '[stroke-width:5.5px]', '[stroke-width:7px]'];
const smallDots = ['[stroke-width:2px]', '[stroke-width:3.5px]', '[stroke-width:5.5px]'];
const FEW = 400;

/** So far from a pin, in CSS pixels, a thumb still means it: WCAG 2.5.5 has targets of 44. */
const REACH = 22;

/**
 * The dots of a search's results over the part of the country that they are in. The centers of this page are pins. A tap
 * leads to the card: the list follows to the page that has it. Who uses a keyboard or a screen reader has the same in the
 * list, and no stop here.
 */
export default function ResultsPicture({
  query,
  counts,
  place,
}: {
  query: CenterQuery;
  /** Of the results, by state. */
  counts: Record<string, number>;
  /** In degrees: a ring on the map. */
  place?: Position | undefined;
}) {
  const { results: text } = useMapsText();
  const { labels } = useText().lists.jurisdictions;
  const { data: positions, isError } = useCenterPositions(query);
  const { data: found } = useCenterSearch(query);
  // Around a place it is the surroundings that count, whatever states those are in.
  const state = place ? undefined : (query.state ?? onlyStateOf(counts));
  const fit = useMemo(() => positions && fitResults(positions, state, place), [positions, state, place]);
  const dots = useMemo(() => positions && fit && drawDots(positions.places, fit.view), [positions, fit]);
  const pins = useMemo(() => pinsOf(found?.centers ?? []), [found]);
  const ring = place && placeOnMap(place);
  const goTo = useListThatFollows(query, found, pins);

  if (isError) return <MapPlace>{text.error}</MapPlace>;
  if (!positions || !fit || !dots) return <MapPlace>{text.loading}</MapPlace>;
  const { view, part } = fit;
  const dotSizes = positions.places.length > FEW ? smallDots : largeDots;
  const pinPath = pins.map(({ x, y }) => `M${x},${y}h0`).join('');
  const tap = ({ currentTarget, clientX, clientY }: MouseEvent<SVGElement>) => {
    const { left, top, width } = currentTarget.getBoundingClientRect();
    const unit = view.width / width;
    const at = { x: view.x + (clientX - left) * unit, y: view.y + (clientY - top) * unit };
    const pin = nearestPoint(pins, at, REACH * unit);
    if (pin) return showCard(pin.slug);
    const dot = nearestPoint(dotsOf(positions), at, REACH * unit);
    if (dot) goTo(dot);
  };
  return (
    <figure className="space-y-2">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
      <svg
        viewBox={viewBox(view)}
        role="img"
        aria-label={
          state && boxOf(state) ? text.pictureOf(labels[state]) : part ? text.pictureOfPlaces : text.picture
        }
        className="card block h-auto w-full cursor-pointer"
        onClick={tap}
      >
        <path d={landOf(part)} className="map-land" />
        {state && <path d={outlineOf[state]} className="map-land map-land-chosen" />}
        {dots.paths.map((path, size) => (
          <path key={dotSizes[size]} d={path} className={`map-dots ${dotSizes[size]}`} />
        ))}
        {ring && <path d={`M${ring.x},${ring.y}h0`} className="map-ring" />}
        {ring && <path d={`M${ring.x},${ring.y}h0`} className="map-ring map-ring-inside" />}
        <path d={pinPath} className="map-pin" />
        <path d={pinPath} className="map-pin map-pin-inside" />
      </svg>
      <figcaption className="space-y-1 text-sm text-muted">
        {pins.length > 0 && <p>{text.pins}</p>}
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

/** Where all results are in one state, that one is shown. */
function onlyStateOf(counts: Record<string, number>): Jurisdiction | undefined {
  const [state, ...others] = Object.keys(counts);
  return others.length === 0 ? (state as Jurisdiction | undefined) : undefined;
}

/** All of a state that was asked for; else what was found, and where it was looked for. */
function fitResults(
  { places }: CenterPositions,
  state: Jurisdiction | undefined,
  place: Position | undefined,
) {
  const box = state && boxOf(state);
  if (box) return { view: viewOf(box), part: partOfState(state) };
  const found = places.map(([lat, lng]) => ({ lat, lng }));
  // Of a territory, which is not on the map, all of it is shown.
  return fitPlaces(place ? [...found, place] : found) ?? { view: wholeMap, part: undefined };
}

/** Those that have a place on the map. */
function pinsOf(centers: readonly Center[]) {
  return centers.flatMap(({ slug, lat, lng }) => {
    const point = lat === null || lng === null ? undefined : placeOnMap({ lat, lng });
    return point ? [{ ...point, slug }] : [];
  });
}

interface Dot extends Point {
  /** Where in the results its first center stands, from 0. */
  first: number;
}

function dotsOf({ places }: CenterPositions): Dot[] {
  return places.flatMap(([lat, lng, , first]) => {
    const point = placeOnMap({ lat, lng });
    return point ? [{ ...point, first }] : [];
  });
}

/** Turns the list to the page with the center of a dot, and shows its card once it is there. */
function useListThatFollows(
  query: CenterQuery,
  found: SearchResult | undefined,
  pins: readonly (Point & { slug: string })[],
): (dot: Dot) => void {
  const navigate = useNavigate();
  const sought = useRef<Dot & { page: number }>(undefined);
  useEffect(() => {
    const dot = sought.current;
    if (!dot || found?.page !== dot.page) return;
    sought.current = undefined;
    const pin = nearestPoint(pins, dot, Number.POSITIVE_INFINITY);
    // After a new page of results has gone to its top.
    if (pin) requestAnimationFrame(() => showCard(pin.slug));
  }, [found, pins]);
  return (dot) => {
    const page = Math.floor(dot.first / query.limit) + 1;
    sought.current = { ...dot, page };
    navigate({ search: writeCenterQuery({ ...query, page }).toString() });
  };
}

/** Brings a center's card into view, with the keyboard on its name. */
function showCard(slug: string): void {
  const name = document.querySelector<HTMLElement>(`#content article a[href$="/centers/${slug}"]`);
  const card = name?.closest('article');
  if (!name || !card) return;
  card.scrollIntoView({ block: 'center' });
  name.focus({ preventScroll: true });
  card.animate({ boxShadow: ['0 0 0 4px var(--lantern)', '0 0 0 4px transparent'] }, 2000);
}
