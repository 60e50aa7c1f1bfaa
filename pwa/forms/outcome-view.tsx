import type { ReactNode } from 'react';
import { formAnchors } from '#core/messages/form-messages.ts';
import { useFocusOnMount } from './use-focus-on-mount.ts';

/** Takes the place of a form that was sent: what has become of it, and the ways on. */
export function OutcomeView({ title, children }: { title: string; children: ReactNode }) {
  const heading = useFocusOnMount<HTMLHeadingElement>();
  return (
    <div className="wrap pt-8 sm:pt-12">
      <div className="card mx-auto max-w-2xl space-y-5 p-5 sm:p-10">
        {/* What is above it, the crisis numbers, stays in sight. */}
        <h1 ref={heading} id={formAnchors.outcome} tabIndex={-1} className="scroll-mt-[60vh] outline-none">
          {title}
        </h1>
        {children}
      </div>
    </div>
  );
}
