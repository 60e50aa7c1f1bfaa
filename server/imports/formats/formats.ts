import type { ImportFormat, ReportFormat } from '#core/staff/import-formats.ts';
import type { Imported, Part } from '../source-record.ts';
import type { Format } from './format.ts';
import { samhsa } from './samhsa.ts';
import { template } from './template.ts';

/** By their names. `centers.imported` has their parts in this order: a new format comes last. */
export const formats: Record<ImportFormat, Format> = { samhsa, csv: template };

/** True where files of the format are of a year. */
export function isYearly(format: ReportFormat): boolean {
  return format === 'mapped' || formats[format].yearly;
}

/** The parts of all sources but those of mapped files. */
const allParts = Object.values(formats).flatMap(({ parts }) => parts);

/** Parts always stand in one order, so that what is equal is equal as JSON. */
export function inOrder(records: Imported['parts']): Imported['parts'] {
  // Those of mapped files have the names of their sources.
  const others = Object.keys(records).filter((part) => !allParts.includes(part));
  return Object.fromEntries(
    [...allParts, ...others.sort()].flatMap((part) => (records[part] ? [[part, records[part]]] : [])),
  );
}

/** The two directories of SAMHSA speak with one voice, and each mapped list with its own. */
export function partsBySource(parts: readonly Part[]): (readonly Part[])[] {
  return [
    ...Object.values(formats).map((format) => format.parts),
    ...parts.filter((part) => !allParts.includes(part)).map((part) => [part]),
  ];
}
