import type { Generated } from 'kysely';
import type { Language } from '#core/i18n/languages.ts';
import type {
  ageBands,
  contactPreferences,
  matchingInsuranceTypes,
  primaryNeeds,
  SubmissionType,
  travelWillingness,
} from '#core/lists/message-lists.ts';
import type { StateCode } from '#core/lists/public-lists.ts';
import type { NotificationStatus, ReportKind, SubmissionStatus } from '#core/lists/staff-lists.ts';
import type { ValueOf } from '#core/lists/value-list.ts';

/** The rows of what people send, and of the mails and texts that go out about it. */

/** One listing or contact message, as it was sent. */
export interface SubmissionsTable {
  id: string;
  type: SubmissionType;
  status: SubmissionStatus;
  payload_json: string;
  /** That of the page on which it was written. */
  language: Generated<Language>;
  created_at: string;
  processed_at: string | null;
  /** Who took it up for review. */
  reviewer: string | null;
  review_started_at: string | null;
  /** Who approved, rejected, or handled it. */
  processed_by: string | null;
  /** Told to the submitter. */
  rejection_reason: string | null;
  /** What an approval did to a center: see `changes`. */
  change_id: number | null;
  /** When staff marked it as spam: it is in no queue then. */
  spam_at: string | null;
}

/** One request for a match. Contact details and ZIP are wiped after a time: see server/maintenance/retention.ts. */
export interface MatchingRequestsTable {
  id: string;
  state: StateCode;
  zip: string | null;
  age_band: ValueOf<typeof ageBands>;
  primary_need: ValueOf<typeof primaryNeeds>;
  /** JSON array. */
  levels_of_care: string;
  insurance_type: ValueOf<typeof matchingInsuranceTypes>;
  travel_willingness: ValueOf<typeof travelWillingness>;
  contact_preference: ValueOf<typeof contactPreferences>;
  contact_info: string | null;
  user_phone: string | null;
  /** 1 where a message may be left, on a machine or with somebody else. */
  may_leave_message: Generated<number>;
  /** That of the page on which it was written. */
  language: Generated<Language>;
  created_at: string;
  handled_at: string | null;
  handled_by: string | null;
  /** When staff marked it as spam: it is in no queue then. */
  spam_at: string | null;
}

/** One mail. Its text is made when it is sent, from the message that it is about. */
export interface NotificationsTable {
  id: string;
  /** `account`: the owner of an account of staff. */
  audience: 'staff' | 'submitter' | 'account';
  /** What it tells: that something was received, what became of it, or what was done to an account. */
  kind: 'received' | 'approved' | 'rejected' | 'two_step_on' | 'two_step_off' | 'two_step_reset' | 'password';
  /** What it is about: one of the two; none where it is about an account. */
  submission_id: string | null;
  matching_request_id: string | null;
  subject: string;
  /** Null where no address for staff is set. */
  recipient: string | null;
  status: NotificationStatus;
  attempts: number;
  /** Null once it is done with. */
  next_attempt_at: string | null;
  /** What the mail server said last. */
  last_error: string | null;
  created_at: string;
  sent_at: string | null;
}

/** One text message with a center's details. Who it went to is not kept. */
export interface TextMessagesTable {
  id: string;
  center_id: number;
  /** UNKNOWN: the provider's answer was lost, and the text may have gone. */
  status: 'SENDING' | 'SENT' | 'FAILED' | 'UNKNOWN';
  created_at: string;
}

/** What a visitor said of a center. Of who it was nothing is kept. */
export interface CenterReportsTable {
  id: string;
  center_id: number;
  kind: ReportKind;
  /** Wiped after a time: see server/maintenance/retention.ts. */
  comment: string | null;
  created_at: string;
  /** When staff resolved it; a call that went through is nothing to resolve. */
  handled_at: string | null;
  handled_by: string | null;
  /** When staff marked it as spam: it is in no queue then. */
  spam_at: string | null;
}

/** What was answered to a message, so that a repeat gets the same. The status is null while it is worked on. */
export interface ReceiptsTable {
  /** The Idempotency-Key that the device made. */
  key: string;
  /** A hash of call and message: the same key with another message is a mistake. '' once the message is deleted. */
  fingerprint: string;
  /** HTTP status. */
  status: number | null;
  /** JSON. */
  answer: string | null;
  created_at: string;
}
