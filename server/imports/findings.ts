/** A place in a file, as a spreadsheet shows it: the header is row 1. */
export interface RowRef {
  file: string;
  row: number;
  column?: string;
  /** What stands there, where it helps to see it. */
  value?: string;
  /** What is wrong with the value, where the kind of warning leaves it open. */
  problem?: string;
}

/** Something in a row that keeps it from being imported. */
export interface RowError extends RowRef {
  message: string;
}

/** What was odd, but did not stop the import. */
export const warningKinds = {
  value_left_out: 'Values that could not be used; the rest of the row was imported',
  website_left_out: 'Websites that are no address; left out',
  zip_repaired: 'ZIP codes without their leading zero; repaired',
  zip_left_out: 'ZIP codes that are not five digits; left out',
  zip_unknown: 'ZIP codes that we have no place for; the center is not on the map',
  name_may_be_cut: 'Names of 38 characters, which may be cut off',
  no_phone: 'Centers without a phone',
  no_services: 'Rows without a service code that we know',
  code_unknown: 'Service codes that we do not know; left out',
  column_ignored: 'Columns that we have no use for',
  encoding_guessed: 'Text that is not UTF-8; read as Windows-1252',
  no_year: 'The year of the directory is not in the file name; none is shown',
  older_directory: 'A directory older than the one that was imported last',
  correction_replaced: 'Our corrections that gave way to a newer value of the source',
  unpublished: 'Centers that we do not show, though the source lists them',
  merged: 'Centers that were merged into another: their new values were not applied there',
} as const;
export type WarningKind = keyof typeof warningKinds;

export interface Warning {
  kind: WarningKind;
  message: string;
  count: number;
  rows: RowRef[];
}

export interface LeftOut {
  reason: string;
  /** Rows of one facility count once. */
  facilities: number;
  rows: RowRef[];
}

/** Collects what is worth telling about the rows. */
export class Findings {
  readonly errors: RowError[] = [];
  readonly #warnings = new Map<WarningKind, RowRef[]>();
  readonly #leftOut = new Map<string, { keys: Set<string>; rows: RowRef[] }>();

  warn(kind: WarningKind, ref: RowRef): void {
    const rows = this.#warnings.get(kind);
    if (rows) rows.push(ref);
    else this.#warnings.set(kind, [ref]);
  }

  /** `key` tells facilities apart. */
  leaveOut(reason: string, ref: RowRef, key = `${ref.file} ${ref.row}`): void {
    const group = this.#leftOut.get(reason) ?? { keys: new Set(), rows: [] };
    this.#leftOut.set(reason, group);
    group.keys.add(key);
    group.rows.push(ref);
  }

  get warnings(): Warning[] {
    return (Object.keys(warningKinds) as WarningKind[]).flatMap((kind) => {
      const rows = this.#warnings.get(kind);
      return rows ? [{ kind, message: warningKinds[kind], count: rows.length, rows }] : [];
    });
  }

  get leftOut(): LeftOut[] {
    return [...this.#leftOut]
      .map(([reason, { keys, rows }]) => ({ reason, facilities: keys.size, rows }))
      .sort((a, b) => b.facilities - a.facilities);
  }
}
