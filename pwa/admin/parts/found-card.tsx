import { type ReactNode, useEffect, useRef } from 'react';

/**
 * Something that has to be looked at before a form can be saved. It stands below a long form, and somebody may have
 * saved from anywhere in it: so it gets the keyboard, and comes into view.
 */
export function FoundCard({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    card.current?.focus({ preventScroll: true });
    card.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <section
      ref={card}
      tabIndex={-1}
      role="alert"
      className="mt-6 space-y-3 rounded-lg border-2 border-lantern bg-lantern-soft p-4"
    >
      <h2 className="text-lg text-on-lantern-soft">{title}</h2>
      <p className="text-on-lantern-soft">{text}</p>
      {children}
    </section>
  );
}
