import type { ReactNode } from 'react';
import { forAssistants } from '#core/i18n/en/for-assistants.ts';
import { forAssistants as forAssistantsEs } from '#core/i18n/es/for-assistants.ts';
import type { SiteInfo } from '#core/snapshot.ts';
import { usePageText } from '../../text.tsx';

/** How old the data are, and whose. */
export function DataFreshness({ site }: { site: SiteInfo | undefined }) {
  const { freshness: text } = usePageText({ en: forAssistants, es: forAssistantsEs });
  if (!site) return <p className="prose-width">{text.unknown}</p>;
  const { updatedAt, newestVerifiedAt, sources, sample } = site;
  const verified = sample ? null : newestVerifiedAt;
  return (
    <>
      <dl className="card divide-y divide-line px-5">
        {updatedAt !== undefined && (
          <Fact term={text.lastUpdated} note={updatedAt && text.lastUpdatedNote}>
            {updatedAt ? <Day iso={updatedAt} /> : text.neverUpdated}
          </Fact>
        )}
        <Fact term={text.lastVerified} note={verified && text.lastVerifiedNote}>
          {verified ? <Day iso={verified} /> : sample ? text.sampleVerified : text.neverVerified}
        </Fact>
        {sources !== undefined && sources.length > 0 && <Fact term={text.sources}>{sources.join('; ')}</Fact>}
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
  const { freshness } = usePageText({ en: forAssistants, es: forAssistantsEs });
  return <time dateTime={iso.slice(0, 10)}>{freshness.date(iso)}</time>;
}
