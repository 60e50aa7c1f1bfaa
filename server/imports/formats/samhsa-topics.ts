import type { ServedOnly, Untreated } from '#core/lists/public-lists.ts';

/** Phrases under headings, e.g. `{ 'Serves only': ['women'] }`; headings without phrases are left out. */
export type Phrases = Record<string, string[]>;

/** What a facility leaves out, as tables of codes call it. It holds for a center only where each of its rows says so. */
const servedOnlyOf = {
  women: 'WOMEN',
  men: 'MEN',
  'people with opioid use disorder': 'OPIOID_USE',
  'people with alcohol use disorder': 'ALCOHOL_USE',
  'DUI or DWI clients': 'DUI',
} satisfies Record<string, ServedOnly>;

const untreatedOf = {
  'opioid use disorder': 'OPIOID_USE',
  'alcohol use disorder': 'ALCOHOL_USE',
} satisfies Record<string, Untreated>;

/** The headings of limits, and under each the phrases that a table may use. */
export const limitPhrases = {
  'Serves only': Object.keys(servedOnlyOf),
  'Does not treat': Object.keys(untreatedOf),
};

/** Under which heading and by which phrase a table has what a facility leaves out; undefined where nothing is so called. */
export function limitPhrase(value: string, isServed: boolean) {
  const heading = isServed ? 'Serves only' : 'Does not treat';
  const phrases: Record<string, string> = isServed ? servedOnlyOf : untreatedOf;
  const phrase = Object.keys(phrases).find((each) => phrases[each] === value);
  return phrase === undefined ? undefined : ({ heading, phrase } as const);
}

/** What a record's limits say, in the order of the lists. */
export function limitsOf(limits: Phrases): { servesOnly: ServedOnly[]; doesNotTreat: Untreated[] } {
  return {
    servesOnly: (limits['Serves only'] ?? []).flatMap(
      (phrase) => (servedOnlyOf as Record<string, ServedOnly>)[phrase] ?? [],
    ),
    doesNotTreat: (limits['Does not treat'] ?? []).flatMap(
      (phrase) => (untreatedOf as Record<string, Untreated>)[phrase] ?? [],
    ),
  };
}
