import { SAMHSA_SOURCE, samhsaParts } from '#core/samhsa.ts';
import type { SamhsaPart } from '#core/samhsa-codes.ts';
import type { ImportFormat } from './header.ts';

/** What a source calls its parts: SAMHSA's two directories, and our CSV. */
export type Part = SamhsaPart | 'CSV';
export const allParts = [...samhsaParts, 'CSV'] as const satisfies Part[];

/** Where centers come from. */
export interface Source {
  /** As `centers.source` has it. */
  name: string;
  parts: readonly Part[];
  /** True where a center that the source no longer lists may be gone. */
  complete: boolean;
}

export const sources: Record<ImportFormat, Source> = {
  samhsa: { name: SAMHSA_SOURCE, parts: samhsaParts, complete: true },
  csv: { name: 'Staff import', parts: ['CSV'], complete: false },
};
