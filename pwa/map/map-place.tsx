import type { ReactNode } from 'react';

/** Holds the place of the map of results, with what is to be said instead of it. */
export function MapPlace({ children }: { children: ReactNode }) {
  return (
    <p className="card grid aspect-[946/597] place-content-center p-4 text-center text-muted">{children}</p>
  );
}
