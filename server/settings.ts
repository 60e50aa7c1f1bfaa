import { z } from 'zod';

/** All settings, from the environment or `.env`. A wrong value is named and stops the start. */
const SettingsSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(8787),
  HOST: z.string().min(1).default('localhost'),
  /** The SQLite file. */
  HARBORLIGHT_DB: z.string().min(1).default('data/live/harborlight.db'),
  /** Answers texts 24/7. Where unset, the pages offer 988 and SAMHSA's helpline instead. */
  TEXT_HELP_PHONE: z
    .string()
    .regex(/^[+\d][\d\s().-]{8,20}\d$/, 'must be a phone number such as 555-010-0199')
    .optional(),
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
});
export type Settings = z.infer<typeof SettingsSchema>;

/** Thrown by readSettings; the message lists each wrong setting on a line of its own. */
export class SettingsError extends Error {}

/** Reads the settings from an environment. Empty values count as unset. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = SettingsSchema.safeParse(given);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    return `${name}=${JSON.stringify(given[name])}: ${issue.message}`;
  });
  throw new SettingsError(`Wrong settings:\n  ${lines.join('\n  ')}`);
}

/** Loads `.env` of the working directory into process.env where there is one; what is set already wins. */
export function loadDotEnv(): void {
  try {
    process.loadEnvFile('.env');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
