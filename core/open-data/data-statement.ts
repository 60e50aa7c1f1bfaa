import { type Center, SAMPLE_SOURCE } from '../center/center.ts';
import type { Guide } from '../guide/guide.ts';
import { openDataText } from '../i18n/en/open-data/open-data.ts';
import type { Directory } from '../search/directory.ts';
import type { Publisher } from '../snapshot/publisher.ts';
import type { SnapshotManifest } from '../snapshot/snapshot.ts';
import { creditLine } from './credit.ts';
import { type DataStatement, LICENCE, latest, sourceOf } from './open-data.ts';

/** A directory, as far as answers say how old it is and whose. */
interface Dated {
  readonly manifest: SnapshotManifest | undefined;
  readonly readAt: string;
  readonly publisher: Publisher | null;
}

/** What an answer with these centers says of itself. */
export function stateCenters(
  live: Dated,
  centers: Iterable<Pick<Center, 'source' | 'sourceYear' | 'lastVerifiedAt'>>,
): DataStatement {
  const sources = new Set<string>();
  let sample = false;
  let lastVerifiedAt: string | null = null;
  for (const center of centers) {
    sources.add(sourceOf(center));
    sample ||= center.source === SAMPLE_SOURCE;
    lastVerifiedAt = latest([lastVerifiedAt, center.lastVerifiedAt]);
  }
  const source = [...sources].sort().join('; ') || openDataText.ownSource;
  return { ...statement(live, sample), source, credit: creditLine(source), lastVerifiedAt };
}

/** To go through all centers takes a while, so it is done once for each version of the directory. */
const ofWhole = new WeakMap<Directory, DataStatement>();

/** What answers say of themselves that hold no center: those with nothing found, and errors. */
export function stateWhole({ live }: { live: Dated & { current: Directory } }): DataStatement {
  const { current, manifest, readAt, publisher } = live;
  let statement = ofWhole.get(current);
  if (!statement) {
    statement = stateCenters({ manifest: undefined, readAt, publisher }, current.all.heads());
    ofWhole.set(current, statement);
  }
  return { ...statement, generatedAt: manifest?.generatedAt ?? readAt };
}

/** What an answer with these guides says of itself; a review counts as a verification. */
export function stateGuides(live: Dated, guides: readonly Guide[]): DataStatement {
  return {
    ...statement(live, false),
    source: openDataText.ownSource,
    credit: creditLine(openDataText.ownSource),
    lastVerifiedAt: latest(guides.map(({ reviewedAt }) => reviewedAt)),
  };
}

function statement({ manifest, readAt, publisher }: Dated, sample: boolean) {
  const { safetyNotice, sampleNotice } = openDataText;
  return {
    generatedAt: manifest?.generatedAt ?? readAt,
    licence: LICENCE,
    publisher,
    safetyNotice: sample ? `${sampleNotice} ${safetyNotice}` : safetyNotice,
    sample,
  };
}
