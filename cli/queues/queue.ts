import type { Claim } from '#core/staff/claim.ts';
import type { Holding } from './holding.ts';

/** What can be done with each of what waits, beside walking on. */
export interface Queue<Item extends { id: string; claim: Claim | null }> {
  /** What it is a queue of, such as "open submissions". */
  name: string;
  /** Those that wait when the walk begins, the oldest first; what a colleague is on comes last. */
  ids: readonly string[];
  /** Tells colleagues what is shown. */
  holding: Holding;
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
export type ItemStatus = 'approved' | 'rejected' | 'handled' | 'under review' | 'skipped';

/** How an act ended. */
export interface Outcome {
  status?: ItemStatus;
  /** Over the next card. */
  said?: string;
  /** True where it was not done, such as for a field that is wrong. */
  failed?: boolean;
}

/** True for what ends the work on one. */
export function isDecision(status: ItemStatus | undefined): boolean {
  return status === 'approved' || status === 'rejected' || status === 'handled';
}
