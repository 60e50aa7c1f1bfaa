/** What a person reads of a catalog, sentence by sentence, for measures of how hard that is. */

/** Keys whose values are addresses and anchors, not words. */
const NOT_WORDS: readonly string[] = ['to', 'id'];

/** With fewer words it is a label, and no grade means anything. */
const SENTENCE_WORDS = 4;

/** What functions may be called with, in place of any of their values: the first that they can say. */
const SAMPLES: readonly unknown[] = [
  '5',
  ['Maine', 'Ohio'],
  [{ state: 'Maine', count: 5 }],
  { name: 'Lantern House', city: 'Portland', state: 'ME', phone: '555-0100', url: '' },
];

/** All sentences of a text of sentence length; labels and headings are none. */
export function sentencesOf(text: string, locale: string): string[] {
  return [...new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(text)]
    .map(({ segment }) => segment.trim())
    .filter((segment) => /[.?!:][”"»)]?$/.test(segment) && wordsOf(segment, locale).length >= SENTENCE_WORDS);
}

/** The words as they are said; an address or a telephone number is none. */
export function wordsOf(text: string, locale: string): string[] {
  const said = text.replace(/\S+@\S+|https?:\S+|(?<=\s)\/\S+|[\d-]{7,}/g, '');
  return [...new Intl.Segmenter(locale, { granularity: 'word' }).segment(said)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment);
}

/** Every text of a catalog, also those that its functions answer. A passage with links in it is one text. */
export function textsOf(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return answerOf(value, path);
  if (Array.isArray(value) && value.some((part) => typeof part === 'string' && /^[\s.,]|\s$/.test(part))) {
    return [value.map((part) => (typeof part === 'string' ? part : part.label)).join('')];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => !NOT_WORDS.includes(key))
    .flatMap(([key, part]) => textsOf(part, `${path}.${key}`));
}

function answerOf(say: CallableFunction, path: string): string[] {
  for (const values of choicesOf(say.length)) {
    try {
      const texts = textsOf(say(...values), path);
      if (!/undefined|NaN|\[object/.test(texts.join())) return texts;
    } catch {
      // Not with these.
    }
  }
  throw new Error(`${path} needs a sample that SAMPLES lacks.`);
}

/** Each way to give so many values. */
function choicesOf(count: number): unknown[][] {
  if (count === 0) return [[]];
  return choicesOf(count - 1).flatMap((given) => SAMPLES.map((sample) => [...given, sample]));
}
