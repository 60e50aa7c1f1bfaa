import { z } from 'zod';
import type { SettingOrigin } from '#core/setting-entry.ts';
import { SettingsError } from './settings-error.ts';

const phone = z.string().regex(/^[+\d][\d\s().-]{8,20}\d$/, 'must be a phone number such as 555-010-0199');
const webAddress = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://example.org' })
  .refine((address) => !/^\w+:\/\/[^/]*@/.test(address), {
    error: 'must not hold a user or a password: it is shown to others',
  });
const mailAddress = z.email('must be an email address');
const COUNT_HINT = 'must be a whole number of at least 1';
const atLeastOne = z.coerce.number(COUNT_HINT).int(COUNT_HINT).min(1, COUNT_HINT);
const PORT_HINT = 'must be a whole number up to 65535, such as 8787';

/**
 * All settings, from the environment or `.env`. A wrong value is named and stops the start. What each is for stands
 * in the README, too, and `harborlight settings` shows it. Values of those that are `secret` are never shown.
 */
const SettingsSchema = z.object({
  PORT: z.coerce
    .number(PORT_HINT)
    .int(PORT_HINT)
    .min(0, PORT_HINT)
    .max(65_535, PORT_HINT)
    .default(8787)
    .describe('the port to listen on'),
  HOST: z
    .string()
    .min(1)
    .default('localhost')
    .describe('the name or address of this machine to listen on; 0.0.0.0 for all it has'),
  HARBORLIGHT_DB: z
    .string()
    .min(1)
    .default('data/live/harborlight.db')
    .describe('the SQLite file; the offline copy’s files lie in snapshots beside it'),
  PUBLIC_URL: webAddress
    .optional()
    .describe('where people reach the server; mails and texts link to it, and without it to nothing'),
  TEXT_HELP_PHONE: phone
    .optional()
    .describe('answers texts day and night; without it the pages offer 988 and SAMHSA’s helpline'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' })
    .optional()
    .meta({
      description:
        'the mail server, such as smtp://user:password@mail.example.org:587; without it mails are logged only',
      secret: true,
    }),
  MAIL_FROM: z
    .string()
    .refine((from) => mailAddress.safeParse(/<([^<>]+)>$/.exec(from)?.[1] ?? from).success, {
      error: 'must be an email address, or a name with one: Harborlight <name@example.org>',
    })
    .optional()
    .describe('whom mails come from, such as Harborlight <name@example.org>; needed with SMTP_URL'),
  STAFF_EMAIL: mailAddress
    .optional()
    .describe('gets a mail for each form that was sent; needed with SMTP_URL'),
  TWILIO_ACCOUNT_SID: z
    .string()
    .min(1)
    .optional()
    .describe('an account for text messages; needs token and sender, and without them no texts are sent'),
  TWILIO_AUTH_TOKEN: z.string().min(1).optional().meta({ description: 'the account’s token', secret: true }),
  TWILIO_FROM: phone.optional().describe('the number that texts come from'),
  TWILIO_BASE_URL: webAddress
    .default('https://api.twilio.com')
    .describe('another provider that speaks Twilio’s API'),
  LIMIT_TEXTS_PER_HOUR: atLeastOne.default(5).describe('text messages that one client may ask for'),
  LIMIT_FORMS_PER_HOUR: atLeastOne.default(20).describe('forms that one client may send'),
  TRUST_PROXY: z
    .enum(['true', 'false'], 'must be true or false')
    .default('false')
    .transform((value) => value === 'true')
    .describe('true behind a reverse proxy: the client’s address is taken from its X-Forwarded-For'),
  CONTACT_RETENTION_DAYS: atLeastOne
    .default(90)
    .describe('contact details of matching requests are wiped after so many days'),
  NODE_ENV: z
    .enum(['development', 'production', 'test'])
    .default('development')
    .describe('production loads no sample directory (nor does npm start -- --no-sample)'),
});
export type Settings = z.infer<typeof SettingsSchema>;

/** Of each setting, in order: what it is for, whether its value is secret, and its default where it has one. */
export const settingDetails = Object.entries(SettingsSchema.shape).map(([name, schema]) => {
  const { description = '', secret = false } = schema.meta() ?? {};
  return {
    name: name as keyof Settings,
    what: description,
    secret: secret === true,
    byDefault: schema.safeParse(undefined).data,
  };
});

/** Settings that make sense only together: the first needs the others. */
const NEEDS: readonly (readonly [keyof Settings, ...(keyof Settings)[]])[] = [
  ['SMTP_URL', 'MAIL_FROM', 'STAFF_EMAIL'],
  ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'],
  ['TWILIO_AUTH_TOKEN', 'TWILIO_ACCOUNT_SID', 'TWILIO_FROM'],
];

/** Their values are never shown: they hold passwords. */
const SECRET: readonly string[] = settingDetails.filter(({ secret }) => secret).map(({ name }) => name);

/** Reads the settings from an environment. Empty values count as unset. Throws SettingsError. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = SettingsSchema.safeParse(given);
  const wrong = (result.error?.issues ?? []).map((issue) => {
    const name = String(issue.path[0]);
    return `${name}=${SECRET.includes(name) || /:\/\/.*@/.test(given[name] ?? '') ? '(hidden)' : JSON.stringify(given[name])}: ${issue.message}`;
  });
  const missing = NEEDS.filter(([setting]) => given[setting]).flatMap(([setting, ...others]) =>
    others.filter((other) => !given[other]).map((other) => `${other}: must be set where ${setting} is`),
  );
  if (result.success && missing.length === 0) return result.data;
  throw new SettingsError(`Wrong settings:\n  ${[...wrong, ...new Set(missing)].join('\n  ')}`);
}

/** Where the settings that are given come from; the others are at their default, or not set. */
export type SettingOrigins = Partial<Record<keyof Settings, Exclude<SettingOrigin, 'default'>>>;

/** `fromFile`: what `loadDotEnv` returned. */
export function findOrigins(
  env: Record<string, string | undefined>,
  fromFile: ReadonlySet<string>,
): SettingOrigins {
  const given = settingDetails.filter(({ name }) => env[name]);
  return Object.fromEntries(given.map(({ name }) => [name, fromFile.has(name) ? '.env' : 'environment']));
}

/**
 * Loads `.env` of the working directory into process.env where there is one; what is set already wins. Returns the
 * names of what it set.
 */
export function loadDotEnv(): ReadonlySet<string> {
  const before = new Set(Object.keys(process.env));
  try {
    process.loadEnvFile('.env');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  return new Set(Object.keys(process.env).filter((name) => !before.has(name)));
}
