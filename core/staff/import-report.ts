import { z } from 'zod';
import { decisionKinds } from './decision-kinds.ts';
import { ImportDecisions } from './import-decisions.ts';
import { reportFormats } from './import-formats.ts';
import { importWarningKinds } from './import-warnings.ts';

/** A place in a file, as a spreadsheet shows it: the header is row 1. */
export const RowRef = z.object({
  file: z.string(),
  row: z.int(),
  column: z.string().optional(),
  /** What stands there, where it helps to see it. */
  value: z.string().optional(),
  /** What is wrong with the value, where the kind of warning leaves it open. */
  problem: z.string().optional(),
});
export type RowRef = z.infer<typeof RowRef>;

/** Something in a row that keeps it from being imported. */
export const WrongRow = RowRef.extend({ message: z.string() });
export type WrongRow = z.infer<typeof WrongRow>;

export const Warning = z.object({
  kind: z.enum(importWarningKinds),
  message: z.string(),
  count: z.int(),
  rows: z.array(RowRef),
});
export type Warning = z.infer<typeof Warning>;

export const LeftOut = z.object({
  reason: z.string(),
  /** Rows of one facility count once. */
  facilities: z.int(),
  rows: z.array(RowRef),
});
export type LeftOut = z.infer<typeof LeftOut>;

/** A center that lost its address, since its source keeps it to itself, and the row that says so. */
const WithheldCenter = z.object({
  file: z.string(),
  row: z.int(),
  id: z.string(),
  name: z.string(),
  city: z.string(),
  state: z.string(),
});
export type WithheldCenter = z.infer<typeof WithheldCenter>;

/** What staff have refused, and the row that would have done it; a new center has no id. */
export const RefusedRow = z.object({
  kind: z.enum(decisionKinds),
  file: z.string(),
  row: z.int(),
  id: z.string().optional(),
  name: z.string(),
  city: z.string(),
  state: z.string(),
});
export type RefusedRow = z.infer<typeof RefusedRow>;

const FileReport = z.object({
  name: z.string(),
  format: z.enum(['xlsx', 'csv']),
  /** Of its source, those that it holds whole. */
  parts: z.array(z.string()),
  year: z.int().nullable(),
  /** Rows that are not blank, without the header. */
  rows: z.int(),
});
export type FileReport = z.infer<typeof FileReport>;

/** All that an import did, or with `dryRun` would do, and had to say: the terminal shows it, the history keeps it. */
export const ImportReport = z.object({
  /** Undefined where nothing was written. */
  importId: z.int().optional(),
  /** Of what is written: an import can be bound to its preview by it. Undefined in reports of before there was one. */
  fingerprint: z.string().optional(),
  source: z.string(),
  format: z.enum(reportFormats),
  /** True where a center that the source no longer lists is missing. */
  complete: z.boolean(),
  dryRun: z.boolean(),
  files: z.array(FileReport),
  /** Rows of all files. */
  rows: z.int(),
  /** Rows that joined another row's center. */
  merged: z.int(),
  /** Undefined in reports of before there was this. */
  withheld: z.array(WithheldCenter).optional(),
  /** What staff decided before; undefined where nothing was. */
  decisions: ImportDecisions.optional(),
  /** What stays as it is, since staff refused it. Undefined in reports of before there was this. */
  refused: z.array(RefusedRow).optional(),
  /** Centers that the file has under another name or address, and that count as the same since nobody decided. */
  openPairs: z.int().optional(),
  centers: z.object({
    new: z.int(),
    changed: z.int(),
    unchanged: z.int(),
    /** Now marked as needing review, since the source no longer lists them. */
    missing: z.int(),
    /** Marked so by an earlier import. */
    stillMissing: z.int(),
  }),
  missingCenters: z.array(
    z.object({ id: z.string(), name: z.string(), city: z.string(), state: z.string() }),
  ),
  leftOut: z.array(LeftOut),
  warnings: z.array(Warning),
  /** Rows that were skipped because they are wrong. */
  errors: z.array(WrongRow),
  /** Made-up centers that made way for real ones. */
  sampleRemoved: z.int(),
  seconds: z.number(),
});
export type ImportReport = z.infer<typeof ImportReport>;
