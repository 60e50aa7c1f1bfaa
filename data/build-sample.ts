import { writeFileSync } from 'node:fs';
import zipcodes from 'zipcodes';
import { accreditations, insuranceTypes, levels, modalities, populations, states } from '#core/lists.ts';
import type { SampleCenter } from './sample.ts';
import { areaCodes, languages, nameParts, orientations, programs, streets } from './sample-parts.ts';

/**
 * Makes sample-centers.json: some 600 centers in real cities that are plainly made up. The same bytes at each
 * run: npx tsx data/build-sample.ts
 */
const CENTERS_PER_STATE = 11;
/** States where a visitor is most likely to look first get more, so that paging shows. */
const LARGE_STATES: Record<string, number> = { CA: 26, TX: 26, FL: 24, NY: 24 };

const random = seededRandom(20_241_108);
const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;
const chance = (share: number) => random() < share;
const some = <T>(values: readonly T[], share: number): T[] => values.filter(() => chance(share));

const centers = states.values.flatMap((state) => {
  const places = citiesOf(state);
  return Array.from({ length: LARGE_STATES[state] ?? CENTERS_PER_STATE }, (_, index) =>
    makeCenter(state, places[index % places.length]!, index),
  );
});
const unique = [
  ...new Map(centers.map((center) => [`${center.name} ${center.city} ${center.state}`, center])).values(),
];
const lines = unique.map((center) => JSON.stringify(center)).join(',\n');
writeFileSync(new URL('./sample-centers.json', import.meta.url), `[\n${lines}\n]\n`);
console.log(`${unique.length} centers`);

function makeCenter(
  state: (typeof states.values)[number],
  place: (typeof zipcodes.codes)[string],
  index: number,
): SampleCenter {
  // Every name says that it is made up; now and then one is as long as real names get.
  const name = `Sample ${pick(nameParts.first)} ${pick(nameParts.second)}${chance(0.04) ? ` ${nameParts.long}` : ''}`;
  const host = name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40);
  const offered = chance(0.12) ? [] : some(levels.values, 0.45);
  const served = some(populations.values, 0.32);
  const verified = chance(0.75);
  const residential = offered.includes('RESIDENTIAL') || offered.includes('DETOX');
  return {
    name,
    city: place.city,
    state,
    street: chance(0.04) ? null : `${100 + Math.floor(random() * 900)} ${pick(streets)}`,
    zip: place.zip,
    lat: place.latitude,
    lng: place.longitude,
    approximateLocation: true,
    phone: chance(0.04)
      ? null
      : `${areaCodes[state]}-555-01${String(Math.floor(random() * 100)).padStart(2, '0')}`,
    website: chance(0.7) ? `https://${host}.example/` : null,
    emailPublic: chance(0.5) ? `hello@${host}.example` : null,
    programHighlights: chance(0.9) ? programs(random, offered) : null,
    bedCount: residential && chance(0.8) ? 6 + Math.floor(random() * 90) : null,
    staffToClientRatio: chance(0.4) ? `1:${3 + Math.floor(random() * 6)}` : null,
    languages: ['English', ...some(languages, 0.12)],
    religiousOrientation: served.includes('FAITH_BASED') ? pick(orientations) : null,
    levels: offered.map((level) => ({ level })),
    populations: served.map((population) => ({ population })),
    modalities: some(modalities.values, 0.35).map((modality) => ({ modality })),
    accreditations: some(accreditations.values, 0.28).map((accreditation) => ({ name: accreditation })),
    insurance: some(insuranceTypes.values, 0.45).map((insurance) => ({ insurance })),
    reviewStatus: chance(0.02) ? 'NEEDS_REVIEW' : 'PUBLISHED',
    verifiedDaysAgo: verified ? 2 + Math.floor(random() * (index % 4 === 0 ? 500 : 170)) : null,
    createdDaysAgo: 510 + Math.floor(random() * 200),
  };
}

/** One ZIP for each of the state's cities with the most ZIPs: those are the large ones. */
function citiesOf(state: string): (typeof zipcodes.codes)[string][] {
  const byCity = new Map<string, (typeof zipcodes.codes)[string][]>();
  for (const place of Object.values(zipcodes.codes)) {
    if (place.state !== state || place.latitude === 0 || place.longitude > -60) continue;
    byCity.set(place.city, [...(byCity.get(place.city) ?? []), place]);
  }
  return [...byCity.values()]
    .sort((a, b) => b.length - a.length || (a[0]!.city < b[0]!.city ? -1 : 1))
    .slice(0, 12)
    .map((places) => places.sort((a, b) => Number(a.zip) - Number(b.zip))[Math.floor(places.length / 2)]!);
}

/** Marsaglia's xorshift32: the same numbers everywhere. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}
