import { createHash } from 'node:crypto';
import { formatNumber } from '#core/i18n/format.ts';
import { AppError } from '../app-error.ts';
import type { CenterRow, FieldRow } from '../database/center-rows.ts';

/** What an import writes, in one line: the same for a preview and for the import that does what it showed. */
export class Fingerprint {
  readonly #hash = createHash('sha256');
  #new = 0;
  #changed = 0;

  /** No text holds U+0000, and none is empty: so an empty cell is what is not known. */
  addNew(row: FieldRow): void {
    this.#new += 1;
    this.#hash.update(`${Object.values(row).join('\0')}\0`);
  }

  /** What only the source's record says, nobody sees. */
  addChanged(id: number, { imported: _, ...values }: Partial<CenterRow>): void {
    if (Object.keys(values).length === 0) return;
    this.#changed += 1;
    this.#hash.update(JSON.stringify([id, values]));
  }

  toString(): string {
    return [this.#new, this.#changed, this.#hash.copy().digest('hex').slice(0, 32)].join('-');
  }

  /** Throws 409 `preview_outdated`, which says what is other than in the preview of that fingerprint. */
  refuseOther(previewed: string): void {
    if (previewed === this.toString()) return;
    const [fresh = 0, changed = 0] = previewed.split('-').map(Number);
    const counts = (added: number, other: number) =>
      `${formatNumber(added)} new and ${formatNumber(other)} changed`;
    const differ = fresh !== this.#new || changed !== this.#changed;
    const what = differ
      ? `it would be ${counts(this.#new, this.#changed)} centers now, and was ${counts(fresh, changed)}`
      : 'other values would be written now';
    throw new AppError(
      409,
      'preview_outdated',
      `The directory has changed since the preview: ${what}. Nothing was imported. Look at the preview again.`,
    );
  }
}

/** What `Fingerprint` makes. */
export const FINGERPRINT = /^\d{1,7}-\d{1,7}-[0-9a-f]{32}$/;
