import type { CenterPage } from '#core/search/center-query.ts';

/** By which a center that the server at `origin` has is asked for. */
export async function slugOfSomeCenter(origin: string): Promise<string> {
  const { centers } = (await (await fetch(`${origin}/api/centers`)).json()) as CenterPage;
  return centers[0]!.slug;
}
