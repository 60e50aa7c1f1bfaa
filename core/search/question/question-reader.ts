import type { Care, Jurisdiction } from '../../lists/public-lists.ts';
import { crises, MAX_WITHIN } from '../center-query.ts';
import { type FilterName, filterNames } from '../filters.ts';
import { guessWord, type PhraseMatch, phraseAt } from './match-phrases.ts';
import type { Meaning } from './meaning.ts';
import { setCare } from './narrow-care.ts';
import { negatedFrom } from './negation.ts';
import { ageAt, meaningOfAge } from './read-age.ts';
import { crisisAt } from './read-crisis.ts';
import type { KnowsWord, Reading } from './reading.ts';
import { PLACE_WORDS, SILENT_WORDS, SMALL_WORDS } from './silent-words.ts';

/** True for a word that is a phrase of the lexicon by itself. */
export function isPhrase(words: readonly string[], at: number): boolean {
  return phraseAt(words, at, (position) => position === at) !== undefined;
}

const WORDS_OF_CITIES = new Set(['el', 'la', 'las', 'los', 'the', 'de', 'del', 'city']);

const SHORT_NUMBER = /^\d{1,2}$/;
/** Beside these a number says how many. */
const COUNTED = new Set(
  'nearest closest nearby top best first few other options centers clinics programs places rehabs results mejores cercanos cercanas primeros primeras opciones centros clinicas programas lugares'.split(
    ' ',
  ),
);

/** One thing that words say. */
interface Said {
  meaning: Meaning;
  words: string;
}

/** The words of a question, and which of them have been read. */
export class QuestionReader {
  readonly #words: readonly string[];
  readonly #taken: boolean[];
  readonly #found: Said[] = [];
  readonly #negated: string[] = [];
  readonly #silent: string[] = [];
  readonly #unlisted: string[] = [];
  /** True where something but a danger said what to find. */
  #asksMore = false;
  /** Words of a danger that tell of none. */
  readonly #calm = new Set<number>();
  /** Words that said "not", and where the phrases end that they were about. */
  readonly #negators = new Set<number>();
  readonly #negatedEnds = new Set<number>();

  constructor(words: readonly string[]) {
    this.#words = words;
    this.#taken = words.map(() => false);
  }

  /** True for a word that nothing has taken. */
  readonly isFree = (at: number): boolean => at < this.#words.length && !this.#taken[at];

