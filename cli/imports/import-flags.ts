import type { DecisionKind, Prefer } from '#core/staff/decision-kinds.ts';
import type { ImportDecisions } from '#core/staff/import-decisions.ts';
import type { ImportFormat } from '#core/staff/import-formats.ts';

/** `harborlight import FILE...` */
export interface ImportFlags {
  format?: ImportFormat;
  year?: number;
  /** A file. */
  codes?: string;
  /** A file, or the name of a mapping that ships. */
  map?: string;
  /** Writes a first mapping for the file, and imports nothing. */
  suggestMap?: boolean;
  /** Where that is written to. */
  output?: string;
  dryRun?: boolean;
  skipInvalid?: boolean;
  allJurisdictions?: boolean;
  missing?: 'mark' | 'ignore';
  prefer?: Prefer;
  /** Asks what becomes of each kind before anything is written. */
  review?: boolean;
  /** Kinds that are refused whole. */
  refuse?: DecisionKind[];
  /** A file. */
  decisions?: string;
  /** Has the JSON of a dry run tell what becomes of each center. */
  details?: boolean;
}

/** What is sent along beside the files and their flags. */
export interface ImportExtras {
  decisions?: ImportDecisions | undefined;
  /** The fingerprint of the preview that is to be carried out. */
  previewed?: string;
}
