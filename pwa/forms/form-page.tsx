import type { ReactNode } from 'react';

/** A page with a form: what it is for, the form, and beside both the cards. On a phone the cards come last. */
export function FormPage({
  title,
  intro,
  lead,
  side,
  children,
}: {
  title: string;
  intro: string;
  /** What must be seen before the form. */
  lead?: ReactNode;
  side: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="wrap grid items-start gap-x-10 gap-y-8 pt-8 lg:grid-cols-[minmax(0,42rem)_minmax(18rem,1fr)] lg:pt-12">
      <div className="min-w-0 space-y-8">
        <div className="space-y-4">
          <h1>{title}</h1>
          <p className="prose-width text-lg text-muted">{intro}</p>
          {lead}
        </div>
        {children}
      </div>
      <div className="min-w-0 space-y-4">{side}</div>
    </div>
  );
}
