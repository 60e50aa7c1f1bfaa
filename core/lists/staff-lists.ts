import { list, type ValueOf } from './value-list.ts';

/** The closed lists of values that only staff read, each declared once with its labels: see public-lists.ts. */

/** The public sees the first two; `UNPUBLISHED` is for staff only. */
export const reviewStatuses = list({
  PUBLISHED: 'Published',
  NEEDS_REVIEW: 'Needs review',
  UNPUBLISHED: 'Unpublished',
});

export const submissionStatuses = list({
  NEW: 'New',
  UNDER_REVIEW: 'Under review',
  APPROVED: 'Approved',
  REJECTED: 'Rejected',
});

/** What a visitor tells us of a center: what is wrong with its listing, or that a call went through. */
export const reportKinds = list({
  WRONG_NUMBER: 'Wrong number',
  CLOSED: 'Closed',
  MOVED: 'Moved',
  OTHER: 'Something else',
  WORKS: 'I called: it works',
});

/** Why a center may be the one that a listing is about; the strongest first. */
export const matchReasons = list({
  phone: 'Same phone',
  name: 'Same name',
  address: 'Same address',
  website: 'Same website',
  similar_name: 'Similar name',
  city: 'Same city',
  zip: 'Same ZIP',
});

/** A mail to staff or to a submitter. Queued until it is sent, given up, or logged for want of a mail server. */
export const notificationStatuses = list({
  QUEUED: 'Queued',
  SENT: 'Sent',
  FAILED: 'Failed',
  LOGGED: 'Logged',
});

/** What an account of staff may do. Only admins manage accounts and import files. */
export const staffRoles = list({
  admin: 'Admin',
  reviewer: 'Reviewer',
});

/** What a link that works once is for. */
export const staffLinkPurposes = list({
  'set-up': 'First account',
  invite: 'Invitation',
  password: 'New password',
});

/** From where staff do what they do. */
export const channels = list({
  web: 'Web',
  terminal: 'Terminal',
});

/** From where the directory is changed: the server does some of it by itself. */
export const changeChannels = list({ ...channels.labels, server: 'Server' });

/** What staff change, and the history keeps. */
export const changeSubjects = list({
  center: 'Center',
  guide: 'Guide',
  submission: 'Submission',
  matching_request: 'Matching request',
  center_report: 'Problem report',
  proposal: 'Proposed value',
  import: 'Import',
  staff: 'Staff account',
  system: 'System',
});

export const changeActions = list({
  create: 'Created',
  update: 'Changed',
  take_over: 'Shipped text taken over',
  verify: 'Verified',
  resolve: 'Resolved',
  dismiss: 'Dismissed',
  merge: 'Merged',
  distinct: 'Kept apart',
  indistinct: 'No longer kept apart',
  claim: 'Taken over from a colleague',
  delete: 'Deleted',
  undo: 'Undone',
  invite: 'Invited',
  password_link: 'Password link made',
  password: 'Password changed',
  sign_out: 'Signed out',
  two_step_on: 'Two-step sign-in turned on',
  two_step_off: 'Two-step sign-in turned off',
  two_step_reset: 'Two-step sign-in reset',
  recovery_codes: 'New recovery codes made',
  recovery_code: 'Signed in with a recovery code',
  backup: 'Backed up',
  restore: 'Restored',
  purge: 'Wiped',
  hold: 'Not wiped for a day',
});

/** What of a listing cannot be right, whoever brought it in: see core/staff/listing-flaws.ts. */
export const listingFlaws = list({
  phone: 'Phone that cannot be dialed',
  website: 'Website that is none',
  place: 'Place far from its city',
});

export type ListingFlaw = ValueOf<typeof listingFlaws>;
export type ReviewStatus = ValueOf<typeof reviewStatuses>;
export type ReportKind = ValueOf<typeof reportKinds>;
export type SubmissionStatus = ValueOf<typeof submissionStatuses>;
export type StaffRole = ValueOf<typeof staffRoles>;
export type StaffLinkPurpose = ValueOf<typeof staffLinkPurposes>;
export type ChangeSubject = ValueOf<typeof changeSubjects>;
export type Channel = ValueOf<typeof channels>;
export type ChangeChannel = ValueOf<typeof changeChannels>;
export type ChangeAction = ValueOf<typeof changeActions>;
export type NotificationStatus = ValueOf<typeof notificationStatuses>;
