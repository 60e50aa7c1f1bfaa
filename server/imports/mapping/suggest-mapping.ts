import { columns as csvColumns } from '#core/center/csv-columns.ts';
import { fields } from '#core/center/fields.ts';
import { fold } from '#core/fold-text.ts';
import { jurisdictions } from '#core/lists/public-lists.ts';
import {
  addressParts,
  type MappedField,
  mappedFields,
  type WrittenMapping,
} from '#core/staff/import-mapping.ts';
import { zipPlace } from '../../../data/places.ts';
import type { Table } from '../files/table.ts';
import { columnsOf, distinct, type FileColumn, findHeaderRow, share } from './columns-of.ts';
import {
  EXPIRES,
  guessValues,
  headingWords,
  IN_FORCE,
  KEY,
  STATUS,
  type WordedField,
  wordedFields,
} from './known-words.ts';
import { saysYes } from './read-rule.ts';
import { readDay } from './row-limits.ts';
import { splitAddress } from './whole-address.ts';

/** A first mapping of a file, for a person to complete. */
export interface Suggestion {
  /** As it is written; what no column says may be missing. */
  mapping: Omit<WrittenMapping, 'columns'> & { columns: Partial<WrittenMapping['columns']> };
  /** A cell of each column that is used. */
  examples: ReadonlyMap<string, string>;
  unused: readonly string[];
}

/** Guesses by the names of a table's columns, and by what stands in them. */
export function suggestMapping(table: Table): Suggestion {
  const headerRow = findHeaderRow(table);
  const all = columnsOf(table, headerRow);
  const guess = new Guess(all);
  guess.byNames();
  guess.byCells();
  guess.address();
  guess.ticks();
  guess.state();
  guess.careOfLevels();
  const { key, only, expires } = guess.limits();
  const used = guess.used;
  return {
    mapping: {
      source: nameSource(table.name),
      ...(headerRow > 1 && { headerRow }),
      ...(key && { key }),
      ...(only && { only }),
      ...(expires && { expires }),
      // In the order in which staff know them.
      columns: Object.fromEntries(
        mappedFields.filter((field) => field in guess.columns).map((field) => [field, guess.columns[field]]),
      ),
    },
    examples: new Map(
      all.flatMap(({ name, cells }) => (used.has(name) && cells[0] ? [[name, cells[0]]] : [])),
    ),
    unused: all.map(({ name }) => name).filter((name) => !used.has(name)),
  };
}

const MOST = 0.8;
const MANY_VALUES = 60;

const looks: readonly (readonly [MappedField, (cell: string) => boolean])[] = [
  ['emailPublic', (cell) => /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i.test(cell)],
  ['website', (cell) => /^(https?:\/\/|www\.)\S+$/i.test(cell)],
  ['phone', (cell) => /^\+?1?[\s.(-]*[2-9]\d{2}[\s.)-]+\d{3}[\s.-]\d{4}\b/.test(cell)],
  ['zip', (cell) => /^\d{5}(-\d{4})?$/.test(cell) && zipPlace(cell) !== undefined],
  ['state', (cell) => states.has(fold(cell))],
];
const states = new Set(
  jurisdictions.values.flatMap((code) => [fold(code), fold(jurisdictions.labels[code])]),
);
const ownHeaders = new Map(
  csvColumns.flatMap(({ header, field }) => [
    [fold(header), field],
    [fold(field), field],
  ]),
);

class Guess {
  readonly columns: Suggestion['mapping']['columns'] = {};
  readonly used = new Set<string>();

  constructor(readonly all: readonly FileColumn[]) {}

