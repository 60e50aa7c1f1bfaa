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
  verified?: 'keep' | 'replace';
}
