import type { ReactNode } from 'react';

/** What may be larger than its place, and is scrolled in it: with the keyboard, too. */
export function ScrollRegion({
  label,
  className,
  children,
}: {
  label: string;
  className: string;
  children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without the focus no key could scroll it
    <section aria-label={label} tabIndex={0} className={className}>
      {children}
    </section>
  );
}
