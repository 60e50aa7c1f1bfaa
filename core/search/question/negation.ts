import type { Meaning } from './meaning.ts';
import { SMALL_WORDS } from './silent-words.ts';

/** What says by itself that something is not wanted, or not so. */
const NEGATORS = new Set(
  'no not non isnt arent without sin except avoid besides alternative alternatives instead'.split(' '),
);
/** Not wanted is what is there all the same. */
const INDIRECT = new Set('without sin avoid instead alternative alternatives'.split(' '));
const DONT = new Set('dont doesnt didnt'.split(' '));
const HAVING = new Set('have has had'.split(' '));
const WANTING = new Set('want need like quiero necesito'.split(' '));
const BETWEEN = new Set(
  'on take taking be going stay accept sea tipo tomar tener tengo tiene tenemos quiero necesito'.split(' '),
);
/** "Not just", "no se si": what comes behind is asked for. */
const STOPS = new Set('but just only if que si pero sino'.split(' '));
const OR = new Set(['or', 'nor', 'ni', 'o']);
/** What people want to be without, when they ask for help with it. */
const CONDITIONS: readonly Meaning[] = [
  'topic:GAMBLING',
  'topic:OTHER_ADDICTIONS',
  'topic:QUIT_SMOKING',
  'topic:EATING_DISORDERS',
  'topic:DOMESTIC_VIOLENCE',
  'topic:ANGER_MANAGEMENT',
  'topic:BENZODIAZEPINE_DETOX',
  'topic:COURT_ORDERED',
];

/** A phrase, and what was read before it. */
interface Around {
  words: readonly string[];
  /** Where the phrase begins. */
  from: number;
  meanings: readonly Meaning[];
  /** True for a word that may say "not": nothing else has taken it. */
  mayNegate: (at: number) => boolean;
  /** True where a negated phrase ends before a word. */
  endsNegated: (at: number) => boolean;
  /** True for a word that is a phrase by itself. */
  isPhrase: (at: number) => boolean;
}

/**
 * The first word of what says that a phrase is not wanted: of "no methadone" and "I do not want to take methadone" that is
 * "no" and "not"; undefined where it is wanted. "No methadone or suboxone" is neither of them.
 */
export function negatedFrom(around: Around): number | undefined {
  const { words, from, meanings, mayNegate, endsNegated, isPhrase } = around;
  let isWish = false;
  let isHad = false;
  let isJoined = false;
  for (let at = from - 1; at >= 0; at--) {
    const word = words[at]!;
    if (STOPS.has(word)) return undefined;
    if (OR.has(word)) {
      isJoined = true;
      if (endsNegated(at)) return from;
      if (at > 0 && isPhrase(at - 1)) at--;
    } else if (NEGATORS.has(word) || (DONT.has(word) && (isWish || isHad))) {
      if (!mayNegate(at) || !canNegate(word, isWish || isAim(words, at), meanings)) return undefined;
      return isJoined ? from : at;
    } else if (WANTING.has(word) || word === 'mas') isWish = true;
    else if (HAVING.has(word)) isHad = true;
    else if (!SMALL_WORDS.has(word) && !BETWEEN.has(word)) return undefined;
  }
  return undefined;
}

/** "To not drink", "para no beber", "not to drink". */
function isAim(words: readonly string[], at: number): boolean {
  return ['to', 'para'].includes(words[at - 1] ?? '') || words[at + 1] === 'to';
}

/** "I don't want to drink", "a life without drugs", "instead of jail": that is what somebody needs help with. A danger is denied by "not" alone. */
function canNegate(word: string, isWish: boolean, meanings: readonly Meaning[]): boolean {
  const isDirect = !isWish && !INDIRECT.has(word);
  return meanings.every(
    (meaning) =>
      (isDirect && (!meaning.startsWith('crisis:') || ['no', 'not', 'isnt'].includes(word))) ||
      !(meaning.startsWith('care:') || meaning.startsWith('crisis:') || CONDITIONS.includes(meaning)),
  );
}
