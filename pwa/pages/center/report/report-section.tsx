import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Center } from '#core/center/center.ts';
import { REPORT_ANCHOR, THANKS } from '#core/messages/form-messages.ts';
import { useFocusOnMount } from '../../../forms/use-focus-on-mount.ts';
import { usePageData } from '../../../site/page-data.ts';
import { pageText, withWords } from '../../../text.tsx';
import { ReportForms } from './report-form.tsx';
import { useToldToday } from './told-today.ts';

const useReportsText = pageText('reports');

const ToldNote = lazy(() => withWords(import('./told-note.tsx')));

/** Below the facts of a center: what visitors can tell us of it, once a day from each device. */
export function ReportSection({ center }: { center: Center }) {
  const text = useReportsText();
  const told = useToldToday(center.id);
  const [wasTold] = useState(told);
  const sent = useSearchParams()[0].has(THANKS);
  const { form } = usePageData();
  const returned = form?.kind === 'report' && form.values.centerId === center.id ? form : undefined;
  return (
    <section
      id={REPORT_ANCHOR}
      aria-labelledby="report-title"
      className="card scroll-mt-4 space-y-4 p-5 print:hidden"
    >
      {told || sent ? (
        <>
          {told && !wasTold ? <NewThanks title={text.thanks.title} /> : <Thanks title={text.thanks.title} />}
          <p>{text.thanks.text}</p>
          {told && (
            <Suspense>
              <ToldNote centerId={center.id} />
            </Suspense>
          )}
        </>
      ) : (
        <>
          <h2 id="report-title" className="text-xl">
            {text.title}
          </h2>
          <p className="text-muted">{text.intro}</p>
          <ReportForms key={center.id} center={center} returned={returned} />
        </>
      )}
    </section>
  );
}

function Thanks({ title }: { title: string }) {
  return (
    <h2 id="report-title" className="text-xl">
      {title}
    </h2>
  );
}

/** The button that was tapped is gone: the keyboard and the screen reader go on here. */
function NewThanks({ title }: { title: string }) {
  const heading = useFocusOnMount<HTMLHeadingElement>();
  return (
    <h2 ref={heading} id="report-title" tabIndex={-1} className="text-xl outline-none">
      {title}
    </h2>
  );
}
