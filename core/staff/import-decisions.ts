import { z } from 'zod';
import { type DecisionKind, decisionKinds } from './decision-kinds.ts';

export const Decision = z.enum(['accept', 'refuse']);
export type Decision = z.infer<typeof Decision>;

/** No file has more rows, and none is in more than three lists. */
const MOST_DECISIONS = 300_000;

/**
 * What staff decided of a preview. What is refused stays in the directory as it is; a pair that is refused is two
 * centers. Of what is not named here an import does what it does without decisions.
 */
export const ImportDecisions = z.object({
  /** Of all of a kind, but for the rows below. */
  kinds: z.partialRecord(z.enum(decisionKinds), Decision).default({}),
  /** By `rowKey`. */
  rows: z
    .record(z.string().max(40), Decision)
    .refine((rows) => Object.keys(rows).length <= MOST_DECISIONS, 'are too many')
    .default({}),
});
export type ImportDecisions = z.infer<typeof ImportDecisions>;

/** Names a row of a preview: by the id of its center, and a new center by its `key` in the details. */
export function rowKey(kind: DecisionKind, key: string): string {
  return `${kind} ${key}`;
}

/** What was decided of a row; undefined where nothing was. */
export function decisionOf(
  { kinds, rows }: ImportDecisions,
  kind: DecisionKind,
  key: string,
): Decision | undefined {
  return rows[rowKey(kind, key)] ?? kinds[kind];
}

export const noDecisions: ImportDecisions = { kinds: {}, rows: {} };
