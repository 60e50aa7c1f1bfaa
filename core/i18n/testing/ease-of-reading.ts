import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import { wordsOf } from './reading.ts';

/** The school grade, in the United States, that English sentences ask for: https://doi.org/10.21236/ADA006655 */
export function gradeOf(sentences: readonly string[]): number {
  return fleschKincaid(countIn(sentences, 'en', syllable));
}

/**
 * How easily Spanish sentences are read, by Szigriszt-Pazos' index on the INFLESZ scale of Barrio-Cantalejo et al.:
 * from 40 "somewhat hard", 55 "normal" (the general press), 65 "fairly easy", 80 "very easy".
 * https://scielo.isciii.es/scielo.php?script=sci_arttext&pid=S1137-66272008000300004
 */
export function easeOf(sentences: readonly string[]): number {
  const { sentence, word, syllable } = countIn(sentences, 'es', syllablesOf);
  return 206.835 - 62.3 * (syllable / word) - word / sentence;
}

/**
 * The syllables of a Spanish word: as many as it has vowels, where an i, u or final y without an accent goes with the
 * vowel beside it. The u of "que" and "guía" is silent.
 */
export function syllablesOf(word: string): number {
  const spoken = word
    .toLowerCase()
    .normalize('NFC')
    .replace(/q[uü]/g, 'q')
    .replace(/gu(?=[eéií])/g, 'g')
    .replace(/y$/, 'i');
  return spoken.match(/[iuü]*[aeoáéó][iuü]*|[íú]|[iuü]+/g)?.length ?? 0;
}

function countIn(sentences: readonly string[], locale: string, syllables: (word: string) => number) {
  const words = sentences.flatMap((sentence) => wordsOf(sentence, locale));
  // A number or an abbreviation is said, too.
  const syllable = words.reduce((sum, word) => sum + Math.max(1, syllables(word)), 0);
  return { sentence: sentences.length, word: words.length, syllable };
}