  /** True for a word that nothing has taken, and that says something. */
  readonly isUnread = (at: number): boolean =>
    this.isFree(at) && !SMALL_WORDS.has(this.#words[at]!) && !SILENT_WORDS.has(this.#words[at]!);

  /** The same, or one that says something in a city's name: "el paso", "kansas city". */
  readonly mayBeOfCity = (at: number): boolean =>
    this.isUnread(at) || (this.isFree(at) && WORDS_OF_CITIES.has(this.#words[at]!));

  /** "80 miles from", "within 10 mi of". */
  readMiles(): number | undefined {
    for (const [at, word] of this.#words.entries()) {
      const unit = this.#words[at + 1] ?? '';
      const joined = /^(\d{1,3})mi(?:les?)?$/.exec(word)?.[1];
      if (!joined && !(/^\d{1,3}$/.test(word) && /^(?:mi|mile|miles|milla|millas)$/.test(unit))) continue;
      this.#take(at, at + (joined ? 1 : 2));
      return Math.min(Math.max(Number(joined ?? word), 1), MAX_WITHIN);
    }
    return undefined;
  }

  /** "My 15 year old": how old somebody is says whom a place must be for. */
  readAges(): void {
    for (let at = 0; at < this.#words.length; at++) {
      const found = this.isFree(at) ? ageAt(this.#words, at) : undefined;
      if (!found) continue;
      this.#hear(meaningOfAge(found.years), at, found.to);
    }
  }

  /** "The nearest 2", "3 options", "18-25": how many somebody wants, and from which age to which, is no name's number. */
  readCounts(): void {
    for (const [at, word] of this.#words.entries()) {
      if (!this.isFree(at) || !SHORT_NUMBER.test(word)) continue;
      const beside = [this.#words[at - 1], this.#words[at + 1]];
      if (beside.some((other = '') => COUNTED.has(other) || SHORT_NUMBER.test(other)))
        this.#hear([], at, at + 1);
    }
  }

  /** What says that a life is in danger comes before all else. */
  readCrises(): void {
    for (let at = 0; at < this.#words.length; at++) {
      const found = crisisAt(this.#words, at);
      if (!found) continue;
      if (found.meanings.length > 0) this.#hear(found.meanings, at, found.to);
      else for (let calm = at; calm < found.to; calm++) this.#calm.add(calm);
      at = found.to - 1;
    }
  }

  place<Found extends { from: number; to: number }>(found: Found | undefined): Found | undefined {
    if (found) this.#take(found.from, found.to);
    return found;
  }

  readPhrases(isWanted: (to: number, from: number) => boolean): void {
    for (let at = 0; at < this.#words.length; at++) {
      if (!this.isFree(at)) continue;
      const found = phraseAt(this.#words, at, this.isFree);
      if (found && isWanted(found.to, found.from)) this.#readPhrase(found);
    }
  }

  /** Reads words as those of the lexicon that they misspell, unless they are words of the directory. */
  guess(knowsWord: KnowsWord): void {
    const guessed = this.#words.map((word, at) =>
      this.isUnread(at) && !knowsWord(word) ? (guessWord(word) ?? word) : word,
    );
    for (const [at, word] of guessed.entries()) {
      if (word === this.#words[at] || !this.isFree(at)) continue;
      const found = phraseAt(guessed, at, (position) => position === at);
      if (found) this.#readPhrase(found);
    }
  }

  meanings(): Pick<
    Reading,
    | 'filters'
    | 'crisis'
    | 'asksMore'
    | 'wantsPosition'
    | 'isHere'
    | 'negated'
    | 'unlisted'
    | 'silent'
    | 'words'
  > & {
    usualState: Jurisdiction | undefined;
  } {
    const filters: Partial<Record<FilterName, string[]>> = {};
    const usual: Care[] = [];
    const found = new Set(this.#found.map(({ meaning }) => meaning));
    const words = new Map<string, string>();
    let usualState: Jurisdiction | undefined;
    for (const { meaning, words: said } of this.#found) {
      const [name, value] = meaning.split(':') as [FilterName | 'usually' | 'state', string];
      const key = name === 'state' ? name : `${name === 'usually' ? 'care' : name} ${value}`;
      const before = words.get(key)?.split(', ') ?? [];
      words.set(key, [...new Set([...before, said])].join(', '));
      if (name === 'usually') usual.push(value as Care);
      else if (name === 'state') usualState = value as Jurisdiction;
      else if (filterNames.includes(name)) filters[name] = [...new Set([...(filters[name] ?? []), value])];
    }
    setCare(filters, usual);
    return {
      filters,
      usualState,
      crisis: crises.find((crisis) => found.has(`crisis:${crisis}`)),
      asksMore: this.#asksMore,
      wantsPosition: found.has('position'),
      isHere: found.has('here'),
      negated: this.#negated,
      unlisted: this.#unlisted,
      silent: [...this.#silent, ...this.#words.filter((_, at) => this.#isSilent(at))],
      words,
    };
  }

  /** The words from one position to another, as they are compared. */
  text({ from, to }: { from: number; to: number }): string {
    return this.#words.slice(from, to).join(' ');
  }

  #readPhrase({ from, to, meanings }: PhraseMatch): void {
    const start = negatedFrom({
      words: this.#words,
      from,
      meanings,
      mayNegate: (at) => this.isFree(at) || this.#negators.has(at),
      endsNegated: (at) => this.#negatedEnds.has(at),
      isPhrase: (at) => isPhrase(this.#words, at),
    });
    if (start === undefined) {
      this.#hear(meanings, from, to);
      return;
    }
    this.#negated.push(this.text({ from: start, to }));
    this.#negators.add(start);
    this.#negatedEnds.add(to);
    this.#take(start, to);
  }

  #hear(meanings: readonly Meaning[], from: number, to: number): void {
    const words = this.text({ from, to });
    if (meanings.length === 0) this.#silent.push(words);
    if (meanings.includes('unlisted')) this.#unlisted.push(words);
    const isCalm = this.#calm.has(from) || this.#calm.has(to - 1);
    const heard = isCalm ? meanings.filter((meaning) => !/^(?:crisis|usually):/.test(meaning)) : meanings;
    // "Near me" says where alone.
    if (!meanings.some((meaning) => /^(?:crisis:|(?:position|unlisted)$)/.test(meaning)))
      this.#asksMore ||= heard.length > 0;
    this.#found.push(...heard.map((meaning) => ({ meaning, words })));
    this.#take(from, to);
  }

  #isSilent(at: number): boolean {
    const word = this.#words[at]!;
    return this.isFree(at) && SILENT_WORDS.has(word) && !SMALL_WORDS.has(word) && !PLACE_WORDS.has(word);
  }

  #take(from: number, to: number): void {
    this.#taken.fill(true, from, to);
  }
}
