import { z } from 'zod';

/** Where a setting's value comes from; `file` is one that a secret lies in, `option` is `--db` of the toolkit. */
const settingOrigins = ['environment', '.env', 'file', 'option', 'default'] as const;
export type SettingOrigin = (typeof settingOrigins)[number];

/** One setting as an admin sees it. */
export const SettingEntry = z.object({
  name: z.string(),
  /** What it is for. */
  what: z.string(),
  /** Null where it is not set. Of a secret only what others may know. */
  value: z.union([z.string(), z.number(), z.boolean()]).nullable(),
  /** Null where it is not set, and has no default. */
  origin: z.enum(settingOrigins).nullable(),
  /** True where `value` leaves something out, such as a password. */
  secret: z.boolean(),
});
export type SettingEntry = z.infer<typeof SettingEntry>;
