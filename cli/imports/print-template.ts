import { columns, templateCsv } from '#core/center/csv-columns.ts';
import type { Terminal } from '../terminal/terminal.ts';

/** Prints a CSV file with every column and one made-up center; as JSON the names of the columns. */
export async function printTemplate(terminal: Terminal): Promise<void> {
  terminal.print({ columns: columns.map(({ header, required }) => ({ header, required })) }, () =>
    templateCsv().trimEnd(),
  );
}
