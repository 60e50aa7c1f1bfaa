import type { ImportFormat } from '#core/staff/import-formats.ts';
import type { Imported } from '../source-record.ts';
import type { Format } from './format.ts';
import { samhsa } from './samhsa.ts';
import { template } from './template.ts';

/** By their names. `centers.imported` has their parts in this order: a new format comes last. */
export const formats: Record<ImportFormat, Format> = { samhsa, csv: template };

/** The parts of all sources. */
export const allParts = Object.values(formats).flatMap(({ parts }) => parts);

/** Parts always stand in one order, so that what is equal is equal as JSON. */
export function inOrder(records: Imported['parts']): Imported['parts'] {
  return Object.fromEntries(allParts.flatMap((part) => (records[part] ? [[part, records[part]]] : [])));
}
