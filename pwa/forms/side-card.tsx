import { type ReactNode, useId } from 'react';

/** A card beside a form; below it on a phone. */
export function SideCard({
  title,
  strong = false,
  children,
}: {
  title: string;
  /** Set off from the others. */
  strong?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`card space-y-3 p-5 ${strong ? 'border-l-8 border-l-lantern' : ''}`}
    >
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}
