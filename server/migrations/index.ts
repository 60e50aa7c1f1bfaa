import type { Migration } from 'kysely';
import * as centers from './0001-centers.ts';

/** In order; only ever added to. */
export const migrations: Record<string, Migration> = {
  '0001-centers': centers,
};
