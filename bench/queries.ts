import type { Center } from '#core/center/center.ts';
import { wordsOf } from '#core/fold-text.ts';
import { SeededRandom } from '../data/seeded-random.ts';

/** A search as a person might type it, with the center that they mean. */
export interface BenchQuery {
  kind: 'prefix' | 'several words' | 'one typo' | 'city and name';
  text: string;
  intended: Center;
}

const PER_KIND = 50;

/** 200 queries, the same at each run: 50 prefixes of names, 50 of several words, 50 with one typo, 50 with the city. */
export function makeQueries(centers: readonly Center[]): BenchQuery[] {
  const random = new SeededRandom(20_241_120);
  const nameOf = (center: Center) => wordsOf(center.name).join(' ');
  const namesakes = new Map<string, number>();
  for (const center of centers) namesakes.set(nameOf(center), (namesakes.get(nameOf(center)) ?? 0) + 1);
  // A chain's name stands for dozens of sites: none of them is the one that a person means by it.
  const findable = centers.filter(
    (center) => wordsOf(center.name).length >= 2 && (namesakes.get(nameOf(center)) ?? 0) <= 5,
  );
  const pick = () => random.pick(findable);

  const make: Record<BenchQuery['kind'], (center: Center) => string> = {
    prefix: (center) => nameOf(center).slice(0, Math.max(6, Math.ceil(nameOf(center).length * 0.7))),
    'several words': (center) => wordsOf(center.name).slice(0, 4).join(' '),
    'one typo': (center) => withTypo(wordsOf(center.name), random).join(' '),
    'city and name': (center) =>
      `${wordsOf(center.city).join(' ')} ${wordsOf(center.name).slice(0, 3).join(' ')}`,
  };
  return (Object.keys(make) as BenchQuery['kind'][]).flatMap((kind) =>
    Array.from({ length: PER_KIND }, () => {
      const intended = pick();
      return { kind, text: make[kind](intended), intended };
    }),
  );
}

/** The words with one letter of the longest left out, doubled, changed, or swapped with the next. */
function withTypo(words: string[], random: SeededRandom): string[] {
  const longest = words.reduce((a, b) => (b.length > a.length ? b : a));
  const at = random.from(1, longest.length - 2);
  const [before, letter, next, after] = [
    longest.slice(0, at),
    longest[at]!,
    longest[at + 1] ?? '',
    longest.slice(at + 2),
  ];
  const wrong = [
    before + next + after,
    before + letter + letter + next + after,
    `${before}x${next}${after}`,
    before + next + letter + after,
  ];
  const typed = random.pick(wrong);
  return words.map((word) => (word === longest ? typed : word));
}
