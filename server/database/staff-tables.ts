import type { Generated } from 'kysely';
import type { Channel, StaffLinkPurpose, StaffRole } from '#core/lists/staff-lists.ts';
import type { ClaimSubject } from '#core/staff/claim.ts';

/** The rows of accounts, of how people get into them, and of what they are on. */

/** One account of staff. */
export interface StaffTable {
  id: Generated<number>;
  /** In lowercase. */
  email: string;
  /** As it stands in the history. */
  name: string;
  role: StaffRole;
  /** argon2id, in PHC string format. */
  password_hash: string;
  created_at: string;
  /** Set while the account may not sign in. */
  disabled_at: string | null;
  /** When a session of it was last used; null where none ever was. Outlives the sessions. */
  last_used_at: string | null;
}

/** One link that works once: for the first account, for an invited one, or for a new password. */
export interface StaffLinksTable {
  id: Generated<number>;
  /** SHA-256 of what the link carries, in hex. */
  token_hash: string;
  purpose: StaffLinkPurpose;
  /** Whose password it sets. */
  staff_id: number | null;
  /** Who it invites, and as what. */
  email: string | null;
  role: StaffRole | null;
  /** As whoever made it was called then. */
  created_by: string | null;
  /** Whose account that was; null of the terminal of the database's machine, and of the first account's link. */
  created_by_id: number | null;
  created_at: string;
  expires_at: string;
}

/** One device where somebody is signed in: a browser by its cookie, or a terminal by its token. */
export interface StaffSessionsTable {
  id: Generated<number>;
  /** SHA-256 of what the cookie or the token carries, in hex. */
  token_hash: string;
  staff_id: number;
  channel: Generated<Channel>;
  /** The kind of browser, or what somebody calls the terminal, for people to tell their devices apart. */
  device: string;
  /** 1 for a token that may change nothing. */
  read_only: Generated<number>;
  created_at: string;
  last_used_at: string;
  expires_at: string;
}

/** How many sign-ins at an account have failed on a day; of who tried nothing is kept. */
export interface FailedSignInsTable {
  /** In UTC, such as 2026-11-24. */
  day: string;
  /** 0 for addresses that have no account. */
  staff_id: number;
  count: number;
  last_at: string;
}

/** The two-step sign-in of one account. */
export interface TwoStepTable {
  staff_id: number;
  /** What codes are made with, in base64url: as it is, for the server makes them, too. */
  secret: string;
  /** When it was turned on, by a first code; null until then, and it counts as off. */
  confirmed_at: string | null;
  /** The time step of the code that was used last: none signs in twice. */
  last_step: number | null;
}

/** One recovery code that nobody has used yet. */
export interface RecoveryCodesTable {
  /** SHA-256 of the code, in hex. */
  code_hash: string;
  staff_id: number;
}

/** One secret of the server's own, by which it knows again what it has signed. */
export interface KeysTable {
  name: string;
  /** In base64url. */
  value: string;
}

/** Who of staff is on something, until when. One that is over counts as none. */
export interface ClaimsTable {
  subject: ClaimSubject;
  /** The id of the subject's row, as text. */
  subject_id: string;
  /** The name of a staff account, or of the terminal's user. */
  claimed_by: string;
  since: string;
  until: string;
}
