import type { Jurisdiction } from '#core/lists/public-lists.ts';
import { boxOf, type Point } from './outlines.ts';

/** In units of the map: on the narrowest screen that shows them, they are 24 pixels high. */
const HEIGHT = 36;
const GAP = 4;
const WIDTH = 168;
/** Of a letter, at most; there are no wide ones among the names. */
const LETTER = 11.5;
/** Where a label in the Atlantic ends, and the first one begins: right of the coast, south of Cape Cod. */
const RIGHT = 1066;
const TOP = 222;

/** Those whose label has a column of its own, from north to south; Vermont's and New Hampshire's are in Canada. */
const inAtlantic: readonly Jurisdiction[] = ['MA', 'RI', 'CT', 'NJ', 'DE', 'MD', 'DC'];
const inCanada: readonly Jurisdiction[] = ['NH', 'VT'];

/** A state that is too small to point at has its name at the side, and a line to it; nothing for the others. */
export function SmallStateLabel({ state, name }: { state: Jurisdiction; name: string }) {
  const box = boxOf(state);
  const width = Math.max(WIDTH, name.length * LETTER + 16);
  const corner = cornerOf(state, width);
  if (!box || !corner) return null;
  const middle = corner.y + HEIGHT / 2;
  const north = inCanada.includes(state);
  return (
    <g className="max-md:hidden">
      <line
        x1={north ? corner.x + width : corner.x}
        y1={middle}
        x2={box.x + box.width / 2}
        y2={box.y + box.height / 2}
        className="map-leader"
      />
      <rect {...corner} width={width} height={HEIGHT} rx="6" className="map-shape map-plate" />
      <text x={corner.x + width / 2} y={middle} dy="0.35em" textAnchor="middle" className="map-label">
        {name}
      </text>
    </g>
  );
}

function cornerOf(state: Jurisdiction, width: number): Point | undefined {
  const south = inAtlantic.indexOf(state);
  if (south >= 0) return { x: RIGHT - width, y: TOP + south * (HEIGHT + GAP) };
  const north = inCanada.indexOf(state);
  if (north >= 0) return { x: 868 - width, y: 18 + north * (HEIGHT + GAP) };
  return undefined;
}
