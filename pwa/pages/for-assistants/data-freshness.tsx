import type { ReactNode } from 'react';
import { ageOfData } from '#core/open-data/data-age.ts';
import type { SiteInfo } from '#core/snapshot/snapshot.ts';
import { pageText } from '../../text.tsx';

const useForAssistantsText = pageText('forAssistants');

/** How old the data are, and whose. */
export function DataFreshness({ site }: { site: SiteInfo | undefined }) {
  const { freshness: text } = useForAssistantsText();
  if (!site) return <p className="prose-width">{text.unknown}</p>;
  const { updatedAt, newestVerifiedAt, sources, sample, publisher } = site;
  const verified = sample ? null : newestVerifiedAt;
  const age = ageOfData({ sources, newestVerifiedAt: verified, updatedAt });
  return (
    <>
      <dl className="card divide-y divide-line px-5">
        {age && (
          <Fact term={text.lastUpdated} note={text.lastUpdatedNotes[age.kind]}>
            {age.kind === 'source' ? age.year : <Day iso={age.at} />}
          </Fact>
        )}
        {!age && updatedAt === null && <Fact term={text.lastUpdated}>{text.neverUpdated}</Fact>}
        <Fact term={text.lastVerified} note={verified && text.lastVerifiedNote}>
          {verified ? <Day iso={verified} /> : sample ? text.sampleVerified : text.neverVerified}
        </Fact>
        {sources !== undefined && sources.length > 0 && <Fact term={text.sources}>{sources.join('; ')}</Fact>}
        {publisher !== undefined && (
          <Fact term={text.publisher} note={publisher?.contact}>
            {publisher?.name ?? text.noPublisher}
          </Fact>
        )}
      </dl>
      <p className="prose-width text-muted">{text.note}</p>
    </>
  );
}

function Fact({ term, note, children }: { term: string; note?: string | null; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 py-3 sm:grid-cols-[9rem_1fr]">
      <dt className="text-muted">{term}</dt>
      <dd>
        <span className="font-semibold">{children}</span>
        {note && <span className="block text-sm text-muted">{note}</span>}
      </dd>
    </div>
  );
}

function Day({ iso }: { iso: string }) {
  const { freshness } = useForAssistantsText();
  return <time dateTime={iso.slice(0, 10)}>{freshness.date(iso)}</time>;
}
