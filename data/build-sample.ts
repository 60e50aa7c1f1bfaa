import { writeFileSync } from 'node:fs';
import zipcodes from 'zipcodes';
import { makeSlug } from '#core/center/slug.ts';
import { fold } from '#core/fold-text.ts';
import {
  careTypes,
  insuranceTypes,
  type Level,
  levels,
  modalities,
  type Population,
  populations,
  type ServedOnly,
  type StateCode,
  states,
  type Untreated,
} from '#core/lists/public-lists.ts';
import { topicValues } from '#core/lists/topic-values.ts';
import { zipPlace } from './places.ts';
import type { SampleCenter } from './sample.ts';
import { sampleCities } from './sample-cities.ts';
import { type Kind, kinds } from './sample-kinds.ts';
import * as words from './sample-parts.ts';
import { SeededRandom } from './seeded-random.ts';

/**
 * Makes sample-centers.json: some 600 centers in real cities that are plainly made up. The same bytes at each
 * run: npx tsx data/build-sample.ts
 */
const CENTERS_PER_STATE = 11;
/** States where a visitor is most likely to look first get more, so that paging shows. */
const MORE_CENTERS: Partial<Record<StateCode, number>> = { CA: 26, TX: 26, FL: 24, NY: 24 };

const random = new SeededRandom(20_261_121);
/** For what came later: the rest stays as it was. */
const laterRandom = new SeededRandom(20_261_123);
const slugs = new Set<string>();
const zipsByCity = groupZips();
const centers = states.values.flatMap((state) => {
  const zips = zipsOf(state);
  return random
    .proportioned(kinds, MORE_CENTERS[state] ?? CENTERS_PER_STATE)
    .map((kind, index) => makeCenter(state, zips[index % zips.length]!, kind));
});
const lines = centers.map((center) => JSON.stringify(center)).join(',\n');
writeFileSync(new URL('./sample-centers.json', import.meta.url), `[\n${lines}\n]\n`);
console.log(`${centers.length} centers`);

function makeCenter(state: StateCode, zip: string, kind: Kind): SampleCenter {
  const { city, lat, lng } = zipPlace(zip)!;
  const name = newName(kind, city, state);
  const host = `${fold(name).replaceAll(' ', '-').slice(0, 60).replace(/-$/, '')}.example`;
  const offered = random.some(Object.keys(words.levelWords) as Level[], kind.levels);
  const served = servedBy(kind, offered);
  const overnight = isOvernight(offered);
  const settings = laterRandom.some(levels.values, kind.settings);
  const verifiedDaysAgo = verification();
  return {
    name,
    city,
    state,
    street: random.chance(0.04) ? null : `${random.from(100, 999)} ${random.pick(words.streets)}`,
    streetWithheld: false,
    zip,
    lat,
    lng,
    approximateLocation: true,
    phone: random.chance(0.04)
      ? null
      : `${words.areaCodes[state]}-555-01${String(random.from(0, 99)).padStart(2, '0')}`,
    intakePhones: [],
    otherPhones: [],
    website: random.chance(0.75) ? `https://${host}/` : null,
    emailPublic: random.chance(0.5) ? `hello@${host}` : null,
    programNames: [],
    programHighlights: random.chance(0.92) ? programText(offered, served) : null,
    bedCount: overnight && kind.beds && random.chance(0.85) ? random.from(...kind.beds) : null,
    staffToClientRatio: random.chance(0.45)
      ? `1:${random.from(overnight ? 3 : 5, overnight ? 8 : 12)}`
      : null,
    languages: [
      'English',
      ...words.languages.filter((each) => random.chance(each === 'Spanish' ? 0.45 : 0.06)),
    ],
    religiousOrientation: served.includes('FAITH_BASED') ? random.pick(words.orientations) : null,
    care: laterRandom.some(careTypes.values, kind.care).map((care) => ({ care })),
    levels: levels.values
      .filter((each) => offered.includes(each) || settings.includes(each))
      .map((level) => ({ level })),
    populations: served.map((population) => ({ population })),
    servesOnly: servedOnlyBy(offered, served).map((group) => ({ group })),
    modalities: random.some(modalities.values, kind.modalities).map((modality) => ({ modality })),
    topics: laterRandom.some(topicValues, kind.topics).map((topic) => ({ topic })),
    doesNotTreat: untreatedBy(kind).map((condition) => ({ condition })),
    accreditations: random
      .some(Object.keys(words.accreditationShares), words.accreditationShares)
      .map((accreditation) => ({ name: accreditation })),
    insurance: random.some(insuranceTypes.values, kind.insurance).map((insurance) => ({ insurance })),
    reviewStatus: random.chance(0.02) ? 'NEEDS_REVIEW' : 'PUBLISHED',
    verifiedDaysAgo,
    createdDaysAgo: (verifiedDaysAgo ?? 0) + random.from(1, 600),
  };
}

