import type { Generated } from 'kysely';
import type { FieldColumns } from '#core/center/field-kinds.ts';
import type { FieldName, fields } from '#core/center/fields.ts';
import type { Language } from '#core/i18n/languages.ts';
import type { Jurisdiction } from '#core/lists/public-lists.ts';
import type {
  ChangeAction,
  ChangeChannel,
  ChangeSubject,
  Channel,
  ReviewStatus,
} from '#core/lists/staff-lists.ts';
import type {
  CenterReportsTable,
  MatchingRequestsTable,
  NotificationsTable,
  ReceiptsTable,
  SubmissionsTable,
  TextMessagesTable,
} from './message-tables.ts';
import type {
  ClaimsTable,
  FailedSignInsTable,
  KeysTable,
  RecoveryCodesTable,
  StaffLinksTable,
  StaffSessionsTable,
  StaffTable,
  TwoStepTable,
} from './staff-tables.ts';

/** The rows of the database. Timestamps are ISO 8601 in UTC; a message's id is a UUID. */

/** One center: its fields, and what goes with them. */
export interface CentersTable extends FieldColumns<typeof fields> {
  id: Generated<number>;
  slug: string;
  last_verified_at: string | null;
  verified_by: string | null;
  review_status: ReviewStatus;
  source: string | null;
  source_year: number | null;
  /** Names the facility within its source across imports; null where staff wrote the center. */
  source_key: string | null;
  /**
   * What each source last said, as JSON of `Imported` (server/imports/source-record.ts): a later import applies only what
   * the source changed since, so that the corrections of staff survive it.
   */
  imported: string | null;
  /** The import that created the center. */
  import_id: number | null;
  /** The center that this one was found to be the same as. It is unpublished then, and its address leads there. */
  merged_into: number | null;
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
  channel: Channel;
  at: string;
  /** JSON of the import's report: for an odd file megabytes of it. */
  report: string;
  /** JSON of the report's counts. */
  counts: Generated<string>;
  undone_at: string | null;
  undone_by: string | null;
}

/** What an import changed of a center that nobody sees: what its sources said of it. The history has no entry of it. */
export interface SaidBeforeTable {
  import_id: number;
  center_id: number;
  /** JSON of what was other in `centers.imported` before: see server/imports/said-before.ts. */
  before: string | null;
}

/** What an import left on a center because staff had said otherwise: the last of a source and a field counts. */
export interface ProposalsTable {
  id: Generated<number>;
  import_id: number;
  center_id: number;
  field: FieldName;
  /** JSON of what the field's column would hold. */
  value: string;
  /** Of the source's directory. */
  year: number | null;
  dismissed_at: string | null;
  dismissed_by: string | null;
}

/** A center that went with the import that had created it: an import that lists it again calls it the same. */
export interface FormerCentersTable {
  id: number;
  /** No other center gets it. */
  slug: string;
  /** Of its source and its key there, which tells where it is. */
  key_hash: string;
}

/**
 * One change by staff or an import. What it made of its subject is the next change's `before`, or the subject as it
 * is now. The centers that an import creates have none: they are the import's own.
 */
export interface ChangesTable {
  id: Generated<number>;
  subject: ChangeSubject;
  /** The id of the subject's row, as text. */
  subject_id: string;
  /** What the subject was called then, for people. */
  title: string;
  action: ChangeAction;
  import_id: number | null;
  /** The change that this one took back. */
  undoes: number | null;
  /** The first change of the act that this one is a part of: an approval changes a submission and a center. */
  part_of: number | null;
  /** Who: the name of a staff account, or of the terminal's user; of what the server does by itself, its own. */
  actor: string;
  channel: ChangeChannel;
  at: string;
  /**
   * JSON of the subject's row as it was, of a message without what was typed; null where it was not there, or where the
   * message was deleted since.
   */
  before: string | null;
}

/** One guide. `tags` is a JSON array. */
export interface GuidesTable {
  id: Generated<number>;
  slug: string;
  /** Together with the slug unique. */
  language: Generated<Language>;
  title: string;
  excerpt: string;
  body_markdown: string;
  tags: string;
  reviewed_by: string | null;
  reviewed_at: string | null;
  /** A day such as "2027-01-15"; null where it follows from the other two. */
  due_at: Generated<string | null>;
  created_at: string;
  updated_at: string;
}

/** One row: grows whenever a center or a guide changes, by triggers. */
export interface DirectoryChangesTable {
  count: number;
}

/** One tap to call a center. */
export interface CallLogsTable {
  id: string;
  center_id: number;
  center_name: string;
  center_phone: string | null;
  clicked_at: string;
  user_city: string | null;
  user_state: Jurisdiction | null;
  /** The kind of device only: see server/calls/public-routes.ts. */
  user_agent: string;
  /** The path of the page, without its query. */
  referrer_url: string | null;
}

/** One backup that was made and found whole. */
export interface BackupsTable {
  id: Generated<number>;
  at: string;
  bytes: number;
  actor: string;
}

/** One time that the schema was brought up to date, or made. */
export interface UpgradesTable {
  id: Generated<number>;
  at: string;
  /** The Harborlight that did so: an older one names it where it cannot open the database. */
  version: string;
  /** The last migration that the database had been through; null where it was new. */
  before: string | null;
  after: string;
  /** The file beside it that holds what was there before; null where nothing was. */
  copy: string | null;
}

/** Two centers that look alike, and that staff know to be two. The first id is the smaller one. */
export interface DistinctCentersTable {
  first_id: number;
  second_id: number;
  actor: string;
  at: string;
}

export interface Database {
  staff: StaffTable;
  staff_links: StaffLinksTable;
  staff_sessions: StaffSessionsTable;
  failed_sign_ins: FailedSignInsTable;
  two_step: TwoStepTable;
  recovery_codes: RecoveryCodesTable;
  keys: KeysTable;
  claims: ClaimsTable;
  distinct_centers: DistinctCentersTable;
  backups: BackupsTable;
  upgrades: UpgradesTable;
  centers: CentersTable;
  imports: ImportsTable;
  said_before: SaidBeforeTable;
  former_centers: FormerCentersTable;
  proposals: ProposalsTable;
  changes: ChangesTable;
  guides: GuidesTable;
  directory_changes: DirectoryChangesTable;
  submissions: SubmissionsTable;
  matching_requests: MatchingRequestsTable;
  notifications: NotificationsTable;
  text_messages: TextMessagesTable;
  call_logs: CallLogsTable;
  center_reports: CenterReportsTable;
  receipts: ReceiptsTable;
}
