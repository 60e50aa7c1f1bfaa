import { z } from 'zod';
import { Guide } from './guide.ts';

/** What becomes of a guide that ships with a version, where a running instance takes those over. */
const starterOutcomes = [
  /** It was never there. */
  'added',
  /** Staff have never touched it, and it ships with another text by now. */
  'updated',
  /** It is as it ships. */
  'unchanged',
  /** Staff have changed it, or the one that it would be a version of: it stays as it is. */
  'changed by staff',
  /** Staff have deleted it or given it another address: it does not come back. */
  'removed by staff',
] as const;

/** Each guide that ships, and what becomes of it. */
export const StarterUpdates = z.object({
  guides: z.array(
    Guide.pick({ slug: true, language: true, title: true }).extend({ outcome: z.enum(starterOutcomes) }),
  ),
  /** What an undo names; null where nothing was, or is yet, done. */
  changeId: z.int().nullable(),
});
export type StarterUpdates = z.infer<typeof StarterUpdates>;

/** Those that are written: the others stay as they are. */
export function isWritten({ outcome }: Pick<StarterUpdates['guides'][number], 'outcome'>): boolean {
  return outcome === 'added' || outcome === 'updated';
}
