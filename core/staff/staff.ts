import { z } from 'zod';
import { staff as wrong } from '../i18n/en/admin/staff-validation.ts';
import { channels, staffLinkPurposes, staffRoles } from '../lists/staff-lists.ts';
import { lineOfText } from '../plain-text.ts';
import { TwoStepCode, twoStepStates } from './two-step.ts';

/** An account of staff as the API tells of it. Timestamps are ISO 8601 in UTC. */
export const StaffAccount = z.object({
  id: z.int(),
  email: z.string(),
  /** As it stands in the history, and on the listings that they verify. */
  name: z.string(),
  role: z.enum(staffRoles.values),
  createdAt: z.iso.datetime(),
  /** Set while the account may not sign in. */
  disabledAt: z.iso.datetime().nullable(),
});
export type StaffAccount = z.infer<typeof StaffAccount>;

/** Who is signed in. */
export const SignedInStaff = StaffAccount.pick({ id: true, email: true, name: true, role: true }).extend({
  /** The session that was asked with. */
  sessionId: z.int(),
  channel: z.enum(channels.values),
  /** True for a token that may change nothing. */
  readOnly: z.boolean(),
  twoStep: z.enum(twoStepStates),
});
export type SignedInStaff = z.infer<typeof SignedInStaff>;

/** The email address of an account. Its letter case does not count. */
export const StaffEmail = z.string().trim().toLowerCase().max(200).pipe(z.email(wrong.email));

/** Under which name the record keeps what somebody did whose account is deleted. Nobody else can have it. */
export const FORMER_COLLEAGUE = 'a former colleague';

export const StaffName = lineOfText().min(1, wrong.name).max(100);

/**
 * A new password: long, and nothing else asked for (NIST SP 800-63B, section 5.1.1.2). The most keeps hashing short.
 */
export const NewPassword = z.string().min(12, wrong.passwordTooShort).max(200, wrong.passwordTooLong);

/** What sign-in asks for. */
export const SignIn = z.strictObject({
  email: StaffEmail,
  password: z.string().min(1, wrong.password).max(200),
  /** Where the account has two-step sign-in: asked for by a 401 `code_needed`. */
  code: TwoStepCode.optional(),
});
export type SignIn = z.infer<typeof SignIn>;

/** What a terminal asks for a token with. */
export const TokenRequest = SignIn.extend({
  /** What its owner calls the device, to tell it from others. */
  device: lineOfText(wrong.device).min(1, wrong.device).max(100),
  /** True for a token that is to change nothing, such as that of a script that counts. */
  readOnly: z.boolean().default(false),
});
export type TokenRequest = z.input<typeof TokenRequest>;

/** A new token: nobody can see it a second time. */
export const MadeToken = z.object({ token: z.string(), staff: SignedInStaff });
export type MadeToken = z.infer<typeof MadeToken>;

/** One device where somebody is signed in. */
export const StaffSession = z.object({
  id: z.int(),
  channel: z.enum(channels.values),
  /** The kind of browser, such as "Chrome", or what its owner calls the terminal. */
  device: z.string(),
  readOnly: z.boolean(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  /** True for the one that was asked with. */
  current: z.boolean(),
});
export type StaffSession = z.infer<typeof StaffSession>;

/** A token of a terminal, without what it carries. */
export const StaffToken = StaffSession.omit({ channel: true }).extend({
  /** Whose it is. */
  name: z.string(),
  expiresAt: z.iso.datetime(),
});
export type StaffToken = z.infer<typeof StaffToken>;

/** Sign-ins that failed in the last 30 days. */
const FailedSignIns = z.object({ count: z.int(), lastAt: z.iso.datetime() });
export type FailedSignIns = z.infer<typeof FailedSignIns>;

/** An account in the list of all. */
export const ListedAccount = StaffAccount.extend({
  /** Null where nobody has signed in yet. */
  lastUsedAt: z.iso.datetime().nullable(),
  /** On how many devices it is signed in. */
  sessions: z.int(),
  /** Whether two-step sign-in is on. */
  twoStep: z.boolean(),
  /** Null where there are none. */
  failed: FailedSignIns.nullable(),
});
export type ListedAccount = z.infer<typeof ListedAccount>;

/** A link that works once and was not used yet. What it carries is nowhere stored. */
export const OpenLink = z.object({
  id: z.int(),
  purpose: z.enum(staffLinkPurposes.values),
  email: z.string().nullable(),
  role: z.enum(staffRoles.values),
  /** The name of the admin who made it; null for that of the first account, which the server makes. */
  createdBy: z.string().nullable(),
  expiresAt: z.iso.datetime(),
});
export type OpenLink = z.infer<typeof OpenLink>;

/** All accounts by name, and all open links. */
export const StaffList = z.object({
  accounts: z.array(ListedAccount),
  links: z.array(OpenLink),
  /** With addresses that have no account; null where there are none. */
  failedElsewhere: FailedSignIns.nullable(),
});
export type StaffList = z.infer<typeof StaffList>;

/** A new link that works once: nobody can see it a second time. */
export const MadeLink = z.object({ url: z.string(), expiresAt: z.iso.datetime() });
export type MadeLink = z.infer<typeof MadeLink>;

/** Whom an admin invites, and as what. */
export const Invitation = z.strictObject({ email: StaffEmail, role: z.enum(staffRoles.values, wrong.role) });
export type Invitation = z.infer<typeof Invitation>;

/** An account that an admin makes for somebody, password and all. */
export const NewAccount = Invitation.extend({ name: StaffName, password: NewPassword });
export type NewAccount = z.infer<typeof NewAccount>;

/** What an admin changes about an account. */
export const AccountChange = z.strictObject({
  name: StaffName.optional(),
  role: z.enum(staffRoles.values).optional(),
  disabled: z.boolean().optional(),
});
export type AccountChange = z.infer<typeof AccountChange>;

/** What people change about their own account. */
export const OwnChange = z.strictObject({ name: StaffName });

export const PasswordChange = z.strictObject({
  current: SignIn.shape.password,
  password: NewPassword,
});

/** That whoever asks is the account's owner, and not who found its session open. */
export const PasswordProof = PasswordChange.pick({ current: true });

/** A password that an admin gives to somebody else. */
export const PasswordSetting = PasswordChange.pick({ password: true });

/** What a link carries: 32 random bytes in base64url. */
const LinkToken = z.string().min(1).max(200);

export const LinkQuestion = z.strictObject({ token: LinkToken });

/** What a link is good for. */
export const LinkPurpose = OpenLink.pick({ purpose: true, email: true, role: true });
export type LinkPurpose = z.infer<typeof LinkPurpose>;

/** The use of a link: the first account needs email and name, an invited one a name. */
export const LinkAcceptance = z.strictObject({
  token: LinkToken,
  email: StaffEmail.optional(),
  name: StaffName.optional(),
  password: NewPassword,
});
export type LinkAcceptance = z.infer<typeof LinkAcceptance>;
