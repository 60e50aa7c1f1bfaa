/** A subject's row, or the part of it that the history keeps. */
export type Row = Record<string, unknown>;

/**
 * What a change made of its subject: of each column the oldest of what later changes found there, and where none of
 * them touched it, what is there now. Null where the change removed it.
 *
 * `later` holds the `before` of each later change of the same subject, oldest first.
 */
export function stateAfter(later: readonly (Row | null)[], current: Row | null): Row | null {
  let known: Row = {};
  for (const [index, before] of later.entries()) {
    // It was removed, and somebody made it anew: what came then tells nothing of what was before.
    if (before === null) return index === 0 ? null : known;
    known = { ...before, ...known };
  }
  if (current === null) return later.length === 0 ? null : known;
  return { ...current, ...known };
}

export function readBefore({ before }: { before: string | null }): Row | null {
  return before === null ? null : (JSON.parse(before) as Row);
}
