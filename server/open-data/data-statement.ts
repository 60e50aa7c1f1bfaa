import { type Center, SAMPLE_SOURCE } from '#core/center.ts';
import type { Guide } from '#core/guide.ts';
import { openDataText } from '#core/i18n/en/open-data.ts';
import { type DataStatement, LICENCE, latest, sourceOf } from '#core/open-data.ts';
import type { LiveDirectory } from '../live-directory.ts';

type Dated = Pick<LiveDirectory, 'manifest' | 'readAt'>;

/** What an answer with these centers says of itself. */
export function stateCenters(live: Dated, centers: readonly Center[]): DataStatement {
  return {
    ...statement(
      live,
      centers.some(({ source }) => source === SAMPLE_SOURCE),
    ),
    source: [...new Set(centers.map(sourceOf))].sort().join('; ') || openDataText.ownSource,
    lastVerifiedAt: latest(centers.map(({ lastVerifiedAt }) => lastVerifiedAt)),
  };
}

/** What an answer with these guides says of itself; a review counts as a verification. */
export function stateGuides(live: Dated, guides: readonly Guide[]): DataStatement {
  return {
    ...statement(live, false),
    source: openDataText.ownSource,
    lastVerifiedAt: latest(guides.map(({ reviewedAt }) => reviewedAt)),
  };
}

function statement({ manifest, readAt }: Dated, sample: boolean) {
  const { safetyNotice, sampleNotice } = openDataText;
  return {
    generatedAt: manifest?.generatedAt ?? readAt,
    licence: LICENCE,
    safetyNotice: sample ? `${sampleNotice} ${safetyNotice}` : safetyNotice,
    sample,
  };
}
