const HOME = '/admin0323';
/** Resolves addresses; its name can be in none. */
const HERE = 'http://here.invalid';

/** Where to go after sign-in: a page of the admin area, or its first one for whatever else an address may ask for. */
export function readNext(next: string | null): string {
  if (next === null || !URL.canParse(next, HERE)) return HOME;
  const { origin, pathname, search, hash } = new URL(next, HERE);
  const inside = origin === HERE && (pathname === HOME || pathname.startsWith(`${HOME}/`));
  return inside && pathname !== `${HOME}/login` ? pathname + search + hash : HOME;
}
