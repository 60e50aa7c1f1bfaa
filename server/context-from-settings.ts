import { dirname, join } from 'node:path';
import type { AppContext } from './app-context.ts';
import { createLimits } from './http/client-limits.ts';
import { toTrustedProxies } from './http/trusted-proxies.ts';
import { createStaffMail } from './mail/staff-mail.ts';
import type { SettingOrigins, Settings } from './settings/settings.ts';
import { createSmsProvider } from './sms/provider.ts';

type FromSettings = Pick<
  AppContext,
  | 'limits'
  | 'trustProxy'
  | 'sms'
  | 'publicUrl'
  | 'requireTwoStep'
  | 'staffEmail'
  | 'mail'
  | 'settings'
  | 'settingOrigins'
>;

/** What the routes work with, as far as the settings say it. */
export function contextFrom(settings: Settings, settingOrigins: SettingOrigins): FromSettings {
  return {
    settings,
    settingOrigins,
    limits: createLimits({
      smsPerHour: settings.LIMIT_TEXTS_PER_HOUR,
      formsPerHour: settings.LIMIT_FORMS_PER_HOUR,
    }),
    trustProxy: toTrustedProxies(settings.TRUST_PROXY),
    sms: smsProvider(settings),
    publicUrl: settings.PUBLIC_URL,
    requireTwoStep: settings.REQUIRE_TWO_STEP,
    staffEmail: settings.STAFF_EMAIL ?? null,
    mail: staffMail(settings),
  };
}

/** The files of the offline copy lie beside the database. */
export function snapshotFolderOf(databaseFile: string): string {
  return join(dirname(databaseFile), 'snapshots');
}

/** Undefined where none is set. */
function smsProvider(settings: Settings) {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: from } = settings;
  if (!accountSid || !authToken || !from) return undefined;
  return createSmsProvider({ accountSid, authToken, from, baseUrl: settings.TWILIO_BASE_URL });
}

/** Undefined where no mail server is set. */
function staffMail({ SMTP_URL, MAIL_FROM, PUBLIC_URL, SMTP_ALLOW_PLAIN: allowPlain }: Settings) {
  if (!SMTP_URL || !MAIL_FROM) return undefined;
  return createStaffMail(SMTP_URL, MAIL_FROM, PUBLIC_URL ?? null, { allowPlain });
}
