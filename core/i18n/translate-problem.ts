import type { Refusal } from '../form-messages.ts';
import { validation as en } from './en/validation.ts';
import { refusals } from './es/refusals.ts';
import { validation as es } from './es/validation.ts';
import type { Language } from './languages.ts';

/**
 * What is wrong with an entry, as a schema says it in English, in the page's language: the same key of its catalog.
 * What no catalog has, such as zod's own words about a value that no form offers, gets a general sentence.
 */
export function translateProblem(sentence: string, language: Language): string {
  if (language === 'en') return sentence;
  for (const [key, english] of Object.entries(en)) {
    const spanish = es[key as keyof typeof en];
    if (typeof english === 'function') {
      const value = valueIn(sentence, english);
      if (value !== undefined && typeof spanish === 'function') return spanish(value);
    } else if (english === sentence && typeof spanish === 'string') return spanish;
  }
  const most = /^Too big: expected string to have <=(\d+) characters$/.exec(sentence)?.[1];
  return most === undefined ? refusals.field : es.tooLong(Number(most));
}

/** What the server, which speaks English, said of a message that it did not take, in the page's language. */
export function translateRefusal<R extends Refusal>(refusal: R, language: Language): R {
  if (language === 'en') return refusal;
  const whole = translateWhole(refusal);
  const issues = refusal.issues.map((issue) => ({
    ...issue,
    message: issue.message === refusal.message ? whole : translateProblem(issue.message, language),
  }));
  return { ...refusal, message: whole, issues };
}

function translateWhole({ code, message, retryAfter }: Refusal): string {
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
