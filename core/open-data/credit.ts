import { creditText } from '../i18n/en/credit.ts';
import { LICENCE } from './licence.ts';

/**
 * The one line by which all that is passed on from here is credited, in every language and at every door: "Harborlight
 * (CC BY 4.0), from SAMHSA National Directory, 2022". `source` is as answers have it, several with semicolons.
 */
export function creditLine(source: string): string {
  const others = source.split('; ').filter((name) => name !== '' && name !== creditText.us);
  return creditText.line(LICENCE.name, others.join('; '));
}
