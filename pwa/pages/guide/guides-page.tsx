import { CopyNoteSlot } from '../../components/copy-note-slot.tsx';
import { JsonLd } from '../../components/json-ld.tsx';
import { LoadFailure, Notice } from '../../components/notice.tsx';
import { useGuides } from '../../directory/guide-queries.ts';
import { GuideCard } from '../../guides/guide-card.tsx';
import { PageHead } from '../../layout/page-head.tsx';
import { describeGuides } from '../../structured-data/guide.ts';
import { pageText, useText } from '../../text.tsx';
import { NextSteps } from './next-steps.tsx';

const useGuidesText = pageText('guides');

const columns = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3';

/** All guides. */
export default function GuidesPage() {
  const words = useGuidesText();
  const text = words.list;
  const { layout, directory } = useText();
  const { data, isPending } = useGuides();
  return (
    <div className="wrap space-y-8 pt-8">
      <PageHead title={text.title} description={text.intro} />
      {data && <JsonLd describe={(site) => describeGuides(data, words, site)} />}
      <div className="space-y-2">
        <h1>{text.title}</h1>
        <p className="prose-width text-lg text-muted">{text.intro}</p>
      </div>
      <CopyNoteSlot guides />
      {isPending ? (
        <GuidesLoading label={text.loading} />
      ) : !data ? (
        <LoadFailure title={text.error} text={directory.errorHelp} tryAgain={layout.tryAgain} />
      ) : data.length === 0 ? (
        <Notice title={text.empty.title} text={text.empty.text} />
      ) : (
        <ul className={columns}>
          {data.map((guide) => (
            <li key={guide.slug}>
              <GuideCard guide={guide} />
            </li>
          ))}
        </ul>
      )}
      <NextSteps />
    </div>
  );
}

function GuidesLoading({ label }: { label: string }) {
  return (
    <div role="status">
      <p className="mb-4 text-muted">{label}</p>
      <div className={columns} aria-hidden="true">
        {Array.from({ length: 6 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are all alike and never move
          <div key={index} className="card space-y-3 p-5">
            <div className="skeleton h-6 w-3/4" />
            <div className="skeleton h-16 w-full" />
            <div className="skeleton h-6 w-1/2" />
            <div className="skeleton h-4 w-1/3" />
          </div>
        ))}
      </div>
    </div>
  );
}
