import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { brotliCompressSync } from 'node:zlib';
import { geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import { filter, filterAttachedWeight, presimplify, simplify } from 'topojson-simplify';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { jurisdictions } from '#core/lists/public-lists.ts';

/**
 * Makes pwa/map/state-outlines.json from the package `us-atlas`. Run it after an update of the package:
 * npx tsx data/build-state-outlines.ts
 *
 * The outlines are the US Census Bureau's cartographic boundary files of 2017 (works of the US government, in the
 * public domain: https://www.census.gov/geographies/mapping-files/time-series/geo/carto-boundary-file.html), which
 * us-atlas (ISC license, https://github.com/topojson/us-atlas) has projected by d3-geo's
 * geoAlbersUsa().scale(1300).translate([487.5, 305]): Alaska and Hawaii below the southwest, no territories.
 */
type Atlas = Topology<{ states: GeometryCollection<{ name: string }> }>;

/** In square units of the projection, in which Texas is 190 wide: a bend or an island below it is left out. */
const SMALLEST_BEND = 5;
const SMALLEST_ISLAND = 12;
/** Room for the line around the outermost states. */
const MARGIN = 3;

const source = createRequire(import.meta.url).resolve('us-atlas/states-albers-10m.json');
const { objects, ...topology } = JSON.parse(readFileSync(source, 'utf8')) as Atlas;
// Without the outline of the nation, which would be a neighbor to every island.
const atlas: Atlas = { ...topology, objects: { states: objects.states } };
// By arcs, so that neighbors keep one border. What touches another state is no island, however small: DC.
const simple = simplify(presimplify(atlas), SMALLEST_BEND);
const drawn = filter(simple, filterAttachedWeight(simple, SMALLEST_ISLAND)) as Atlas;
const { features } = feature(drawn, drawn.objects.states);

const codes = new Map(jurisdictions.values.map((code) => [jurisdictions.labels[code], code]));
const path = geoPath().digits(0);
const paths = features.map((state) => [codes.get(state.properties.name)!, path(state)!] as const);
const [[left, top], [right, bottom]] = path.bounds({ type: 'FeatureCollection', features });
const x = Math.floor(left) - MARGIN;
const y = Math.floor(top) - MARGIN;
const outlines = {
  viewBox: [x, y, Math.ceil(right) + MARGIN - x, Math.ceil(bottom) + MARGIN - y].join(' '),
  paths: Object.fromEntries(paths.sort(([a], [b]) => a.localeCompare(b))),
};

const json = `${JSON.stringify(outlines, null, 2)}\n`;
writeFileSync(new URL('../pwa/map/state-outlines.json', import.meta.url), json);
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
console.log(
  `${paths.length} outlines, ${kilobytes(json.length)}, ${kilobytes(brotliCompressSync(json).length)} with brotli`,
);
