import { z } from 'zod';
import type { SettingOrigin } from '#core/staff/setting-entry.ts';
import { twoStepRules } from '#core/staff/two-step.ts';
import { readTrustSetting, type TrustSetting } from '../http/trusted-proxies.ts';
import { readSecretFiles } from './secret-files.ts';
import { SettingsError } from './settings-error.ts';

const phone = z.string().regex(/^[+\d][\d\s().-]{8,20}\d$/, 'must be a phone number such as 555-010-0199');
const webAddress = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://example.org' })
  .refine((address) => !/^\w+:\/\/[^/]*@/.test(address), {
    error: 'must not hold a user or a password: it is shown to others',
  });
const mailAddress = z.email('must be an email address');
const CONTACT_HINT = 'must be an email address, or a web address such as https://example.org/contact';
const contact = z.union([mailAddress, webAddress], { error: CONTACT_HINT });
const COUNT_HINT = 'must be a whole number of at least 1';
const atLeastOne = z.coerce.number(COUNT_HINT).int(COUNT_HINT).min(1, COUNT_HINT);
const DAYS_HINT = 'must be a whole number of days, at most 3650';
const PORT_HINT = 'must be a whole number up to 65535, such as 8787';
const port = z.coerce.number(PORT_HINT).int(PORT_HINT).min(0, PORT_HINT).max(65_535, PORT_HINT);

/**
 * All settings, from the environment or `.env`. A wrong value is named and stops the start. What each is for stands
 * in docs/running.md, too, and `harborlight settings` shows it. Values of those that are `secret` are never shown.
 */
