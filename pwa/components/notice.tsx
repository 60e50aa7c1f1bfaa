import type { ReactNode } from 'react';

/** A block that stands in for content: nothing found, not found, failed to load. */
export function Notice({
  title,
  text,
  headingLevel: Heading = 'h2',
  role,
  children,
}: {
  title: string;
  text?: string;
  headingLevel?: 'h1' | 'h2';
  role?: 'alert' | 'status';
  /** Ways on: links and buttons. */
  children?: ReactNode;
}) {
  return (
    <div role={role} className="card mx-auto my-4 max-w-xl space-y-3 p-4 text-center sm:my-10 sm:p-10">
      <Heading className="text-xl sm:text-2xl">{title}</Heading>
      {text && <p className="text-muted">{text}</p>}
      {children && <div className="flex flex-wrap justify-center gap-3 pt-2">{children}</div>}
    </div>
  );
}

/** For what could not be loaded: says so, and reloads the page on "Try Again" (spec, section 8). */
export function LoadFailure({
  title,
  text,
  tryAgain,
  headingLevel,
}: {
  title: string;
  text: string;
  tryAgain: string;
  headingLevel?: 'h1';
}) {
  return (
    <Notice role="alert" title={title} text={text} headingLevel={headingLevel}>
      <button type="button" className="button button-primary" onClick={() => window.location.reload()}>
        {tryAgain}
      </button>
    </Notice>
  );
}
