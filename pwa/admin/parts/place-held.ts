/** An item that somebody else has dealt with, where it stood, and what the server says of it. */
export interface Held<Item> {
  item: Item;
  index: number;
  words: string;
}

/** A list with what is held in its old places; `words` for those. What is held is not in the list twice. */
export function placeHeld<Item extends { id: string }>(
  items: readonly Item[],
  held: readonly Held<Item>[],
): { item: Item; words?: string }[] {
  const shown: { item: Item; words?: string }[] = items
    .filter(({ id }) => !held.some(({ item }) => item.id === id))
    .map((item) => ({ item }));
  for (const { item, index, words } of [...held].sort((a, b) => a.index - b.index)) {
    shown.splice(index, 0, { item, words });
  }
  return shown;
}
