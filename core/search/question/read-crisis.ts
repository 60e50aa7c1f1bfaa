import { crisisGroups, crisisWords, noCrisis } from './lexicon/crisis-words.ts';
import type { PhraseMatch } from './match-phrases.ts';
import type { Meaning } from './meaning.ts';
import { SMALL_WORDS } from './silent-words.ts';

/** A word that must stand there, one that must not, or the end. */
interface Slot {
  words: ReadonlySet<string>;
  isNot: boolean;
}
interface Phrase {
  slots: readonly Slot[];
  meanings: readonly Meaning[];
}

const END = '$';
/** What may stand between the words of a phrase: "kill my self", "no quiero seguir viviendo". */
const BETWEEN = new Set([
  ...SMALL_WORDS,
  ...'just really already ever own up on in at to into around against were being going go right now ya seguir estar tengo tiene poder algo so'.split(
    ' ',
  ),
]);
for (const word of ['no', 'not']) BETWEEN.delete(word);
/** Where somebody else comes in, what says that nothing is wrong ends. */
const BETWEEN_CALM = new Set(BETWEEN);
for (const word of ['he', 'she', 'they', 'and']) BETWEEN_CALM.delete(word);

/** What says that a life is in danger and begins at a word: the longest that does. */
export function crisisAt(words: readonly string[], from: number): PhraseMatch | undefined {
  let found: PhraseMatch | undefined;
  for (const { slots, meanings } of phrases().get(words[from]!) ?? []) {
    const to = endOf(words, from, slots, meanings.length > 0 ? BETWEEN : BETWEEN_CALM);
    if (to !== undefined && to > (found?.to ?? from)) found = { from, to, meanings };
  }
  return found;
}

/** Behind the last word of a phrase that begins at a word. */
function endOf(
  words: readonly string[],
  from: number,
  slots: readonly Slot[],
  between: ReadonlySet<string>,
): number | undefined {
  let at = from;
  for (const [index, { words: meant, isNot }] of slots.entries()) {
    if (isNot) {
      if (meant.has(words[at] ?? END)) return undefined;
      continue;
    }
    while (index > 0 && at < words.length && !meant.has(words[at]!) && between.has(words[at]!)) at++;
    if (at < words.length ? !meant.has(words[at]!) : !meant.has(END)) return undefined;
    at++;
  }
  return Math.min(at, words.length);
}

let read: ReadonlyMap<string, readonly Phrase[]> | undefined;

/** By their first words; made when first asked for. */
function phrases(): ReadonlyMap<string, readonly Phrase[]> {
  if (read) return read;
  const all = new Map<string, Phrase[]>();
  for (const [list, ...meanings] of [...crisisWords, [noCrisis] as const]) {
    for (const phrase of list.split(', ')) {
      const slots = phrase.split(' ').map(readSlot);
      for (const first of slots[0]!.words) {
        const others = all.get(first);
        if (others) others.push({ slots, meanings });
        else all.set(first, [{ slots, meanings }]);
      }
    }
  }
  read = all;
  return read;
}

function readSlot(text: string): Slot {
  const isNot = text.startsWith('!');
  const names = text.slice(isNot ? 1 : 0).split('|');
  return { words: new Set(names.flatMap((name) => (crisisGroups[name] ?? name).split('|'))), isNot };
}
