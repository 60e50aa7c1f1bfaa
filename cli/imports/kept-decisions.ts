import { renameSync, rmSync, writeFileSync } from 'node:fs';
import type { ImportDecisions } from '#core/staff/import-decisions.ts';
import { stampOf } from '#server/database/kept-files.ts';

/**
 * What is decided in a review, in a file of the folder in which it runs, until it is imported: whatever ends the review, a
 * terminal that is closed too, nobody walks a thousand rows twice.
 */
export class KeptDecisions {
  #file: string | undefined;
  #error: unknown;

  /** Writes all that is decided so far. Where that fails, `tell` says so. */
  write(decisions: ImportDecisions): void {
    try {
      this.#file ??= create();
      // So that it is never half there.
      const next = `${this.#file}.new`;
      writeFileSync(next, JSON.stringify(decisions));
      renameSync(next, this.#file);
      this.#error = undefined;
    } catch (error) {
      this.#error = error;
    }
  }

  /** Says on stderr where they are, if any are. */
  tell(): void {
    if (this.#error) {
      console.error(`What you decided could not be kept: ${(this.#error as Error).message}`);
    } else if (this.#file) {
      console.error(
        `What you decided is kept until it is imported. To go on from there: --review --decisions ${this.#file}`,
      );
    }
  }

  remove(): void {
    if (this.#file) rmSync(this.#file, { force: true });
  }
}

/** Returns the file, which is no other's. */
function create(): string {
  const file = `import-decisions-${stampOf(new Date())}.json`;
  writeFileSync(file, '', { flag: 'wx' });
  return file;
}
