import { fold } from '#core/fold-text.ts';
import { type Facility, findTold, type Row } from './made-up-told.ts';
import * as words from './made-up-year-words.ts';
import { SeededRandom } from './seeded-random.ts';

/**
 * Makes a next year of a directory, with the truth beside it: what became of each facility, and whether that can be
 * told from the two years alone. The shares are guesses that are harder than a real year, of which we have only one.
 */

/** What became of a facility; of one that was not listed before, how it came. */
export type Fate = keyof typeof fates | keyof typeof arrivals;

/** What is true of a row of the next year. */
export interface Truth {
  /** The index of its file, and of the row in it. */
  file: number;
  row: number;
  fate: Fate;
  /** The facility of the year before, as `facilityOf` names it; null where it is none of these. */
  was: string | null;
  /** True where something that it kept is of this facility alone, in both years. */
  told: boolean;
}

export interface MadeUpYear {
  files: Row[][];
  truth: Truth[];
  /** Those of the year before that can be told again. */
  told: ReadonlySet<string>;
}

/** Of a hundred facilities so many come to each end. */
const fates = {
  same: 61,
  'another phone': 6,
  'street spelled otherwise': 6,
  'street spelled otherwise, another phone': 1.5,
  renamed: 5,
  'renamed, another phone': 1,
  moved: 4,
  'moved, another phone': 1,
  'moved to another city': 0.7,
  'moved and renamed': 0.8,
  'address withheld': 0.5,
  split: 1.5,
  'listed twice': 1,
  'listed twice, street spelled otherwise': 0.5,
  closed: 7,
} as const;

/** For a hundred facilities of before so many come. */
const arrivals = {
  new: 3,
  'another site in the city': 0.5,
  'another site in the city, same phone': 0.1,
  'a site in another city': 1,
  'another organization at the address of one that closed': 0.3,
} as const;

interface Listed extends Facility {
  fate: Fate;
}

/** Names the facility of a row: organization, street and ZIP; where the street is withheld, with the program. */
export function facilityOf({ name1, name2, street1, city, zip }: Row): string {
  const street = fold(street1);
  return [fold(name1), street || fold(name2), zip.trim().slice(0, 5) || fold(city)].join('|');
}

/** Makes the next year of a directory's files; the same for the same seed. */
export function makeNextYear(files: readonly (readonly Row[])[], seed = 20_261_126): MadeUpYear {
  const random = new SeededRandom(seed);
  const before = listFacilities(files);
  const maker = new Maker(before, random);
  const drawn = random.proportioned(
    Object.entries(fates).map(([fate, share]) => ({ fate: fate as keyof typeof fates, share })),
    before.length,
  );
  const after = before.flatMap((facility, index) => maker.next(facility, drawn[index]!.fate));
  for (const [fate, share] of Object.entries(arrivals)) {
    const count = Math.max(1, Math.round((before.length * share) / 100));
    for (let i = 0; i < count; i++) after.push(maker.arrive(fate as keyof typeof arrivals));
  }
  return writeYear(random.shuffled(after), before, files.length);
}

function listFacilities(files: readonly (readonly Row[])[]): Listed[] {
  const found = new Map<string, Listed>();
  for (const [file, rows] of files.entries()) {
    for (const row of rows) {
      const was = facilityOf(row);
      const listed = found.get(was);
      if (listed) listed.rows.push({ file, row });
      else found.set(was, { was, fate: 'same', rows: [{ file, row }], address: addressOf(row) });
    }
  }
  return [...found.values()];
}

function addressOf({ street1, zip }: Row): string {
  return fold(street1) && `${fold(street1)}|${zip.trim().slice(0, 5)}`;
}

class Maker {
  readonly #before: readonly Listed[];
  readonly #random: SeededRandom;
  readonly #closed: Listed[] = [];
  readonly #zips = new Map<string, string[]>();
  readonly #phones = new Set<string>();

  constructor(before: readonly Listed[], random: SeededRandom) {
    this.#before = before;
    this.#random = random;
    for (const { rows } of before) {
      for (const { row } of rows) {
        const city = `${row.city}|${row.state}`;
        this.#zips.set(city, [...(this.#zips.get(city) ?? []), row.zip]);
        this.#phones.add(row.phone);
      }
    }
  }

