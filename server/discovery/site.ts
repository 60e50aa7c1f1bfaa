import type { Db } from '../database/db.ts';
import type { LiveDirectory } from '../directory/live-directory.ts';

/** What the files for machines tell of. */
export interface Site {
  /** Where people reach it, without a slash at its end. */
  origin: string;
  live: LiveDirectory;
  db: Db;
}

/** A file for machines. The same data makes the same bytes. */
export interface SiteFile {
  /** As Hono writes it; `:file` is what varies. */
  path: string;
  contentType: string;
  write(site: Site, file: string): string | Promise<string>;
  /** False while something in it is still being made: then no cache keeps it. */
  isWhole?(site: Site): boolean;
}

export const PLAIN_TEXT = 'text/plain; charset=utf-8';
