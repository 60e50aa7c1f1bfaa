import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import SQLite from 'better-sqlite3';
import { type Generated, Kysely, Migrator, SqliteDialect } from 'kysely';
import type { ReviewStatus } from '#core/lists.ts';
import { migrations } from './migrations/index.ts';

/** One center. Lists are JSON arrays of plain values, e.g. `["DETOX","IOP"]`. */
export interface CentersTable {
  id: Generated<number>;
  slug: string;
  name: string;
  city: string;
  state: string;
  street: string | null;
  zip: string | null;
  lat: number | null;
  lng: number | null;
  approximate_location: number;
  phone: string | null;
  website: string | null;
  email_public: string | null;
  program_highlights: string | null;
  bed_count: number | null;
  staff_to_client_ratio: string | null;
  languages: string;
  religious_orientation: string | null;
  levels: string;
  populations: string;
  modalities: string;
  accreditations: string;
  insurance: string;
  last_verified_at: string | null;
  verified_by: string | null;
  review_status: ReviewStatus;
  source: string | null;
  source_year: number | null;
  /** Names the facility within its source across imports; null where staff wrote the center. */
  source_key: string | null;
  /**
   * What each source last said, as JSON of `Imported` (server/imports/record.ts): a later import applies only what
   * the source changed since, so that the corrections of staff survive it.
   */
  imported: string | null;
  /** The import that created the center. */
  import_id: number | null;
  created_at: string;
  updated_at: string;
}

/** One run of an import. */
export interface ImportsTable {
  id: Generated<number>;
  source: string;
  /** JSON array of file names, without their folders. */
  files: string;
  actor: string;
  channel: 'terminal' | 'web';
  at: string;
  /** JSON of the import's report. */
  report: string;
}

/** One change to an existing center. What it became is the next change's `before`, or the center itself. */
export interface ChangesTable {
  id: Generated<number>;
  center_id: number;
  import_id: number | null;
  actor: string;
  channel: 'terminal' | 'web';
  at: string;
  /** JSON of the center's row as it was. */
  before: string;
}

export interface Database {
  centers: CentersTable;
  imports: ImportsTable;
  changes: ChangesTable;
}

export type Db = Kysely<Database>;

/**
 * Opens the SQLite file (created with its folder where there is none; ':memory:' for tests) and brings its
 * schema up to date. Throws where the file is not a database or comes from a newer Harborlight.
 */
export async function openDatabase(file: string): Promise<Db> {
  const db = connect(file);
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
  }).migrateToLatest();
  if (error) {
    await db.destroy();
    throw error;
  }
  return db;
}

/** Opens the file without touching its schema, for a second reader such as a worker thread. */
export function connect(file: string): Db {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const sqlite = new SQLite(file, { timeout: 10_000 });
  sqlite.pragma('journal_mode = WAL');
  sqlite.pragma('foreign_keys = ON');
  // A submission that was answered 2xx must survive a power cut.
  sqlite.pragma('synchronous = FULL');
  return new Kysely<Database>({ dialect: new SqliteDialect({ database: sqlite }) });
}
