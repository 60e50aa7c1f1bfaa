import type { ImportFormat } from '#core/staff/import-formats.ts';

/** `harborlight import FILE...` */
export interface ImportFlags {
  format?: ImportFormat;
  year?: number;
  /** A file. */
  codes?: string;
  dryRun?: boolean;
  skipInvalid?: boolean;
  allJurisdictions?: boolean;
  missing?: 'mark' | 'ignore';
  verified?: 'keep' | 'replace';
}
