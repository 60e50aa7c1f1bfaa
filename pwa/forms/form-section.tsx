import { type ReactNode, useId } from 'react';

/** A part of a long form under its heading. */
export function FormSection({
  title,
  text,
  children,
}: {
  title: string;
  text?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="space-y-6 border-t border-line pt-6 first:border-t-0 first:pt-0">
      <div className="space-y-1">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {text && <p className="text-muted">{text}</p>}
      </div>
      {children}
    </section>
  );
}
