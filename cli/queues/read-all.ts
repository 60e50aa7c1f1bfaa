/** All pages, one after the other; nothing is skipped where others work meanwhile. */
export async function readAll<Item>(
  read: (after: { after?: string }) => Promise<{ items: Item[]; next: string | null }>,
): Promise<Item[]> {
  const all: Item[] = [];
  for (let after: string | null | undefined; after !== null; ) {
    const { items, next } = await read(after === undefined ? {} : { after });
    all.push(...items);
    after = next;
  }
  return all;
}
