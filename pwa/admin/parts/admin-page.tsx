import type { ReactNode } from 'react';
import { PageTitle } from '../../layout/page-title.tsx';

/** A page of the admin area: its heading, what can be done with all of it, and its content. */
export function AdminPage({
  title,
  intro,
  actions,
  children,
}: {
  title: string;
  intro?: string;
  actions?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="wrap space-y-6 pt-6">
      <PageTitle>{title}</PageTitle>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="space-y-1">
          <h1 className="text-3xl">{title}</h1>
          {intro && <p className="prose-width text-muted">{intro}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
      </div>
      {children}
    </div>
  );
}
