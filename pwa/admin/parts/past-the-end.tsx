import { useEffect } from 'react';

/** A page that others have emptied, or that never was: goes to the last that has something. */
export function PastTheEnd({ last, onPage }: { last: number; onPage: (page: number) => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each end
  useEffect(() => onPage(last), [last]);
  return null;
}
