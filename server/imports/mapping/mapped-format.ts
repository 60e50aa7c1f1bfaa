import { CenterFields } from '#core/center/center.ts';
import { columns as csvColumns } from '#core/center/csv-columns.ts';
import { isList, unwrapList } from '#core/center/field-kinds.ts';
import { type FieldName, fields } from '#core/center/fields.ts';
import { readNumber } from '#core/center/read-number.ts';
import { repairZip } from '#core/center/zip-code.ts';
import { fold } from '#core/fold-text.ts';
import { parseJurisdiction } from '#core/lists/public-lists.ts';
import {
  type MappedCenterField,
  type MappedField,
  type Mapping,
  neededFields,
  type Rule,
} from '#core/staff/import-mapping.ts';
import type { RowRef } from '#core/staff/import-report.ts';
import { addressKey } from '../facility-key.ts';
import type { Findings } from '../findings.ts';
import type { Format, ReadCell, ReadRow } from '../formats/format.ts';
import { isWithheld } from '../formats/samhsa-rows.ts';
import type { SourceRecord } from '../source-record.ts';
import { columnsOfRule, readList, readTexts } from './read-rule.ts';
import { refuseRow } from './row-limits.ts';

/** What fills fewer cells below the last facility is a note. */
const NOTE_CELLS = 3;

/** The format that a mapping makes of a file: rows become centers of its source, which is its one part. */
export function mappedFormat(mapping: Mapping): Format {
  const { source, key = [], columns } = mapping;
  const rules = Object.values(columns).flatMap((rule) => rule ?? []);
  const required = [...new Set([...neededFields.flatMap((field) => columnsOfRule(columns[field]!)), ...key])];
  const all = [
    ...rules.flatMap(columnsOfRule),
    ...Object.keys(mapping.only ?? {}),
    ...(mapping.expires ? [mapping.expires] : []),
  ];
  return {
    name: 'mapped',
    label: source,
    source,
    parts: [source],
    complete: mapping.complete,
    yearly: true,
    coded: false,
    // A text may be put together of several.
    checked: false,
    headerRow: mapping.headerRow,
    ...(mapping.year !== undefined && { year: mapping.year }),
    columns: { required, optional: [...new Set(all)].filter((column) => !required.includes(column)) },
    open: ({ rows, cell, year }) => {
      const says = (row: readonly string[], field: 'name' | 'city') =>
        readTexts(columns[field]!, (column) => cell(row, column)).length > 0;
      const isFacility = (row: readonly string[]) =>
        row.filter((each) => each.trim() !== '').length >= NOTE_CELLS ||
        (says(row, 'name') && says(row, 'city'));
      const last = rows.findLastIndex((row, index) => index > 0 && isFacility(row));
      return {
        parts: new Set([source]),
        end: last === -1 ? rows.length : last + 1,
        readRow: (read, at, findings) => readRow(mapping, year, read, at, findings),
      };
    },
    key: (place) =>
      'rowKey' in place && typeof place.rowKey === 'string' ? place.rowKey : addressKey(place),
  };
}

/** A row without a name, city or state is an error; anything else that cannot be used is left out with a warning. */
function readRow(
  mapping: Mapping,
  year: number | null,
  cell: ReadCell,
  at: RowRef,
  findings: Findings,
): ReadRow | undefined {
  const refusal = refuseRow(mapping, cell, at, findings);
  if (refusal !== undefined) {
    findings.leaveOut(refusal, at);
    return undefined;
  }
  const read = new RowReader(mapping, cell, at, findings);
  const record = read.record(year);
  if (!record) return undefined;
  const named = (mapping.key ?? []).map((column) => fold(cell(column)));
  const rowKey = named.some((part) => part !== '') ? `#${named.join('|')}` : undefined;
  return {
    key: rowKey ?? addressKey(record),
    part: mapping.source,
    record: { ...record, ...(rowKey && { rowKey }) },
  };
}

const parsers = new Map(csvColumns.map(({ field, parse }) => [field as string, parse]));

/** Reads the fields of one row, and tells what of it cannot be used. */
class RowReader {
  constructor(
    readonly mapping: Mapping,
    readonly cell: ReadCell,
    readonly at: RowRef,
    readonly findings: Findings,
  ) {}