  get #free(): FileColumn[] {
    return this.all.filter(({ name }) => !this.used.has(name));
  }

  #take(field: MappedField, rule: unknown, { name }: FileColumn): void {
    this.columns[field] = rule;
    this.used.add(name);
  }

  byNames(): void {
    const second: Partial<Record<'street2' | 'zip4', FileColumn>> = {};
    for (const column of this.all) {
      const own = ownHeaders.get(fold(column.name)) as MappedField | undefined;
      const field = own ?? headingWords.find(([, words]) => words.test(column.folded))?.[0];
      // A fax is no phone, and where mail goes is not where people go.
      if (!field || /\b(fax|mailing|billing|administrator|contact name)\b/.test(column.folded)) continue;
      if (isTicks(column)) continue;
      if (field === 'street2' || field === 'zip4') second[field] ??= column;
      else if (field === 'phone' && this.columns.phone) this.#addTo('intakePhone', column);
      else if (field === 'intakePhone' && this.columns.intakePhone) this.#addTo('intakePhone', column);
      else if (!this.columns[field]) this.#take(field, this.#ruleOf(field, column), column);
    }
    // A program has an organization; a file that names programs alone names centers.
    if (!this.columns.name && this.columns.program) {
      this.columns.name = this.columns.program;
      delete this.columns.program;
    }
    const { street, zip } = this.columns;
    if (second.street2 && street) this.#take('street', [street, second.street2.name], second.street2);
    if (second.zip4 && zip) this.#take('zip', { join: [zip, second.zip4.name], with: '-' }, second.zip4);
  }

  #addTo(field: 'intakePhone', column: FileColumn): void {
    const before = this.columns[field];
    this.#take(field, before === undefined ? column.name : [before, column.name].flat(), column);
  }

  #ruleOf(field: MappedField, column: FileColumn): unknown {
    const worded = wordedFields.find((each) => each === field);
    return worded ? valuesRule(worded, column, {}) : column.name;
  }

  /** What no name tells, the cells may. */
  byCells(): void {
    for (const [field, is] of looks) {
      const column = this.columns[field] ? undefined : this.#free.find((each) => share(each, is) >= MOST);
      if (column && !/\bfax\b/.test(column.folded)) this.#take(field, column.name, column);
    }
  }

  /** An address that stands in one cell. */
  address(): void {
    if (this.columns.city) return;
    const whole = this.all.find(
      (column) =>
        share(column, (cell) => splitAddress(cell).city !== '' && splitAddress(cell).state !== '') >= 0.5,
    );
    if (!whole) return;
    for (const part of addressParts) {
      if (part === 'street' || !this.columns[part])
        this.#take(part, { column: whole.name, address: part }, whole);
    }
  }

  /** Columns that hold nothing but yes and no, each for a value of ours. */
  ticks(): void {
    const found: Partial<Record<WordedField, Record<string, string | string[]>>> = {};
    for (const column of this.#free) {
      const field = isTicks(column) && wordedFields.find((each) => guessValues(each, column.folded));
      if (!field) continue;
      const values = guessValues(field, column.folded)!;
      found[field] = { ...found[field], [column.name]: values.length === 1 ? values[0]! : [...values] };
      this.used.add(column.name);
    }
    for (const [field, yes] of Object.entries(found) as [WordedField, Record<string, string | string[]>][]) {
      const before = this.columns[field];
      this.columns[field] = before === undefined ? { yes } : [before, { yes }];
    }
  }

  /** A list of one state may say it nowhere: then its ZIP codes do. */
  state(): void {
    const { state, zip } = this.columns;
    const column = this.all.find(({ name }) => name === zip);
    if (state || !column) return;
    const [code] = distinct(column.cells.flatMap((cell) => zipPlace(cell)?.state ?? []));
    if (code && share(column, (cell) => zipPlace(cell)?.state === code) >= MOST)
      this.columns.state = { value: code };
  }

  /** The kind of a license often says what is treated, too. */
  careOfLevels(): void {
    const { levels, care } = this.columns;
    const name = typeof levels === 'object' && levels !== null && 'column' in levels ? levels.column : levels;
    const column = care ? undefined : this.all.find((each) => each.name === name);
    const values = column && tokensOf(column).values.filter((token) => guessValues('care', fold(token)));
    if (!column || !values || values.length === 0) return;
    this.columns.care = valuesRule('care', column, { others: 'ignore' });
  }

  limits(): Pick<Suggestion['mapping'], 'key' | 'only' | 'expires'> {
    const free = this.#free;
    const key = free.find(
      ({ folded, cells, rows }) =>
        KEY.test(folded) && cells.length >= 0.9 * rows && new Set(cells).size === cells.length,
    );
    const expires = free.find(
      (column) => EXPIRES.test(column.folded) && share(column, (cell) => readDay(cell) !== undefined) >= MOST,
    );
    const status = free.find(({ folded, cells }) => STATUS.test(folded) && distinct(cells).length <= 12);
    const inForce = status ? distinct(status.cells).filter((cell) => IN_FORCE.test(cell)) : [];
    for (const column of [key, expires, inForce.length > 0 ? status : undefined])
      if (column) this.used.add(column.name);
    return {
      ...(key && { key: key.name }),
      ...(expires && { expires: expires.name }),
      ...(status && inForce.length > 0 && { only: { [status.name]: inForce } }),
    };
  }
}

const NO = new Set(['0', '0.0', 'n', 'no', 'false', 'f']);

/** True where a column holds nothing but yes and no, or is empty. */
function isTicks({ cells }: FileColumn): boolean {
  return cells.length > 0 && cells.every((cell) => saysYes(cell) || NO.has(cell.toLowerCase()));
}

/** The values of a list's cells, and what stands between them, where that is neither a comma nor a semicolon. */
function tokensOf({ cells }: FileColumn): { values: string[]; between?: string } {
  const between = ['|', ' / '].find((sign) => cells.some((cell) => cell.includes(sign)));
  const tokens = cells.flatMap((cell) => cell.split(between ?? /[,;\n]/)).map((token) => token.trim());
  return { values: distinct(tokens.filter((token) => token !== '')), ...(between && { between }) };
}

/** What each value of a column becomes; `null` where that is for a person to say. */
function valuesRule(field: WordedField, column: FileColumn, { others }: { others?: 'ignore' }): unknown {
  const { values, between } = tokensOf(column);
  const { list } = fields[field];
  const ours = new Set([...list.values, ...Object.values(list.labels)].map((each) => fold(each)));
  const strange = values.filter((value) => !ours.has(fold(value))).slice(0, MANY_VALUES);
  const known = strange.filter((value) => others !== 'ignore' || guessValues(field, fold(value)));
  if (known.length === 0 && !between && !others) return column.name;
  const table = known.map((value) => {
    const guessed = guessValues(field, fold(value)) ?? [];
    return [value, guessed.length === 1 ? guessed[0] : guessed.length > 1 ? [...guessed] : null];
  });
  return {
    column: column.name,
    ...(between && { between }),
    ...(others && { others }),
    ...(table.length > 0 && { values: Object.fromEntries(table) }),
  };
}

/** "tx_licensed-facilities_2024.csv.gz" → "tx licensed facilities". */
function nameSource(file: string): string {
  const words = file
    .replace(/(\.(csv|tsv|txt|xlsx|gz))+$/i, '')
    .replace(/(?<!\d)(19|20)\d\d(?!\d)/g, ' ')
    .replace(/[_\-.\s]+/g, ' ')
    .trim();
  return words.slice(0, 100) || 'A list of centers';
}
