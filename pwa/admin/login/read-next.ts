const HOME = '/admin0323';
/** Resolves addresses; its name can be in none. */
const HERE = 'http://here.invalid';

/** Where to go after sign-in: a page of the admin area, or its first one for whatever else an address may ask for. */
export function readNext(next: string | null): string {
  if (next === null) return HOME;
  const { origin, pathname, search, hash } = resolve(next);
  const inside = origin === HERE && (pathname === HOME || pathname.startsWith(`${HOME}/`));
  return inside && pathname !== `${HOME}/login` ? pathname + search + hash : HOME;
}

/** What is no address resolves to the start of nowhere. `URL.canParse` is younger than the oldest browsers that we serve. */
function resolve(next: string): URL {
  try {
    return new URL(next, HERE);
  } catch {
    return new URL(HERE);
  }
}
