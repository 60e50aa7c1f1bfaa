import { z } from 'zod';
import { ImportCounts } from './bulk-import.ts';
import { reportFormats } from './import-formats.ts';
import { ImportReport, RefusedRow } from './import-report.ts';

/** More than the country has centers: a list in an answer ends here, its count does not. */
export const MOST_LISTED = 30_000;

/** A row of a file as a spreadsheet numbers it: the header is row 1. */
const row = z.int();
/** Which file it is in, where there are several. */
const file = z.string().optional();
const place = { name: z.string(), city: z.string(), state: z.string() };
const known = { id: z.string(), ...place };
const reached = {
  street: z.string().nullable(),
  zip: z.string().nullable(),
  phone: z.string().nullable(),
};

const Conflict = z.object({
  field: z.string(),
  /** Both in words. */
  ours: z.string(),
  theirs: z.string(),
  /** Who verified the center since the source was made, and when: what staff said stays, unless the row is accepted. */
  verified: z.object({ by: z.string().nullable(), at: z.string() }).nullable(),
});
export type Conflict = z.infer<typeof Conflict>;

/** What an import does, center by center and row by row; each list holds at most MOST_LISTED. */
export const ImportDetails = z.object({
  /** `key` names the center in decisions. */
  new: z.array(z.object({ row, file, key: z.string(), ...place })),
  /** Who is probably the same: the center as it is, and as the file has it. */
  pairs: z.array(z.object({ row, file, ...known, ...reached, theirs: z.object({ ...place, ...reached }) })),
  /** Where the file says something else than staff did, field by field. */
  conflicts: z.array(z.object({ row, file, ...known, fields: z.array(Conflict) })),
  changed: z.array(
    z.object({
      row,
      file,
      ...known,
      /** Each in words; the field is one of a center's, or `reviewStatus`. */
      changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
    }),
  ),
  unchanged: z.array(z.object({ row, file, ...known })),
  missing: z.array(z.object(known)),
  /** `sameAs` is the row whose center this one joined, in `sameFile` where there are several. */
  duplicates: z.array(z.object({ row, file, sameAs: row, sameFile: file, name: z.string() })),
  leftOut: z.array(z.object({ row, file, reason: z.string() })),
});
export type ImportDetails = z.infer<typeof ImportDetails>;

/** What an import, or its preview, answers (spec, section 7: success, errors, warnings). */
export const ImportAnswer = z.object({
  /** Centers that now stand in the directory as the files say: new, changed and unchanged. */
  success: z.int(),
  errors: z.array(z.object({ row, file, error: z.string() })),
  warnings: z.array(z.object({ row, file, warning: z.string() })),
  dryRun: z.boolean(),
  /** The centers that lose their address, and the rows that withhold it. */
  withheld: z.array(z.object({ row, file, ...known })),
  /** What stays as it is, since staff refused it. */
  refused: z.array(RefusedRow),
  /** Null where nothing was written. */
  importId: z.int().nullable(),
  /** Of what would be written: sent with the import as `previewed`, it does this or nothing. */
  fingerprint: z.string(),
  source: z.string(),
  format: z.enum(reportFormats),
  /** True where files of this format are of a year, which can be given. */
  yearly: z.boolean(),
  /** All of them, by name. */
  file: z.string(),
  counts: ImportCounts,
  seconds: z.number(),
  /** Where they are asked for. */
  details: ImportDetails.optional(),
  /** Where it is asked for. */
  report: ImportReport.optional(),
});
export type ImportAnswer = z.infer<typeof ImportAnswer>;
