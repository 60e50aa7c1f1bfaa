import { WRITTEN_PHONE } from '../../center/phone.ts';

/** The phone number in a question, in ten digits. */
export function phoneIn(q: string): string | undefined {
  const found = WRITTEN_PHONE.exec(q);
  return found ? found.slice(1, 4).join('') : undefined;
}

/** Nothing but the six or seven digits that somebody remembers: "614-224", "224 1057". */
const REMEMBERED = /^[^\p{L}\d]*(\d{3})[\s.)-]*(\d{3,4})[^\p{L}\d]*$/u;

/** The beginning of a number (six digits), or its end (seven), where a question is nothing else. */
export function partOfPhoneIn(q: string): string | undefined {
  const found = REMEMBERED.exec(q);
  return found ? found.slice(1, 3).join('') : undefined;
}
