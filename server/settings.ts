import { z } from 'zod';

const phone = z.string().regex(/^[+\d][\d\s().-]{8,20}\d$/, 'must be a phone number such as 555-010-0199');
const webAddress = z.url({ protocol: /^https?$/, error: 'must be an address such as https://example.org' });
const mailAddress = z.email('must be an email address');
const atLeastOne = z.coerce.number().int().min(1, 'must be a whole number of at least 1');

/** All settings, from the environment or `.env`. A wrong value is named and stops the start. */
const SettingsSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(8787),
  HOST: z.string().min(1).default('localhost'),
  /** The SQLite file. */
  HARBORLIGHT_DB: z.string().min(1).default('data/live/harborlight.db'),
  /** Where people reach this server: mails and texts link to it. */
  PUBLIC_URL: webAddress.optional(),
  /** Answers texts 24/7. Where unset, the pages offer 988 and SAMHSA's helpline instead. */
  TEXT_HELP_PHONE: phone.optional(),
  /** The mail server, such as smtp://user:password@mail.example.org:587. Without it mails are logged only. */
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }).optional(),
  /** Who mails come from: "name@example.org" or "Harborlight <name@example.org>". */
  MAIL_FROM: z
    .string()
    .refine((from) => mailAddress.safeParse(/<([^<>]+)>$/.exec(from)?.[1] ?? from).success, {
      error: 'must be an email address, or a name with one: Harborlight <name@example.org>',
    })
    .optional(),
  /** Gets a mail for each form that was sent. */
  STAFF_EMAIL: mailAddress.optional(),
  /** A provider of text messages that speaks Twilio's API. All of account, token and from, or none. */
  TWILIO_ACCOUNT_SID: z.string().min(1).optional(),
  TWILIO_AUTH_TOKEN: z.string().min(1).optional(),
  TWILIO_FROM: phone.optional(),
  TWILIO_BASE_URL: webAddress.default('https://api.twilio.com'),
  /** Per client. */
  LIMIT_TEXTS_PER_HOUR: atLeastOne.default(5),
  LIMIT_FORMS_PER_HOUR: atLeastOne.default(20),
  /** True behind a reverse proxy that sets X-Forwarded-For: else every client would look like the proxy. */
  TRUST_PROXY: z
    .enum(['true', 'false'], 'must be true or false')
    .default('false')
    .transform((value) => value === 'true'),
  /** Contact details of matching requests are wiped after so many days. */
  CONTACT_RETENTION_DAYS: atLeastOne.default(90),
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
});
export type Settings = z.infer<typeof SettingsSchema>;

/** Settings that make sense only together: the first needs the others. */
const NEEDS: readonly (readonly [keyof Settings, ...(keyof Settings)[]])[] = [
  ['SMTP_URL', 'MAIL_FROM', 'STAFF_EMAIL'],
  ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'],
  ['TWILIO_AUTH_TOKEN', 'TWILIO_ACCOUNT_SID', 'TWILIO_FROM'],
];

/** Their values are never shown: they hold passwords. */
const SECRET: readonly string[] = ['SMTP_URL', 'TWILIO_AUTH_TOKEN'];

/** Thrown by readSettings; the message lists each wrong setting on a line of its own. */
export class SettingsError extends Error {}

/** Reads the settings from an environment. Empty values count as unset. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = SettingsSchema.safeParse(given);
  const wrong = (result.error?.issues ?? []).map((issue) => {
    const name = String(issue.path[0]);
    return `${name}=${SECRET.includes(name) ? '(hidden)' : JSON.stringify(given[name])}: ${issue.message}`;
  });
  const missing = NEEDS.filter(([setting]) => given[setting]).flatMap(([setting, ...others]) =>
    others.filter((other) => !given[other]).map((other) => `${other}: must be set where ${setting} is`),
  );
  if (result.success && missing.length === 0) return result.data;
  throw new SettingsError(`Wrong settings:\n  ${[...wrong, ...new Set(missing)].join('\n  ')}`);
}

/** Loads `.env` of the working directory into process.env where there is one; what is set already wins. */
export function loadDotEnv(): void {
  try {
    process.loadEnvFile('.env');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
