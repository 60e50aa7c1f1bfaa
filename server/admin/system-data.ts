import { SAMPLE_SOURCE } from '#core/center.ts';
import type { SystemStatus } from '#core/dashboard.ts';
import type { Directory } from '#core/directory.ts';
import { freshnessOf } from '#core/freshness.ts';

type DirectoryAge = Omit<SystemStatus['data'], 'newestImportAt'>;

/** Where the public listings come from, and how far they can be relied on. */
export function readDirectoryAge(directory: Directory, now: Date): DirectoryAge {
  const sources = new Map<string, DirectoryAge['sources'][number]>();
  let centersDue = 0;
  let newestVerifiedAt: string | null = null;
  for (const { state } of directory.stateCounts()) {
    for (const center of directory.byState(state)) {
      const key = `${center.source} ${center.sourceYear}`;
      const known = sources.get(key) ?? { name: center.source, year: center.sourceYear, centers: 0 };
      known.centers++;
      sources.set(key, known);
      if (freshnessOf(center, now) !== 'verified') centersDue++;
      if ((center.lastVerifiedAt ?? '') > (newestVerifiedAt ?? '')) newestVerifiedAt = center.lastVerifiedAt;
    }
  }
  return {
    sources: [...sources.values()].sort((a, b) => b.centers - a.centers),
    sample: [...sources.values()].some(({ name }) => name === SAMPLE_SOURCE),
    centers: directory.size,
    centersDue,
    newestVerifiedAt,
  };
}
