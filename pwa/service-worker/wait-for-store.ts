import { DOCUMENT_MS, inTime, isLate } from '../site/patience.ts';

/** What was waited for in vain, until that comes after all. */
let silent: Promise<unknown> | undefined;

/** True while a store of the browser does not answer: nobody waits for it a second time. */
export function isStoreSilent(): boolean {
  return silent !== undefined;
}

/** What is read from the device; throws a LateError where that does not come soon. */
export async function waitForStore<T>(reading: Promise<T>): Promise<T> {
  try {
    return await inTime(reading, DOCUMENT_MS);
  } catch (error) {
    if (isLate(error)) {
      const heard = () => {
        silent = undefined;
      };
      silent = reading.then(heard, heard);
    }
    throw error;
  }
}
