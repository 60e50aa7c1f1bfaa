import { z } from 'zod';
import { type FieldName, fieldNames } from '../center/fields.ts';

/** What a source says of a field that staff corrected or verified: theirs stands, until they accept the source's. */
export const Proposal = z.object({
  id: z.int(),
  field: z.enum(fieldNames as [FieldName, ...FieldName[]]),
  /** Both in words; '' where there is nothing. */
  ours: z.string(),
  theirs: z.string(),
  source: z.string(),
  /** Of the source's directory; null where it has none. */
  year: z.int().nullable(),
  /** When it was imported. */
  proposedAt: z.string(),
});
export type Proposal = z.infer<typeof Proposal>;

/** What becomes of one. */
export const proposalActions = ['accept', 'dismiss'] as const;
export type ProposalAction = (typeof proposalActions)[number];
