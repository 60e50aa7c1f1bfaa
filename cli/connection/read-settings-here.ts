import {
  findOrigins,
  loadDotEnv,
  readSettings,
  type SettingOrigins,
  type Settings,
} from '#server/settings/settings.ts';
import type { Target } from '../command-line.ts';

/** The settings of this machine as they stand, right or wrong, with `--db` above them. */
export function readEnvHere({ db }: Pick<Target, 'db'>): Record<string, string | undefined> {
  loadDotEnv();
  return { ...process.env, ...(db !== undefined && { HARBORLIGHT_DB: db }) };
}

/** The settings of this machine, with `--db` above them, and where they come from. Throws SettingsError. */
export function readSettingsHere({ db }: Pick<Target, 'db'>): {
  settings: Settings;
  origins: SettingOrigins;
} {
  const fromFile = loadDotEnv();
  const settings = readSettings({ ...process.env, ...(db !== undefined && { HARBORLIGHT_DB: db }) });
  const origins = findOrigins(process.env, fromFile);
  return { settings, origins: { ...origins, ...(db !== undefined && { HARBORLIGHT_DB: 'option' }) } };
}
