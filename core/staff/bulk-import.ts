import { z } from 'zod';
import { channels } from '../lists/staff-lists.ts';

/** The whole country is 2 MB as XLSX and 15 MB as CSV. */
export const MAX_FILE_BYTES = 64 * 1024 * 1024;

/**
 * The whole country has about 18,000 centers, in 21,000 rows. An import, and its preview, keeps every other writer
 * waiting until it is through, such as the forms of the public.
 */
export const MAX_IMPORT_ROWS = 100_000;

/** How many batches a page of their history shows. */
export const BATCHES_PER_PAGE = 20;

/** True for what the bulk import takes, by content type or by extension (spec, section 5). */
export function isCsvFile({ name, type }: { name: string; type: string }): boolean {
  return /^text\/csv\b/i.test(type) || /\.csv$/i.test(name);
}

/** True for what staff can choose on the web: CSV, or a workbook as Excel writes it. */
export function isTableFile(file: { name: string; type: string }): boolean {
  return isCsvFile(file) || file.type === XLSX || /\.xlsx$/i.test(file.name);
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** For the browser's own dialog. */
export const TABLE_FILES = `.csv,text/csv,.xlsx,${XLSX}`;

/** What a long piece of work is at. `total` is 0 while nobody knows it. */
export const ImportProgress = z.object({
  phase: z.enum(['reading', 'writing', 'undoing']),
  done: z.int(),
  total: z.int(),
});
export type ImportProgress = z.infer<typeof ImportProgress>;

/** The import, preview or undo that somebody is at. */
export const ImportUnderWay = z.object({
  /** The id that the page gave it. */
  job: z.string(),
  actor: z.string(),
  kind: z.enum(['preview', 'import', 'undo']),
  since: z.iso.datetime(),
  progress: ImportProgress,
});
export type ImportUnderWay = z.infer<typeof ImportUnderWay>;

/** What an import did, in numbers: centers, and below them rows of the file. */
export const ImportCounts = z.object({
  new: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  /** Now marked as needing review, since the source no longer lists them. */
  missing: z.int(),
  /** Marked so by an earlier import. */
  stillMissing: z.int(),
  /** Made-up centers that made way for real ones. */
  sampleRemoved: z.int(),
  rows: z.int(),
  /** Rows that joined another row's center. */
  duplicates: z.int(),
  leftOut: z.int(),
  /** Rows that were skipped because they are wrong. */
  wrong: z.int(),
  warnings: z.int(),
  /** What stays as it is, since staff refused it. Undefined in counts of before there was this. */
  refused: z.int().optional(),
});
export type ImportCounts = z.infer<typeof ImportCounts>;

/** One import that was done. */
export const ImportBatch = z.object({
  id: z.int(),
  source: z.string(),
  files: z.array(z.string()),
  actor: z.string(),
  channel: z.enum(channels.values),
  at: z.iso.datetime(),
  counts: ImportCounts,
  undoneAt: z.iso.datetime().nullable(),
  undoneBy: z.string().nullable(),
});
export type ImportBatch = z.infer<typeof ImportBatch>;

/** Imports, newest first. */
export const ImportBatches = z.object({
  imports: z.array(ImportBatch),
  total: z.int(),
  page: z.int(),
  limit: z.int(),
});
export type ImportBatches = z.infer<typeof ImportBatches>;

const known = { id: z.string(), name: z.string(), city: z.string(), state: z.string() };

/** What the undo of an import did. */
export const UndoAnswer = z.object({
  importId: z.int(),
  /** Centers that are again as they were before, but for what staff changed since. */
  restored: z.int(),
  /** Centers that the import had created, and that are gone again. */
  deleted: z.int(),
  /** Centers that it had created, and that stay for a review: staff have worked on them since. */
  keptCenters: z.array(z.object(known)),
  /** Fields that staff changed since; they stay as staff left them. */
  corrections: z.array(z.object({ ...known, field: z.string() })),
  /** Made-up centers that the import had removed; they do not come back. */
  sampleRemoved: z.int(),
  /** All centers of these: restored, gone, and kept for a review. */
  touched: z.int(),
  /** How many centers the directory had before. */
  all: z.int(),
  /** True where it touches more than 5% of them: `touched` has to be typed then, and a copy of the database is kept. */
  large: z.boolean(),
  /** What that copy is called; null where there is none. It lies beside the database. */
  copy: z.string().nullable(),
});
export type UndoAnswer = z.infer<typeof UndoAnswer>;

/** The number that a person typed, with or without marks between its digits; NaN where it is none. */
export function readTyped(text: string): number {
  const digits = text.replace(/[\s,.]/g, '');
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
}
