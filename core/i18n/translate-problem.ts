import type { Refusal } from '../messages/form-messages.ts';
import type { Refusals } from './en/refusals.ts';
import { validation as english } from './en/validation.ts';
import type { Words } from './parts/en.ts';

/** What a language says of entries and messages that are not taken. */
export type ProblemWords = Pick<Words, 'validation' | 'refusals'>;

/**
 * What is wrong with an entry, as a schema says it in English, in the page's language: the same key of its catalog.
 * What no catalog has, such as zod's own words about a value that no form offers, gets a general sentence.
 */
export function translateProblem(sentence: string, { validation, refusals }: ProblemWords): string {
  if (!refusals) return sentence;
  for (const key of Object.keys(english) as (keyof typeof english)[]) {
    const [say, own] = [english[key], validation[key]];
    if (typeof say === 'function') {
      const value = valueIn(sentence, say);
      if (value !== undefined && typeof own === 'function') return own(value);
    } else if (say === sentence && typeof own === 'string') return own;
  }
  const most = /^Too big: expected string to have <=(\d+) characters$/.exec(sentence)?.[1];
  return most === undefined ? refusals.field : validation.tooLong(Number(most));
}

/** What the server, which speaks English, said of a message that it did not take, in the page's language. */
export function translateRefusal<R extends Refusal>(refusal: R, words: ProblemWords): R {
  const { refusals } = words;
  if (!refusals) return refusal;
  const whole = translateWhole(refusal, refusals);
  const issues = refusal.issues.map((issue) => ({
    ...issue,
    message: issue.message === refusal.message ? whole : translateProblem(issue.message, words),
  }));
  return { ...refusal, message: whole, issues };
}

function translateWhole({ code, message, retryAfter }: Refusal, refusals: Refusals): string {
  if (code === 'too_many_requests' && retryAfter !== undefined) return refusals.tooMany(retryAfter);
  if (code === 'body_too_large') return refusals.tooLarge(Number(/(\d+) KB/.exec(message)?.[1]));
  if (Object.hasOwn(refusals.codes, code)) return refusals.codes[code] ?? refusals.whole;
  return retryAfter === undefined ? refusals.whole : refusals.later(retryAfter);
}

/** Stands in a sentence for its number. */
const ANY = 987_654_321;

/** The number in a sentence that `say` makes; undefined where it makes another one. */
function valueIn(sentence: string, say: (value: number) => string): number | undefined {
  const [before = '', after = ''] = say(ANY).split(String(ANY));
  const found = /\d+/.exec(sentence.slice(before.length))?.[0];
  return found !== undefined && sentence === before + found + after ? Number(found) : undefined;
}
