/**
 * A search that goes from one document to the next in the fragment of the address, which browsers keep to themselves:
 * with a copy on the device the server has no business with it, and where no service worker runs it would read it.
 */
export function carrySearch(search: string): string {
  return `#${search}`;
}

/** Whether a search was carried here. */
export function isCarried(): boolean {
  return window.location.hash.startsWith(carrySearch('?'));
}

/** Puts what was carried here back where a search stands; says whether something was. */
export function takeCarriedSearch(): boolean {
  if (!isCarried()) return false;
  const { hash, pathname } = window.location;
  window.history.replaceState(window.history.state, '', pathname + hash.slice(1));
  return true;
}