const SettingsSchema = z.object({
  PORT: port.default(8787).describe('the port to listen on'),
  HOST: z
    .string()
    .min(1)
    // An address of IPv6 stands in brackets where a port follows it, and without where none does.
    .transform((host) => host.replace(/^\[(.*)\]$/, '$1'))
    .default('localhost')
    .describe(
      'the name or address of this machine to listen on; 0.0.0.0 for all it has; or, as /run/harborlight.sock, a unix socket',
    ),
  HARBORLIGHT_DB: z
    .string()
    .min(1)
    .default('data/live/harborlight.db')
    .describe('the SQLite file; the offline copy’s files lie in snapshots beside it'),
  PUBLIC_URL: webAddress
    .refine((address) => !URL.canParse(address) || /^\/*$/.test(new URL(address).pathname), {
      error:
        'must not have a path: the app works at the root of a name alone, such as https://help.example.org',
    })
    .refine((address) => !/[?#]/.test(address), { error: 'must not have a query or a fragment' })
    .optional()
    .describe('where people reach the server; mails and texts link to it, and without it to nothing'),
  PUBLISHER: z
    .string()
    .trim()
    .min(1)
    .max(100, 'must have at most 100 characters')
    .optional()
    .describe(
      'who publishes this directory, for pages, answers and /llms.txt; else they say that nobody is named',
    ),
  PUBLISHER_CONTACT: contact
    .optional()
    .describe('where the publisher is reached, an email or web address; needs PUBLISHER'),
  TEXT_HELP_PHONE: phone
    .optional()
    .describe(
      'texts to your team: the pages offer 988 and SAMHSA’s helpline first, and call it no crisis line',
    ),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' })
    .optional()
    .meta({
      description:
        'the mail server, such as smtp://user:password@mail.example.org:587; without it mails are logged only',
      secret: true,
    }),
  SMTP_ALLOW_PLAIN: z
    .stringbool({ truthy: ['true'], falsy: ['false'], error: 'must be true or false' })
    .default(false)
    .describe('true lets mails go in clear to a mail server on another machine that offers no TLS'),
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
  MAIL_CONTENT: z
    .enum(['encrypted', 'always', 'never'])
    .default('encrypted')
    .describe(
      'when mails to staff hold what a person wrote: where the way to the mail server is encrypted, always, or never; else they hold a link',
    ),
  ALERT_EMAIL: mailAddress
    .optional()
    .describe('gets a mail when something is wrong; without it STAFF_EMAIL does'),
  ALERT_WEBHOOK: webAddress.optional().meta({
    description: 'gets a POST of JSON when something is wrong, with the words in text',
    secret: true,
  }),
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
  LIMIT_TEXTS_ALL_PER_HOUR: atLeastOne
    .default(100)
    .describe('text messages to all people together; from half of them on you get an alert'),
  LIMIT_TEXTS_ALL_PER_DAY: atLeastOne.default(500).describe('the same, by the day'),
  LIMIT_FORMS_PER_HOUR: atLeastOne.default(20).describe('forms that one client may send'),
  TRUST_PROXY: z
    .string()
    .transform((given, context): TrustSetting => {
      const setting = readTrustSetting(given);
      if (setting !== undefined) return setting;
      context.addIssue(
        'must be how many proxies stand in front, such as 1, or their networks, such as 10.0.0.0/8, 192.0.2.7',
      );
      return z.NEVER;
    })
    .default(false)
    .describe(
      'how many reverse proxies stand in front, or their networks: clients are told apart by X-Forwarded-For',
    ),
  HSTS_DAYS: z.coerce
    .number(DAYS_HINT)
    .int(DAYS_HINT)
    .min(0, DAYS_HINT)
    .max(3650, DAYS_HINT)
    .default(180)
    .describe('browsers that came by https ask by nothing else for so many days; 0 tells them nothing'),
  REQUIRE_TWO_STEP: z
    .enum(twoStepRules)
    .default('none')
    .describe(
      'of whom two-step sign-in is asked: none, admins or all; who has not turned it on can do nothing else',
    ),
  PURGE_URL: webAddress.optional().meta({
    description: 'a cache in front that is told by POST what to drop: names in Surrogate-Key, and as JSON',
    secret: true,
  }),
  PURGE_TOKEN: z
    .string()
    .min(1)
    .optional()
    .meta({ description: 'goes with it, as Authorization: Bearer', secret: true }),
  PURGE_COMMAND: z
    .string()
    .min(1)
    .optional()
    .describe('a program that is run instead, or beside; the names come as its arguments'),
  CONTACT_RETENTION_DAYS: atLeastOne
    .default(90)
    .describe('contact details of matching requests are wiped after so many days'),
  KEEP_HANDLED_DAYS: z.coerce
    .number(DAYS_HINT)
    .int(DAYS_HINT)
    .min(0, DAYS_HINT)
    .max(3650, DAYS_HINT)
    .default(365)
    .describe('what people sent is deleted so many days after it was handled or marked as spam; 0 keeps it'),
  BACKUP_EVERY_HOURS: atLeastOne
    .optional()
    .describe(
      'how often a backup is scheduled; one that is 2 hours late is old, and without it one of 7 days',
    ),
  METRICS_PORT: port
    .optional()
    .describe('Prometheus finds /metrics on this port of this machine, 127.0.0.1, and nobody else does'),
  METRICS_TOKEN: z
    .string()
    .min(16, 'must have at least 16 characters')
    .optional()
    .meta({ description: 'who brings it as a bearer token finds /metrics where the site is', secret: true }),
  LOG_FORMAT: z.enum(['text', 'json']).default('text').describe('how each line of the log is written'),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error'])
    .default('info')
    .describe('what is logged; debug tells of every request, by its route alone'),
  STOP_WITHIN_SECONDS: atLeastOne
    .default(30)
    .describe('so long a stop waits for downloads under way, as long as they move'),
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
  ['PUBLISHER_CONTACT', 'PUBLISHER'],
  ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'],
  ['TWILIO_AUTH_TOKEN', 'TWILIO_ACCOUNT_SID', 'TWILIO_FROM'],
];

/** Their values are never shown: they hold passwords. */
const SECRET: readonly string[] = settingDetails.filter(({ secret }) => secret).map(({ name }) => name);

/**
 * Reads the settings from an environment, and secrets from the files that it names. Empty values count as unset.
 * Throws SettingsError.
 */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const files = readSecretFiles(env, SECRET);
  const given = Object.fromEntries(Object.entries(files.env).filter(([, value]) => value !== ''));
  const result = SettingsSchema.safeParse(given);
  const wrong = (result.error?.issues ?? []).map((issue) => {
    const name = String(issue.path[0]);
    return `${name}=${SECRET.includes(name) || /:\/\/.*@/.test(given[name] ?? '') ? '(hidden)' : JSON.stringify(given[name])}: ${issue.message}`;
  });
  const missing = NEEDS.filter(([setting]) => given[setting]).flatMap(([setting, ...others]) =>
    others.filter((other) => !given[other]).map((other) => `${other}: must be set where ${setting} is`),
  );
  const all = [...files.wrong, ...wrong, ...new Set(missing)];
  if (result.success && all.length === 0) return result.data;
  throw new SettingsError(`Wrong settings:\n  ${all.join('\n  ')}`);
}

/** Where the settings that are given come from; the others are at their default, or not set. */
export type SettingOrigins = Partial<Record<keyof Settings, Exclude<SettingOrigin, 'default'>>>;

/** `fromFile`: what `loadDotEnv` returned. */
export function findOrigins(
  env: Record<string, string | undefined>,
  fromFile: ReadonlySet<string>,
): SettingOrigins {
  const given = settingDetails.filter(({ name }) => env[name]);
  const inFiles = settingDetails.filter(({ name, secret }) => secret && env[`${name}_FILE`]);
  return Object.fromEntries([
    ...given.map(({ name }) => [name, fromFile.has(name) ? '.env' : 'environment']),
    ...inFiles.map(({ name }) => [name, 'file']),
  ]);
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
