import type { Db } from '../database/db.ts';
import type { LiveDirectory } from '../directory/live-directory.ts';
import type { DownloadParameters } from '../open-data/downloads/selected-centers.ts';

/** What the files for machines tell of. */
export interface Site {
  /** Where people reach it, without a slash at its end. */
  origin: string;
  live: LiveDirectory;
  db: Db;
}

/** A search, and its parameters as they were written. */
export interface Search {
  query: DownloadParameters;
  written: URLSearchParams;
}

/** A file for machines. The same data makes the same bytes. */
export interface SiteFile {
  /** As Hono writes it; `:file` is what varies. */
  path: string;
  contentType: string;
  write(site: Site, file: string, search?: Search): string | Promise<string>;
  /** True where the parameters of a search choose what is in it. */
  takesSearch?: true;
  /** False while something in it is still being made: then no cache keeps it. */
  isWhole?(site: Site): boolean;
}

export const PLAIN_TEXT = 'text/plain; charset=utf-8';
