import { allowedTypos, isWithinTypos } from '../spelling.ts';
import { lexicon } from './lexicon.ts';
import type { Meaning } from './meaning.ts';
import { SMALL_WORDS } from './silent-words.ts';

/** A phrase that was found: the words it takes, by their position, and what it means. */
export interface PhraseMatch {
  from: number;
  /** Exclusive. */
  to: number;
  meanings: readonly Meaning[];
}

/** Fewer letters than that are too few to guess by. */
const SHORTEST_GUESSED = 5;

/**
 * The phrase of the lexicon that begins at a word, the longest one; small words within it do not count, unless nothing
 * but one word were left of it. `isFree` says whether a position's word can still be taken.
 */
export function phraseAt(
  words: readonly string[],
  from: number,
  isFree: (position: number) => boolean,
): PhraseMatch | undefined {
  const { phrases, longest, smallBeginnings } = dictionary();
  const beginsSmall = isSmall(words[from] ?? '');
  if (beginsSmall && !smallBeginnings.has(words[from]!)) return undefined;
  let found: PhraseMatch | undefined;
  let key = '';
  let whole = '';
  let bare = '';
  let parts = 0;
  for (let at = from; at < words.length && parts < longest && isFree(at); at++) {
    const word = stem(words[at]!);
    const isOfKey = !isSmall(words[at]!);
    whole = join(whole, word);
    if (isOfKey) {
      parts += 1;
      key = join(key, word);
    }
    // "Bring my baby"
    const isOwn = OWN_WORDS.has(word);
    if (!isOwn) bare = isOfKey ? join(bare, word) : bare;
    const meanings =
      (isOfKey && !beginsSmall ? phrases.get(key) : undefined) ??
      (whole === key ? undefined : phrases.get(whole)) ??
      (isOfKey && !isOwn && bare !== key && bare.includes(' ') ? phrases.get(bare) : undefined);
    if (meanings) found = { from, to: at + 1, meanings };
  }
  return found;
}

/**
 * The word of the lexicon that a word misspells, as it is written there: the nearest; undefined for none, and where several
 * are as near and mean different things. A word that the lexicon has is itself.
 */
export function guessWord(typed: string): string | undefined {
  const word = stem(typed);
  const { phrases, ofFirstLetters } = dictionary();
  if (phrases.has(word)) return word;
  if (word.length < SHORTEST_GUESSED) return undefined;
  const known = (ofFirstLetters.get(word[0]!) ?? []).filter((one) => one.length >= SHORTEST_GUESSED);
  for (let typos = 1; typos <= allowedTypos(word); typos++) {
    const near = known.filter((one) => typos <= allowedTypos(one) && isWithinTypos(word, one, typos));
    if (near.length === 0) continue;
    const meanings = new Set(near.map((one) => phrases.get(one)));
    return meanings.size === 1 ? near[0] : undefined;
  }
  return undefined;
}

/** A word without its plural: what "rehabs", "classes", "therapies" and "adicciones" share with one of them. */
export function stem(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word;
  if (/(?:ss|x|ch|sh)es$/.test(word) || /[^aeiou](?:ion|or|al)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('ies') && word.length > 5 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
}

/** They mean something in some phrases, and nothing in others. */
const OWN_WORDS = new Set(['my', 'mi']);
/** Small words that mean something where they stand for themselves. */
const WORDS_WITH_SENSE = new Set(['me', 'my', 'mi', 'not', 'no', 'do']);

interface Dictionary {
  phrases: ReadonlyMap<string, readonly Meaning[]>;
  /** All words of phrases of one word, by their first letter. */
  ofFirstLetters: ReadonlyMap<string, readonly string[]>;
  /** Words of the longest phrase. */
  longest: number;
  /** Small words that a phrase begins with: "por telefono". */
  smallBeginnings: ReadonlySet<string>;
}
let read: Dictionary | undefined;

/** Made when first asked for. */
function dictionary(): Dictionary {
  if (read) return read;
  const phrases = new Map<string, readonly Meaning[]>();
  const ofFirstLetters = new Map<string, string[]>();
  const smallBeginnings = new Set<string>();
  let longest = 0;
  for (const [list, ...meanings] of lexicon) {
    for (const phrase of list.split(', ')) {
      const parts = phraseKey(phrase).split(' ');
      phrases.set(parts.join(' '), meanings);
      longest = Math.max(longest, parts.length);
      if (isSmall(parts[0]!)) smallBeginnings.add(parts[0]!);
      if (parts.length > 1) continue;
      const [word] = parts as [string];
      const others = ofFirstLetters.get(word[0]!);
      if (others) others.push(word);
      else ofFirstLetters.set(word[0]!, [word]);
    }
  }
  read = { phrases, ofFirstLetters, longest, smallBeginnings };
  return read;
}

/** Under which a phrase is looked up. "Con hijos" stays as it is: it is more than "hijos". */
export function phraseKey(phrase: string): string {
  const words = phrase.split(' ');
  const telling = words.filter((word) => !isSmall(word));
  return (telling.length > 1 ? telling : words).map(stem).join(' ');
}

function isSmall(word: string): boolean {
  return SMALL_WORDS.has(word) && !WORDS_WITH_SENSE.has(word);
}

function join(key: string, word: string): string {
  return key === '' ? word : `${key} ${word}`;
}
