/** What is known of how old a directory is. */
export interface Dated {
  /** Whose data it is, as "SAMHSA National Directory, 2022". */
  sources?: readonly string[] | undefined;
  /** The newest check of a listing by staff; null where there is none, or where it does not count. */
  newestVerifiedAt: string | null;
  /** When a listing was last added or changed here. */
  updatedAt?: string | null | undefined;
}

/** A day as an ISO timestamp, or no more than a year. */
export type DataAge = { kind: 'verified' | 'changed'; at: string } | { kind: 'source'; year: number };

/**
 * As of when the listings are true: the newest check of staff, or the year of the newest source. The day of an import
 * says nothing of that, so that the last change counts only where no source is named with its year.
 */
export function ageOfData({ sources = [], newestVerifiedAt, updatedAt }: Dated): DataAge | undefined {
  const years = sources.map((source) => Number(/, (\d{4})$/.exec(source)?.[1] ?? 0));
  const year = Math.max(0, ...years);
  if (newestVerifiedAt && Number(newestVerifiedAt.slice(0, 4)) >= year)
    return { kind: 'verified', at: newestVerifiedAt };
  if (year > 0) return { kind: 'source', year };
  return updatedAt ? { kind: 'changed', at: updatedAt } : undefined;
}
