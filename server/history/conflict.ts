import { AppError } from '../app-error.ts';
import type { Actor } from './changes.ts';

/**
 * What is told to who saves something that was changed since they saw it: 409 `changed_meanwhile`, or `changed_by_you`
 * where that was themselves, in another tab or a terminal. `did` says what was done, such as "changed this guide".
 */
export function conflictWith(who: string | undefined, { name }: Actor, did: string): AppError {
  return who === name
    ? new AppError(
        409,
        'changed_by_you',
        `You ${did}, in another tab or a terminal. Look at what is new, then save again.`,
      )
    : new AppError(
        409,
        'changed_meanwhile',
        `${who ?? 'Somebody'} ${did}. Look at what is new, then save again.`,
      );
}
