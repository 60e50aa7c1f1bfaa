import { type Field, isList } from '#core/center/field-kinds.ts';
import { type FieldName, fields } from '#core/center/fields.ts';

type Row = readonly FieldName[];

/** What stands side by side in the form, by section; where a center is on the map has a place of its own. */
const layout = {
  center: [['name'], ['phone', 'emailPublic'], ['website']],
  address: [['street'], ['city', 'state', 'zip']],
  place: [['lat', 'lng'], ['approximateLocation']],
  care: [['levels'], ['populations'], ['modalities'], ['insurance'], ['accreditations']],
  program: [['programHighlights'], ['bedCount', 'staffToClientRatio', 'religiousOrientation'], ['languages']],
} satisfies Record<string, readonly Row[]>;
export type Section = keyof typeof layout;

const placed: ReadonlySet<FieldName> = new Set(Object.values<Row[]>(layout).flat(2));
const MOST_IN_ROW = 3;

/** The rows of a section. A field of a table that stands in none of them follows them, short ones side by side. */
export function rowsOf(section: Section, table: typeof fields = fields): Row[] {
  const names = Object.keys(table) as FieldName[];
  const others = names.filter((name) => !placed.has(name) && sectionOf(table[name]) === section);
  const long = others.filter((name) => isWide(table[name]));
  const short = others.filter((name) => !isWide(table[name]));
  const together = Array.from({ length: Math.ceil(short.length / MOST_IN_ROW) }, (_, row) =>
    short.slice(row * MOST_IN_ROW, (row + 1) * MOST_IN_ROW),
  );
  return [...layout[section], ...together, ...long.map((name) => [name])];
}

function sectionOf({ section = 'program' }: Field): Section {
  return section;
}

function isWide(field: Field): boolean {
  return isList(field) || (field.kind === 'text' && field.format === 'long');
}
