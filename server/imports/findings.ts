import type { DecisionKind } from '#core/staff/decision-kinds.ts';
import type {
  LeftOut,
  RefusedRow,
  RowRef,
  Warning,
  WithheldCenter,
  WrongRow,
} from '#core/staff/import-report.ts';
import { type ImportWarning, importWarningKinds, importWarnings } from '#core/staff/import-warnings.ts';
import { type CenterRow, toCenterId } from '../database/center-rows.ts';

/** Collects what is worth telling about the rows. */
export class Findings {
  readonly errors: WrongRow[] = [];
  readonly withheld: WithheldCenter[] = [];
  readonly refused: RefusedRow[] = [];
  /** Pairs that count as the same center since nobody has decided. */
  openPairs = 0;
  readonly #warnings = new Map<ImportWarning, RowRef[]>();
  readonly #leftOut = new Map<string, { keys: Set<string>; rows: RowRef[] }>();

  warn(kind: ImportWarning, ref: RowRef): void {
    const rows = this.#warnings.get(kind);
    if (rows) rows.push(ref);
    else this.#warnings.set(kind, [ref]);
  }

  /** `by` is the row that withholds the center's address from now on. */
  withhold(
    { file, row }: RowRef,
    { id, name, city, state }: Pick<CenterRow, 'id' | 'name' | 'city' | 'state'>,
  ): void {
    this.withheld.push({ file, row, id: toCenterId(id), name, city, state });
  }

  /** What staff have refused stays as it is. */
  refuse(kind: DecisionKind, center: Omit<RefusedRow, 'kind'>): void {
    this.refused.push({ kind, ...center });
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
