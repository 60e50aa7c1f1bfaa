import { fold } from '../fold-text.ts';
import { isDirection, isSuffix, isUnit, shortOf } from './fold-street.ts';

/** What stands in a text where a street stood that its center keeps to itself. */
export const WITHHELD_STREET = '(address withheld)';

/**
 * A text without the given streets, however it writes them: of "9 North Hill Street, Suite 4" it loses "9 Hill St." too. What
 * it says of the place in other words it keeps: nobody can tell that by a rule. A number and a word alone are no street,
 * such as the "12 main" of "12 main programs", unless they are written as a name and end there.
 */
export function hideStreets(text: string, streets: Iterable<string | null | undefined>): string;
export function hideStreets(text: string | null, streets: Iterable<string | null | undefined>): string | null;
export function hideStreets(
  text: string | null,
  streets: Iterable<string | null | undefined>,
): string | null {
  if (text === null) return null;
  let hidden = text;
  for (const street of new Set(streets)) {
    const sought = street ? readStreet(street) : undefined;
    if (sought) hidden = hideStreet(hidden, sought);
  }
  return hidden;
}

interface Word {
  short: string;
  /** As it is written, from where to where. */
  start: number;
  end: number;
  isName: boolean;
}

/** What a text has to say for a street to be told: number, name and suffix, without the part of the building. */
interface SoughtStreet {
  words: string[];
  /** True where the last of them is "St" or the like, which who writes a name may leave out. */
  hasSuffix: boolean;
}

function readStreet(street: string): SoughtStreet | undefined {
  const lines = street.split(/[,;#]/).map(readWords);
  const line = lines.find((words) => words.some(isHouseNumber)) ?? lines[0]!;
  const from = line.findIndex(isHouseNumber);
  const before = line[from - 1]?.short;
  if (before === 'box') return { words: ['box', line[from]!.short], hasSuffix: false };
  // "Corner of Elm and Main" is sought as it stands.
  if (from === -1) return line.length < 3 ? undefined : { words: line.map(toShort), hasSuffix: false };
  const end = line.findIndex(({ short }, at) => at > from && isPart(short));
  const whole = line.slice(from, end === -1 ? undefined : end).map(toShort);
  const bare = whole.filter((short) => !isDirection(short));
  const words = bare.length < 3 && !bare.slice(1).some((short) => !isSuffix(short)) ? whole : bare;
  const last = words.findLastIndex((short, at) => at > 1 && isSuffix(short));
  const sought = last === -1 ? words : words.slice(0, last + 1);
  return sought.length < 2 ? undefined : { words: sought, hasSuffix: last !== -1 };
}

function hideStreet(text: string, sought: SoughtStreet): string {
  const words = readWords(text);
  let hidden = '';
  let done = 0;
  for (let at = 0; at < words.length; at++) {
    const end = findEnd(text, words, at, sought);
    if (end === undefined) continue;
    const last = endOfPart(text, words, end);
    hidden += text.slice(done, words[at]!.start) + WITHHELD_STREET;
    done = words[last]!.end;
    // The point of "St." goes with it, that of the sentence stays.
    if (/^\.(?=,|\s+\p{Ll})/u.test(text.slice(done))) done += 1;
    at = last;
  }
  return hidden + text.slice(done);
}

/** The last word of the street that begins with this word; undefined where none does. */
function findEnd(
  text: string,
  words: readonly Word[],
  from: number,
  { words: sought, hasSuffix }: SoughtStreet,
): number | undefined {
  if (words[from]!.short !== sought[0]) return undefined;
  let at = from;
  for (const [index, short] of sought.entries()) {
    if (index === 0) continue;
    let next = at + 1;
    while (words[next] && words[next]!.short !== short && isDirection(words[next]!.short)) next += 1;
    if (words[next]?.short === short && areJoined(text, words.slice(at, next + 1), index === 1)) at = next;
    else if (hasSuffix && index === sought.length - 1)
      return isWholeName(text, words, from, at) ? at : undefined;
    else return undefined;
  }
  return hasSuffix || words.slice(from, at + 1).every(({ isName }) => isName) ? at : undefined;
}

/** True where nothing but what stands between the words of one street is between these; behind its number no point. */
function areJoined(text: string, words: readonly Word[], isFirst: boolean): boolean {
  return words.every((word, at) => {
    if (at === 0) return true;
    const between = isFirst && at === 1 ? /^,?\s+$/ : /^(\.?,?\s+|\.)$/;
    return between.test(text.slice(words[at - 1]!.end, word.start));
  });
}

/** "at 9 Hill, ring twice": written as a name, and no other word goes on with it. */
function isWholeName(text: string, words: readonly Word[], from: number, to: number): boolean {
  const behind = text.slice(words[to]!.end, words[to + 1]?.start);
  return (
    words.slice(from, to + 1).every(({ isName }) => isName) &&
    (words[to + 1] === undefined || /[^\s]|\n/.test(behind))
  );
}

/** With the direction and the part of the building that stand behind the street. */
function endOfPart(text: string, words: readonly Word[], end: number): number {
  let last = end;
  const next = (at: number) => {
    const word = words[at];
    return word && /^[.,#\s]{0,3}$/.test(text.slice(words[at - 1]!.end, word.start)) ? word : undefined;
  };
  const direction = next(last + 1);
  if (direction?.isName && isDirection(direction.short)) last += 1;
  const [part, number] = [next(last + 1), next(last + 2)];
  if (part && isPart(part.short) && number && /^(\d+[a-z]?|[a-z])$/.test(number.short)) last += 2;
  return last;
}

function readWords(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’]*/gu)].map(({ 0: word, index }) => ({
    short: shortOf(fold(word)),
    start: index,
    end: index + word.length,
    isName: /^[\p{Lu}\p{N}]/u.test(word),
  }));
}

function toShort({ short }: Word): string {
  return short;
}

/** "9", "9b" and "123", not "5th". */
function isHouseNumber({ short }: Word): boolean {
  return /^\d+[a-z]?$/.test(short);
}

function isPart(short: string): boolean {
  return isUnit(short) || short === 'bldg' || short === 'fl';
}
