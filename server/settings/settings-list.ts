import type { SettingEntry } from '#core/staff/setting-entry.ts';
import { type SettingOrigins, type Settings, settingDetails } from './settings.ts';

/** Every setting, with what it is for and where it comes from; secrets are left out. */
export function describeSettings(settings: Settings, origins: SettingOrigins): SettingEntry[] {
  return settingDetails.map(({ name, what, secret, byDefault }) => {
    const value = settings[name] ?? null;
    const given = origins[name];
    return {
      name,
      what,
      value: typeof value === 'string' ? showValue(name, value, secret) : value,
      origin: given ?? (byDefault === undefined ? null : 'default'),
      secret,
    };
  });
}

/** Without what lets others in: of an address with a user, a password or a secret path, where it leads. */
function showValue(name: keyof Settings, value: string, secret: boolean): string {
  if (name === 'SMTP_URL' || name === 'PURGE_URL') {
    const { protocol, host } = new URL(value);
    return `${protocol}//${host}`;
  }
  return secret ? 'set' : value;
}
