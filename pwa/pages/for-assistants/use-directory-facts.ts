import { EXAMPLE_QUERIES } from '#core/open-data/open-addresses.ts';
import { useRecentCenters, useStateCounts } from '../../directory/queries.ts';
import { useSiteInfo } from '../../site/site-info.ts';
import type { DirectoryFacts } from './directory-claims.ts';

interface PageFacts extends DirectoryFacts {
  /** By the address with its `{…}`: what exists here. */
  examples: Readonly<Record<string, readonly string[]>>;
}

/** All that the page for assistants says of this directory: the same queries as on the start page. */
export function useDirectoryFacts(): PageFacts {
  const site = useSiteInfo((known) => known.site);
  const { data: counts } = useStateCounts();
  const { data: recent } = useRecentCenters();
  const state = counts?.find(({ count }) => count > 0)?.state.toLowerCase();
  const slug = recent?.[0]?.slug;
  return {
    site,
    counts,
    examples: {
      '/api/v1/centers?q={question}': EXAMPLE_QUERIES.map((query) => `/api/v1/centers?${query}`),
      '/api/states/{state}.json': state ? [`/api/states/${state}.json`] : [],
      '/api/centers/{slug}.json': slug ? [`/api/centers/${slug}.json`] : [],
    },
  };
}
