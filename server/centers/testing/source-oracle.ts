import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readSheet } from 'read-excel-file/node';
import { fold } from '#core/fold-text.ts';
import type { Place } from '#core/search/center-query.ts';
import { milesBetween, type Point } from '#core/search/distance.ts';
import { findPlaces, zipPlace } from '../../../data/places.ts';

/** SAMHSA's two directories of 2022, which lie beside the project and are no part of it. */
export const sourceFiles = ['SA', 'MH'].map((directory) =>
  fileURLToPath(
    new URL(`../../../../shared/data/National_Directory_${directory}_Facilities_2022.xlsx`, import.meta.url),
  ),
);

/** A facility as the directories themselves list it, read without any of our import. */
export interface Facility {
  /** Street and ZIP code, as `placeKey` writes them. */
  place: string;
  name: string;
  /** Its name without that of the program: programs of one house at one place are one center. */
  house: string;
  city: string;
  state: string;
  zip: string;
  phone: string;
  /** Its rows' service codes, with the directory before each: "SA:DT". */
  codes: readonly ReadonlySet<string>[];
}

/** Reads both directories; rows with one name, street and ZIP code are one facility. */
export async function readFacilities(): Promise<Facility[]> {
  const facilities = new Map<string, Facility & { codes: ReadonlySet<string>[] }>();
  for (const [at, file] of sourceFiles.entries()) {
    const [head = [], ...rows] = await readSheet(readFileSync(file));
    const column = (name: string) => head.indexOf(name);
    for (const row of rows) {
      const text = (name: string) => String(row[column(name)] ?? '').trim();
      const place = placeKey(text('street1'), text('zip'));
      const codes = text('service_code_info').split(/[\s*]+/);
      const key = `${place} ${fold(text('name1'))} ${fold(text('name2'))}`;
      const ofRow = new Set(codes.map((code) => `${at === 0 ? 'SA' : 'MH'}:${code}`));
      const known = facilities.get(key);
      if (known) known.codes.push(ofRow);
      else {
        const name = [text('name1'), text('name2')].filter(Boolean).join(' ');
        const [city, state, zip, phone] = ['city', 'state', 'zip', 'phone'].map(text) as [
          string,
          string,
          string,
          string,
        ];
        facilities.set(key, { place, name, house: text('name1'), city, state, zip, phone, codes: [ofRow] });
      }
    }
  }
  return [...facilities.values()];
}

/** Under which a facility and an answer are the same place: the first line of the street, and the ZIP code. */
export function placeKey(street: string, zip: string): string {
  return `${fold(street.split(',')[0]!)} ${zip.slice(0, 5)}`;
}

/** What the questions ask for, by SAMHSA's own codes: see its sheet "Service Code Reference". */
const CODES = {
  detox: 'SA:DT SA:HID SA:OD SA:RD',
  residential: 'SA:RES SA:RL SA:RS MH:RES MH:RTCA MH:RTCC MH:ORES',
  partialHospital: 'SA:ODT MH:PHDT MH:PH',
  outpatient: 'SA:OP SA:ORT MH:OP MH:OMH',
  intensiveOutpatient: 'SA:OIT',
  medicaid: 'SA:MD MH:MD',
  medicare: 'SA:MC MH:MC',
  tricare: 'SA:MI MH:MI',
  slidingScale: 'SA:SS MH:SS',
  women: 'SA:WN SA:PW',
  bedsForChildren: 'SA:BC',
  pregnant: 'SA:PW',
  adolescents: 'SA:CHLD SA:AD MH:CHLD MH:SED MH:RTCC',
  veterans: 'SA:VET SA:VAMC MH:VET MH:VAMC MH:VAHC',
  spanish: 'SA:SP MH:SP',
  hmong: 'SA:F37 MH:F37',
  signLanguage: 'SA:AH MH:AH',
  buprenorphine: 'SA:BU SA:BUM SA:BMW SA:UB SA:BSDM SA:BWN SA:BWON SA:BERI',
  methadone: 'SA:MU SA:METH SA:MM SA:MMW',
  eatingDisorders: 'MH:PED',
};
export type Need = keyof typeof CODES;

/** True where any row of the facility has a code of each need. */
export function has({ codes }: Facility, ...needs: readonly Need[]): boolean {
  return needs.every((need) => CODES[need].split(' ').some((code) => codes.some((row) => row.has(code))));
}

/** True where the directory of treatment for substance use lists it. */
export function treatsSubstanceUse({ codes }: Facility): boolean {
  return codes.some((row) => [...row].some((code) => code.startsWith('SA:')));
}

/** True where a facility turns people away with a disorder: all that is listed of it says so. */
export function refuses({ codes }: Facility, disorder: 'opioids' | 'alcohol'): boolean {
  const [untreated, other] = disorder === 'opioids' ? ['SA:NOOP', 'SA:AUDO'] : ['SA:NAUT', 'SA:OUDO'];
  return [untreated, other].some((code) => codes.every((row) => row.has(code!)));
}

/** Facilities within so many miles, the nearest first; where each is, only its ZIP code tells. */
export function nearestTo(from: Point, facilities: readonly Facility[], within = Number.POSITIVE_INFINITY) {
  return facilities
    .flatMap((facility) => {
      const at = zipPlace(facility.zip.slice(0, 5));
      return at ? [{ facility, miles: milesBetween(from, at) }] : [];
    })
    .filter(({ miles }) => miles <= within)
    .sort((a, b) => a.miles - b.miles);
}

/** The place of these words, as the table of places has it. */
export function placeOf(words: string): Place {
  const found = findPlaces(words);
  if (!found || !('place' in found)) throw new Error(`${words} is no place`);
  return found.place;
}

/** What the directories themselves answer. */
export function oracleOf(facilities: readonly Facility[]) {
  return {
    /** Those that have all of it. */
    fitting: (needs: readonly Need[], fits: (facility: Facility) => boolean = () => true) =>
      facilities.filter((facility) => has(facility, ...needs) && fits(facility)),
    /** The places of the nearest of them, as `placeKey` writes them. */
    nearest: (all: readonly Facility[], city: string, within?: number) =>
      nearestTo(placeOf(city), all, within).map(({ facility }) => facility.place),
  };
}