  /** Undefined where the row lacks what every center needs. */
  record(year: number | null): SourceRecord | undefined {
    const needed = neededFields.map((field) => this.#needed(field));
    const [name, city, state] = needed;
    if (needed.includes(undefined)) return undefined;
    const street = this.#text('street');
    const withheld = street !== undefined && isWithheld(street);
    const phones = this.#each('phone');
    const program = this.#text('program');
    const intakePhones = this.#each('intakePhone');
    return {
      name,
      city,
      state,
      ...(withheld ? { streetWithheld: true } : { ...asKey('street', street), ...this.#place() }),
      ...asKey('zip', this.#zip(state as string)),
      ...this.#others(),
      ...(phones.length > 0 && { phones }),
      ...(intakePhones.length > 0 && { intakePhones }),
      ...(program !== undefined && { programs: [{ name: program, phone: phones[0] ?? null }] }),
      ...(year !== null && { year }),
    } as SourceRecord;
  }

  #needed(field: (typeof neededFields)[number]): unknown {
    const text = this.#written(field);
    const ref = { ...this.at, column: this.#columns(field) };
    if (text === undefined) {
      this.findings.errors.push({ ...ref, message: `is empty: every center needs a ${field}` });
      return undefined;
    }
    const { value, problems } = parsers.get(field)!(text);
    for (const { value: wrong, message } of problems)
      this.findings.errors.push({ ...ref, value: wrong, message });
    return problems.length > 0 ? undefined : value;
  }

  /** What stands in one field of text. */
  #written(field: MappedField): string | undefined {
    const rule = this.mapping.columns[field];
    const text = rule ? readTexts(rule, this.cell).join(rule.with) : '';
    return text === '' ? undefined : text;
  }

  #text(field: 'street' | 'program'): string | undefined {
    const text = this.#written(field);
    return text === undefined
      ? undefined
      : (this.#parse(field === 'program' ? 'name' : field, text, field) as string);
  }

  /** Each piece is a number of its own. */
  #each(field: 'phone' | 'intakePhone'): string[] {
    const rule = this.mapping.columns[field];
    const texts = rule ? readTexts(rule, this.cell) : [];
    return [
      ...new Set(texts.flatMap((text) => (this.#parse('phone', text, field) as string | undefined) ?? [])),
    ];
  }

  #zip(state: string): string | undefined {
    const given = this.#written('zip');
    if (given === undefined) return undefined;
    const ref = { ...this.at, column: this.#columns('zip'), value: given };
    const zip = repairZip(given, parseJurisdiction(state) ?? '');
    if (zip === undefined) this.findings.warn('zip_left_out', ref);
    else if (zip !== given) this.findings.warn('zip_repaired', ref);
    return zip || undefined;
  }

  /** Both or none; 0° is what files say that do not know. */
  #place(): { lat: number; lng: number } | undefined {
    const [lat, lng] = (['lat', 'lng'] as const).map((field) => {
      const text = this.#written(field);
      const number = text === undefined ? 0 : readNumber(text);
      const read = CenterFields.shape[field].safeParse(number);
      if (read.success) return read.data;
      this.#leaveOut(field, text ?? '', 'is no number of degrees');
      return 0;
    });
    return lat && lng ? { lat, lng } : undefined;
  }

  /** The fields that stand in a record as they are. */
  #others(): Partial<Record<MappedCenterField, unknown>> {
    const found: Partial<Record<MappedCenterField, unknown>> = {};
    for (const [name, rule] of Object.entries(this.mapping.columns) as [
      MappedCenterField,
      Rule | undefined,
    ][]) {
      if (!rule || !(name in fields) || readElsewhere.has(name)) continue;
      const value = isList(fields[name]) ? this.#list(name, rule) : this.#parsed(name);
      if (value !== undefined) found[name] = value;
    }
    return found;
  }

  #parsed(name: MappedCenterField): unknown {
    const text = this.#written(name);
    return text === undefined ? undefined : this.#parse(name, text, name);
  }

  #list(name: MappedCenterField, rule: Rule): string[] | undefined {
    const values = readList(rule, this.cell).flatMap((text) => {
      const value = this.#parse(name, text, name);
      return Array.isArray(value) ? unwrapList(value) : [];
    });
    return values.length > 0 ? [...new Set(values)] : undefined;
  }

  #parse(like: FieldName, text: string, field: MappedField): unknown {
    const { value, problems, repaired } = parsers.get(like)!(text);
    if (repaired && like === 'phone')
      this.findings.warn('phone_repaired', { ...this.at, column: this.#columns(field), value: text });
    for (const problem of problems) this.#leaveOut(field, problem.value, problem.message);
    return value;
  }

  #leaveOut(field: MappedField, value: string, problem: string): void {
    this.findings.warn('value_left_out', { ...this.at, column: this.#columns(field), value, problem });
  }

  /** As the file calls what the field is made of. */
  #columns(field: MappedField): string {
    const rule = this.mapping.columns[field];
    const named = rule ? columnsOfRule(rule) : [];
    return named.length > 0 && named.length <= 3 ? named.join(' + ') : field;
  }
}

const readElsewhere = new Set<string>(['name', 'city', 'state', 'street', 'zip', 'lat', 'lng', 'phone']);

function asKey<V>(key: string, value: V | undefined): Record<string, V> {
  return value === undefined ? {} : { [key]: value };
}
