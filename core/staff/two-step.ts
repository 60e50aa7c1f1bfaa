import { z } from 'zod';
import { staff as wrong } from '../i18n/en/admin/staff-validation.ts';
import { lineOfText } from '../plain-text.ts';

/** Of whom the setting REQUIRE_TWO_STEP asks two-step sign-in. */
export const twoStepRules = ['none', 'admins', 'all'] as const;
export type TwoStepRule = (typeof twoStepRules)[number];

/** `due`: the account must turn it on before it may do anything else. */
export const twoStepStates = ['on', 'off', 'due'] as const;

/** Six digits from an app, or a recovery code: spaces, hyphens and letter case do not count. */
export const TwoStepCode = lineOfText(wrong.code).min(1, wrong.code).max(64, wrong.code);

/** How one's own account has it. */
export const TwoStepStatus = z.object({
  /** When it was turned on; null where it is off. */
  onSince: z.iso.datetime().nullable(),
  /** How many recovery codes nobody has used yet. */
  recoveryCodesLeft: z.int(),
});
export type TwoStepStatus = z.infer<typeof TwoStepStatus>;

/** What an app makes codes with. It counts once a code of it was given. */
export const TwoStepSetup = z.object({
  /** In base32, as people type it into an app. */
  secret: z.string(),
  /** The same as an otpauth:// address, for a QR code. */
  address: z.string(),
});
export type TwoStepSetup = z.infer<typeof TwoStepSetup>;

export const TwoStepConfirmation = z.strictObject({ code: TwoStepCode });

/** Each signs in once in place of a code: nobody can see them a second time. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;
