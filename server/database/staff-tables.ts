import type { Generated } from 'kysely';
import type { Channel, StaffLinkPurpose, StaffRole } from '#core/staff-lists.ts';

/** The rows of accounts, and of how people get into them. */

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
  /** Whom it invites, and as what. */
  email: string | null;
  role: StaffRole | null;
  created_by: string | null;
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
  created_at: string;
  last_used_at: string;
  expires_at: string;
}
