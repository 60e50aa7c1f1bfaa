import type { LeftOut, RowRef, Warning, WrongRow } from '#core/staff/import-report.ts';
import { type ImportWarning, importWarningKinds, importWarnings } from '#core/staff/import-warnings.ts';

/** Collects what is worth telling about the rows. */
export class Findings {
  readonly errors: WrongRow[] = [];
  readonly #warnings = new Map<ImportWarning, RowRef[]>();
  readonly #leftOut = new Map<string, { keys: Set<string>; rows: RowRef[] }>();

  warn(kind: ImportWarning, ref: RowRef): void {
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
    return importWarningKinds.flatMap((kind) => {
      const rows = this.#warnings.get(kind);
      return rows ? [{ kind, message: importWarnings[kind].rows, count: rows.length, rows }] : [];
    });
  }

  get leftOut(): LeftOut[] {
    return [...this.#leftOut]
      .map(([reason, { keys, rows }]) => ({ reason, facilities: keys.size, rows }))
      .sort((a, b) => b.facilities - a.facilities);
  }
}
