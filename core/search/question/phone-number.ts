import { normalizePhone } from '../../center/phone.ts';
import type { Directory } from '../directory.ts';

/** Ten digits as people write them: "316-283-7829", "(617) 983-7474", "+1 660 582 3139". */
const WRITTEN = /(?:^|\D)(?:\+?1[\s.-]*)?\(?(\d{3})\)?[\s.-]*(\d{3})[\s.-]*(\d{4})(?!\d)/;

/** The phone number in a question, in ten digits. */
export function phoneIn(q: string): string | undefined {
  const found = WRITTEN.exec(q);
  return found ? found.slice(1, 4).join('') : undefined;
}

/** Nothing but the six or seven digits that somebody remembers: "614-224", "224 1057". */
const REMEMBERED = /^[^\p{L}\d]*(\d{3})[\s.)-]*(\d{3,4})[^\p{L}\d]*$/u;

/** The beginning of a number (six digits), or its end (seven), where a question is nothing else. */
export function partOfPhoneIn(q: string): string | undefined {
  const found = REMEMBERED.exec(q);
  return found ? found.slice(1, 3).join('') : undefined;
}

const numbers = new WeakMap<Directory, ReadonlyMap<string, readonly number[]>>();

/**
 * The rows (positions in `Directory.all`) of the centers with that number, be it one for intake, of a program or a further
 * one; `digits` are ten.
 */
export function centersWithPhone(directory: Directory, digits: string): readonly number[] {
  return numbersOf(directory).get(digits) ?? [];
}

/** The same of the numbers that begin with six digits, or end with seven. */
export function centersWithPartOfPhone(directory: Directory, digits: string): readonly number[] {
  const isMeant = (number: string) =>
    digits.length === 7 ? number.endsWith(digits) : number.startsWith(digits);
  const rows = [...numbersOf(directory)].flatMap(([number, own]) => (isMeant(number) ? own : []));
  return [...new Set(rows)];
}

function numbersOf(directory: Directory): ReadonlyMap<string, readonly number[]> {
  let rows = numbers.get(directory);
  if (!rows) {
    rows = gather(directory);
    numbers.set(directory, rows);
  }
  return rows;
}

function gather(directory: Directory): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>();
  for (const [row, { phone, intakePhones, otherPhones, programNames }] of directory.all.entries()) {
    const written = [phone ?? '', ...intakePhones, ...otherPhones, ...programNames].join(' ');
    for (const [text] of written.matchAll(new RegExp(WRITTEN, 'g'))) {
      const digits = normalizePhone(text)?.slice(-10);
      if (!digits) continue;
      const others = found.get(digits);
      if (!others) found.set(digits, [row]);
      else if (!others.includes(row)) others.push(row);
    }
  }
  return found;
}
