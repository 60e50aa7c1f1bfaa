import type { ReactNode } from 'react';

/** One of many on a page: found by its heading. As many landmarks would tell nobody where anything is. */
export function FactCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="card space-y-3 p-5">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  );
}
