/** What can be done with each of what waits, beside walking on. */
export interface Queue<Item> {
  /** What it is a queue of, such as "open submissions". */
  name: string;
  /** Those that wait when the walk begins, the oldest first. */
  ids: readonly string[];
  /** As it is now. */
  load(id: string): Promise<Item>;
  /** What it is called, fit to be shown. */
  title(item: Item): string;
  isOpen(item: Item): boolean;
  /** A card of lines of at most `width` columns. */
  draw(item: Item, width: number): string;
  /** What can be done with it now: each key, and what it does in words. */
  keys(item: Item): Record<string, string>;
  act(key: string, item: Item): Promise<Outcome>;
  /** Takes the last decision back; returns what to say of it. */
  undo(item: Item): Promise<string>;
  /** Asks where something was typed that leaving would lose. */
  mayLeave?(): Promise<boolean>;
  /** The command that takes a decision back later. */
  undoCommand: string;
}

/** What became of one: "approved", or "under review" for what is begun and not decided. */
export type Deed = 'approved' | 'rejected' | 'handled' | 'under review' | 'skipped';

/** How an act ended. */
export interface Outcome {
  deed?: Deed;
  /** Over the next card. */
  said?: string;
  /** True where it was not done, such as for a field that is wrong. */
  failed?: boolean;
}

/** True for what ends the work on one. */
export function isDecision(deed: Deed | undefined): boolean {
  return deed === 'approved' || deed === 'rejected' || deed === 'handled';
}
