import { createHash } from 'node:crypto';

/** Names a center that is not there yet by its key, which tells where it is: what is decided of it is kept. */
export function nameNew(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 16);
}
