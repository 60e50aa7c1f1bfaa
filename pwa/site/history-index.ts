/** Where the open page stands in this visit, as React Router counts its pages; undefined for an entry that is none of its. */
export function historyIndex(): number | undefined {
  const { idx } = Object(window.history.state) as { idx?: unknown };
  return typeof idx === 'number' ? idx : undefined;
}
