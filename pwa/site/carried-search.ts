/**
 * A search that goes from one document to the next in the fragment of the address, which browsers keep to themselves:
 * with a copy on the device the server has no business with it, and where no service worker runs it would read it.
 */
export function carrySearch(search: string): string {
  return `#${search}`;
}

/** Puts what was carried here back where a search stands; says whether something was. */
export function takeCarriedSearch(): boolean {
  const { hash, pathname } = window.location;
  if (!hash.startsWith(carrySearch('?'))) return false;
  window.history.replaceState(window.history.state, '', pathname + hash.slice(1));
  return true;
}
