import { fold } from '#core/fold-text.ts';
import { shippedMappings } from '../../../data/mappings.ts';
import type { Table } from '../files/table.ts';
import { columnsOf, findHeaderRow } from './columns-of.ts';
import { mappedFormat } from './mapped-format.ts';
import { readMapping } from './read-mapping.ts';
import { suggestMapping } from './suggest-mapping.ts';
import { writeSuggestion } from './write-suggestion.ts';

/** A mapping that ships is for a file that has so many of the columns that it names. */
const FITS = 0.6;

/** A first mapping for a file, as YAML: one that ships where it fits, else what its header and its cells suggest. */
export function draftMapping(table: Table): string {
  const headerRow = findHeaderRow(table);
  const found = new Set(columnsOf(table, headerRow).map(({ folded }) => folded));
  for (const [name, text] of headerRow === 1 ? shippedMappings() : []) {
    const { required, optional } = mappedFormat(readMapping({ name, text })).columns;
    const has = (column: string) => found.has(fold(column));
    const named = [...required, ...optional];
    if (required.every(has) && named.filter(has).length >= FITS * named.length) return text;
  }
  return writeSuggestion(table.name, suggestMapping(table));
}
