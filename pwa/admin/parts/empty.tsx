import type { ReactNode } from 'react';

/** What stands where a list is empty. */
export function Empty({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  return (
    <div className="card space-y-2 border-dashed p-8 text-center">
      <p className="text-lg font-semibold">{title}</p>
      {text && <p className="text-muted">{text}</p>}
      {children}
    </div>
  );
}
