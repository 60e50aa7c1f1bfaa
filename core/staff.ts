import { z } from 'zod';
import { staff as wrong } from './i18n/en/admin/staff-validation.ts';
import { staffRoles } from './lists.ts';

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
});
export type SignedInStaff = z.infer<typeof SignedInStaff>;

/** The email address of an account. Its letter case does not count. */
export const StaffEmail = z.string().trim().toLowerCase().max(200).pipe(z.email(wrong.email));

export const StaffName = z.string().trim().min(1, wrong.name).max(100);

/**
 * A new password: long, and nothing else asked for (NIST SP 800-63B, section 5.1.1.2). The most keeps hashing short.
 */
export const NewPassword = z.string().min(12, wrong.passwordTooShort).max(200, wrong.passwordTooLong);

/** What sign-in asks for. */
export const SignIn = z.strictObject({
  email: StaffEmail,
  password: z.string().min(1, wrong.password).max(200),
});
export type SignIn = z.infer<typeof SignIn>;
