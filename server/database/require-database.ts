import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { AppError } from '../app-error.ts';

/** Throws 404 `no_database` where the file is not there: who only wants to read must not make one. */
export function requireDatabase(file: string): void {
  if (!existsSync(file)) throw new AppError(404, 'no_database', `There is no database ${resolve(file)}.`);
}
