import type { ImportFormat, ReportFormat } from '#core/staff/import-formats.ts';
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
export const allParts = Object.values(formats).flatMap(({ parts }) => parts);