  next(facility: Listed, fate: keyof typeof fates): Listed[] {
    const { row } = facility.rows[0]!;
    const change = (changes: Partial<Row>, address = facility.address): Listed => ({
      ...facility,
      fate,
      address,
      rows: facility.rows.map(({ file, row }) => ({ file, row: { ...row, ...changes } })),
    });
    const phone = { phone: this.#phone(row.phone) };
    const moved = () => {
      const place = {
        ...this.#street(),
        zip: this.#random.pick(this.#zips.get(`${row.city}|${row.state}`)!),
      };
      return { changes: place, address: addressOf({ ...row, ...place }) };
    };
    switch (fate) {
      case 'same':
        return [change({})];
      case 'another phone':
        return [change(phone)];
      case 'street spelled otherwise':
        return [change(this.#respell(row))];
      case 'street spelled otherwise, another phone':
        return [change({ ...this.#respell(row), ...phone })];
      case 'renamed':
        return [change(this.#rename(row))];
      case 'renamed, another phone':
        return [change({ ...this.#rename(row), ...phone })];
      case 'moved':
      case 'moved, another phone':
      case 'moved and renamed': {
        const { changes, address } = moved();
        const also = { moved: {}, 'moved, another phone': phone, 'moved and renamed': this.#rename(row) }[
          fate
        ];
        return [change({ ...changes, ...also }, address)];
      }
      case 'moved to another city': {
        const { city, zip } = this.#elsewhere(row.state);
        const place = { ...this.#street(), city, zip };
        return [change(place, addressOf({ ...row, ...place }))];
      }
      case 'address withheld':
        return [change({ street1: '- - -', street2: '' }, '')];
      case 'split': {
        const { changes, address } = moved();
        const own = this.#random.chance(0.5) ? phone : {};
        return [change({}), { ...change({ ...changes, ...own }, address), was: null }];
      }
      case 'listed twice':
        return [change({}), change({})];
      case 'listed twice, street spelled otherwise':
        return [change({}), change(this.#respell(row))];
      case 'closed':
        this.#closed.push(facility);
        return [];
    }
  }

  arrive(fate: keyof typeof arrivals): Listed {
    const { file, row } = this.#random.pick(this.#before).rows[0]!;
    const base: Row = {
      ...row,
      // Where an organization names its sites it names each, most of the time.
      name2: row.name2.trim() && this.#random.chance(0.7) ? `${this.#name()} Site` : '',
      ...this.#street(),
      phone: this.#phone(row.phone),
    };
    const list = (changes: Partial<Row> = {}): Listed => {
      const made = { ...base, ...changes };
      return { was: null, fate, rows: [{ file, row: made }], address: addressOf(made) };
    };
    switch (fate) {
      case 'new':
        return list({ name1: this.#name() });
      case 'another site in the city':
        return list();
      case 'another site in the city, same phone':
        return list({ phone: row.phone });
      case 'a site in another city': {
        const { city, zip } = this.#elsewhere(row.state);
        return list({ city, zip });
      }
      case 'another organization at the address of one that closed': {
        const { street1, street2, city, state, zip, phone } = this.#random.pick(this.#closed).rows[0]!.row;
        const there = { street1, street2, city, state, zip, phone: this.#phone(phone) };
        return list({ name1: this.#name(), ...there });
      }
    }
  }

  #elsewhere(state: string): Pick<Row, 'city' | 'zip'> {
    const places = this.#before.flatMap(({ rows }) => (rows[0]!.row.state === state ? rows[0]!.row : []));
    return this.#random.pick(places);
  }

  #street(): Pick<Row, 'street1' | 'street2'> {
    const { from, pick } = bound(this.#random);
    const suite = this.#random.chance(0.2) ? `Suite ${from(1, 400)}` : '';
    return {
      street1: `${from(1, 9899)} ${pick(words.streetNames)} ${pick(words.streetKinds)}`,
      street2: suite,
    };
  }

  /** The same street as somebody else writes it. */
  #respell({ street1, street2 }: Row): Pick<Row, 'street1' | 'street2'> {
    if (street2.trim() && this.#random.chance(0.3)) return { street1: `${street1} ${street2}`, street2: '' };
    const spelled = words.spellings.flatMap(([long, short]) => [
      street1.replace(new RegExp(`\\b${long}\\b`), short),
      street1.replace(new RegExp(`\\b${short}(\\.|\\b)`), long),
    ]);
    const others = spelled.filter((street) => street !== street1);
    return { street1: others.length > 0 ? this.#random.pick(others) : street1.toUpperCase(), street2 };
  }

  #rename({ name1, name2 }: Row): Pick<Row, 'name1' | 'name2'> {
    const { pick } = bound(this.#random);
    const names: readonly (() => Pick<Row, 'name1' | 'name2'>)[] = [
      () => ({ name1: this.#name(), name2 }),
      () => ({ name1: this.#name(), name2: name1 }),
      () => ({ name1: `${name1} ${pick(words.nameEnds)}`.trim(), name2 }),
      () => ({
        name1: name1.replace(/,? (inc|llc|corp)\.?$/i, '') + (/inc\.?$/i.test(name1) ? ' LLC' : ' Inc'),
        name2,
      }),
      () => ({ name1: `${name1.split(' ').slice(0, 2).join(' ')} ${pick(words.nameEnds)}`, name2 }),
    ];
    return pick(names)();
  }

  #name(): string {
    const { pick, from } = bound(this.#random);
    return `${pick(words.nameStarts)} ${pick(words.nameMiddles)} ${pick(words.nameEnds)} ${from(1, 99)}`;
  }

  /** One that nobody has: 555 is given to nobody but for information. */
  #phone(old: string): string {
    const area = /^\D*(\d{3})/.exec(old)?.[1] ?? '205';
    for (;;) {
      const phone = `${area}-${this.#random.from(200, 999)}-${String(this.#random.from(0, 9999)).padStart(4, '0')}`;
      if (this.#phones.has(phone)) continue;
      this.#phones.add(phone);
      return phone;
    }
  }
}

function bound(random: SeededRandom) {
  return {
    from: random.from.bind(random),
    pick: <T>(values: readonly T[]) => random.pick(values),
  };
}

function writeYear(after: readonly Listed[], before: readonly Listed[], count: number): MadeUpYear {
  const told = findTold(before, after);
  const files: Row[][] = Array.from({ length: count }, () => []);
  const truth: Truth[] = [];
  for (const { rows, was, fate } of after) {
    for (const { file, row } of rows) {
      truth.push({ file, row: files[file]!.length, fate, was, told: was !== null && told.has(was) });
      files[file]!.push(row);
    }
  }
  return { files, truth, told };
}