/** A name that says that it is made up, and that no other center in the city has. */
function newName(kind: Kind, city: string, state: StateCode): string {
  for (;;) {
    const short = `Sample ${random.pick(words.firstNames)} ${random.pick(kind.names)}`;
    const name = random.chance(0.03) ? `${short} ${words.longName}` : short;
    const slug = makeSlug({ name, city, state });
    if (slugs.has(slug)) continue;
    slugs.add(slug);
    return name;
  }
}

function isOvernight(offered: readonly Level[]): boolean {
  return offered.includes('DETOX') || offered.includes('RESIDENTIAL');
}

/** Whom a center of the kind serves. Some houses for adults take only women, or only men: never both. */
function servedBy(kind: Kind, offered: readonly Level[]): Population[] {
  const served = random.some(populations.values, kind.populations);
  const mayBeForOne = offered.includes('RESIDENTIAL') && !served.includes('ADOLESCENT');
  if (!mayBeForOne || random.chance(0.55)) return served;
  const one = random.pick(['WOMEN', 'MEN'] as const);
  return populations.values.filter(
    (each) => each === one || (served.includes(each) && each !== 'WOMEN' && each !== 'MEN'),
  );
}

/** Most houses for one gender take nobody else. */
function servedOnlyBy(offered: readonly Level[], served: readonly Population[]): ServedOnly[] {
  const one = (['WOMEN', 'MEN'] as const).filter((each) => served.includes(each));
  return offered.includes('RESIDENTIAL') && one.length === 1 && laterRandom.chance(0.6) ? one : [];
}

/** A few that treat substance use leave out one kind of it. */
function untreatedBy({ care }: Kind): Untreated[] {
  if (!care.SUBSTANCE_USE || !laterRandom.chance(0.06)) return [];
  return [laterRandom.pick(['OPIOID_USE', 'ALCOHOL_USE'] as const)];
}

/** In days: half of the centers verified lately, a fifth due (after 6 months), the rest never verified. */
function verification(): number | null {
  const draw = random.next();
  return draw < 0.5 ? random.from(2, 160) : draw < 0.7 ? random.from(200, 540) : null;
}

function programText(offered: readonly Level[], served: readonly Population[]): string {
  const overnight = isOvernight(offered);
  const told = random.shuffled(served).slice(0, 2);
  const sentences = [
    random.pick(words.openings),
    ...(offered.length > 0
      ? offered.map((level) => random.pick(words.levelWords[level]!))
      : [random.pick(words.visitWords)]),
    ...told.map((population) => words.populationWords[population]),
    ...random
      .shuffled([...words.extras, ...(overnight ? words.overnightExtras : [])])
      .slice(0, random.from(1, 2)),
  ];
  const paragraphs = overnight && random.chance(0.08) ? words.longText : [];
  return [sentences.join(' '), ...paragraphs].join('\n');
}

/** The ZIPs of each city that the table knows, rising, by "city, state". */
function groupZips(): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const zip of Object.keys(zipcodes.codes).sort()) {
    const place = zipPlace(zip);
    if (!place) continue;
    const key = `${place.city}, ${place.state}`;
    groups.set(key, [...(groups.get(key) ?? []), zip]);
  }
  return groups;
}

/** One ZIP for each of the state's sample cities. Throws where the table knows no such city. */
function zipsOf(state: StateCode): string[] {
  return sampleCities[state].split(', ').map((city) => {
    const zips = zipsByCity.get(`${city}, ${state}`);
    if (!zips) throw new Error(`no ZIP code for ${city}, ${state}`);
    return zips[zips.length >> 1]!;
  });
}
