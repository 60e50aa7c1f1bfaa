import { z } from 'zod';
import { type MappedField, mappedFields } from './import-mapping.ts';

/** How many rows of a file are shown as they will become, while somebody writes its mapping. */
export const SHOWN_ROWS = 10;

/** A file's header with its first rows, and what stands above them, as a spreadsheet has them; longer cells are cut. */
export const SampleRows = z.array(z.array(z.string().max(500)).max(500)).max(50);

/** A first mapping of a file, and the rows by which it can be tried. */
export const MappingDraft = z.object({
  map: z.string(),
  rows: SampleRows,
  /** The mappings that ship, to begin with one of them. */
  shipped: z.array(z.object({ name: z.string(), map: z.string() })),
});
export type MappingDraft = z.infer<typeof MappingDraft>;

const field = z.enum(mappedFields as [MappedField, ...MappedField[]]);

/** A mapping to be tried, and before that one field of it to be given another column, or none. */
export const MappingTrial = z.strictObject({
  file: z.string().min(1).max(200),
  rows: SampleRows,
  map: z.string().max(200_000),
  set: z.strictObject({ field, column: z.string().max(500).nullable() }).optional(),
});
export type MappingTrial = z.infer<typeof MappingTrial>;

export const TriedMapping = z.object({
  /** As it was sent, or with the other column. */
  map: z.string(),
  /** The columns of the file. */
  columns: z.array(z.string()),
  /** What each field is made of: a column, nothing (null), or more than a form can show. None where it is no YAML. */
  fields: z.array(z.object({ field, column: z.string().nullable(), written: z.boolean() })),
  /** What the first rows become; no values where a row is wrong or left out. */
  rows: z.array(
    z.object({
      row: z.int(),
      values: z.array(z.object({ field: z.string(), text: z.string() })),
      problems: z.array(z.string()),
    }),
  ),
  /** Why it cannot be used, by line and key; then there are no rows. */
  problems: z.array(z.object({ path: z.string(), message: z.string() })),
});
export type TriedMapping = z.infer<typeof TriedMapping>;
