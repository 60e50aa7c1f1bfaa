/** Says, to those who hear a button alone, whom or what it is about: there are twenty of its kind in a list. */
export function About({ children }: { children: string }) {
  return <span className="sr-only"> {children}</span>;
}
