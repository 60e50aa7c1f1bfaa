import type { PolicyText } from '#core/i18n/policy-text.ts';
import { PageHead } from '../../layout/page-head.tsx';
import { PassageText, plainText } from './passage-text.tsx';
import { PassageList } from './policy-section.tsx';

/** Title, date, what the page is about, and the short version of it. */
export function PolicyHeader({ text: { title, updated, intro, summary } }: { text: PolicyText }) {
  return (
    <div className="max-w-3xl space-y-4">
      <PageHead title={title} description={plainText(intro)} />
      <h1>{title}</h1>
      {updated && <p className="text-muted">{updated}</p>}
      <p className="prose-width text-lg">
        <PassageText passage={intro} />
      </p>
      {summary && (
        <section aria-labelledby="summary" className="card space-y-3 p-5 sm:p-6">
          <h2 id="summary" className="text-xl">
            {summary.title}
          </h2>
          <PassageList passages={summary.points} />
        </section>
      )}
    </div>
  );
}
