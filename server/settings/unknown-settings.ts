import { isWithinTypos } from '#core/search/spelling.ts';
import { fileNames } from './secret-files.ts';
import { settingDetails } from './settings.ts';

/** A variable that is no setting of ours, and looks as if it was meant to be one. */
export interface UnknownSetting {
  name: string;
  /** What may have been meant. */
  meant: string;
}

/** Of a short name most others are as near: HOME is no HOST. */
const SHORT = 5;

/** Nobody would otherwise hear of a slip in a name: the setting stays at its default. */
export function findUnknownSettings(env: Readonly<Record<string, string | undefined>>): UnknownSetting[] {
  const known = settingDetails.map(({ name }) => name as string);
  const files = fileNames(settingDetails.filter(({ secret }) => secret).map(({ name }) => name));
  const all = [...known, ...files];
  return Object.keys(env)
    .filter((name) => env[name] && !all.includes(name))
    .flatMap((name) => {
      const meant = all.find((each) => isNear(name, each)) ?? known.find((each) => name === `${each}_FILE`);
      return meant === undefined ? [] : [{ name, meant }];
    });
}

/** "TRUST_PROXYY is no setting. Is TRUST_PROXY meant?" */
export function describeUnknown({ name, meant }: UnknownSetting): string {
  return name === `${meant}_FILE`
    ? `${name} is no setting: only secrets are read from files. Set ${meant}.`
    : `${name} is no setting. Is ${meant} meant?`;
}

function isNear(name: string, setting: string): boolean {
  const [given = '', wanted = ''] = [name, setting].map((each) => each.toUpperCase().replaceAll('_', ''));
  return isWithinTypos(given, wanted, wanted.length <= SHORT ? 1 : 2);
}
