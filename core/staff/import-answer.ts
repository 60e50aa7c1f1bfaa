import { z } from 'zod';
import { ImportCounts } from './bulk-import.ts';
import { reportFormats } from './import-formats.ts';
import { ImportReport } from './import-report.ts';

/** More than the country has centers: a list in an answer ends here, its count does not. */
export const MOST_LISTED = 30_000;

/** A row of a file as a spreadsheet numbers it: the header is row 1. */
const row = z.int();
/** Which file it is in, where there are several. */
const file = z.string().optional();
const place = { name: z.string(), city: z.string(), state: z.string() };
const known = { id: z.string(), ...place };

/** What an import does, center by center and row by row; each list holds at most MOST_LISTED. */
export const ImportDetails = z.object({
  new: z.array(z.object({ row, file, ...place })),
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
