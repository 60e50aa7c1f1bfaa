import { useEffect, useState } from 'react';
import { followOutboxStore } from './outbox-store.ts';

/** What is read of the outbox, now and after each change; undefined until then. `read` is the same function each time. */
export function useStored<T>(read: () => Promise<T>): T | undefined {
  const [value, setValue] = useState<T>();
  useEffect(() => followOutboxStore(read, setValue), [read]);
  return value;
}
