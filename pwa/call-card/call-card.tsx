import { useQueryClient } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { linesToSay, questionsToAsk } from '#core/center/call-lines.ts';
import type { Center } from '#core/center/center.ts';
import type { CenterQuery, SearchResult } from '#core/search/center-query.ts';
import { newestSearch } from '../directory/newest-search.ts';
import { pageText } from '../text.tsx';

const useCallCardText = pageText('callCard');

/** What to say to a center, and to ask it: folded up beside its call, and whole on paper with `onPaper`. */
export function CallCard({
  center,
  children,
  onPaper = false,
}: {
  center: Center;
  /** Room for the answers, where there is none beside it. */
  children?: ReactNode;
  onPaper?: boolean;
}) {
  const { title } = useCallCardText();
  const heading = useId();
  return (
    <>
      <details className="card group print:hidden">
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 px-4 font-semibold [&::-webkit-details-marker]:hidden">
          <span>
            {title}
            <span className="sr-only">, {center.name}</span>
          </span>
          <ChevronDown aria-hidden="true" className="size-5 shrink-0 group-open:rotate-180" />
        </summary>
        <div className="space-y-4 px-4 pb-4">
          <Sentences center={center} />
          {children}
        </div>
      </details>
      {onPaper && (
        <section aria-labelledby={heading} className="hidden space-y-3 print:block">
          <h2 id={heading}>{title}</h2>
          <Sentences center={center} />
        </section>
      )}
    </>
  );
}

function Sentences({ center }: { center: Center }) {
  const text = useCallCardText();
  const asked = useWhatWasAsked(center);
  const { interpreter } = text;
  return (
    <>
      <div className="space-y-2">
        <p className="text-muted">{text.say}</p>
        <ul className="space-y-1 border-l-4 border-action pl-3 text-lg">
          {linesToSay(center, asked, text).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p className="text-sm text-muted">{text.other}</p>
      </div>
      {interpreter.sentence && (
        <div className="space-y-1">
          <p className="text-muted">{interpreter.title}</p>
          <p lang="en" className="border-l-4 border-action pl-3 text-lg">
            {interpreter.sentence}
          </p>
          <p className="text-sm text-muted">
            {interpreter.sound} {interpreter.help}
          </p>
        </div>
      )}
      <div className="space-y-1">
        <p className="text-muted">{text.ask}</p>
        <ol className="list-decimal space-y-1 pl-6">
          {questionsToAsk(center, text).map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ol>
      </div>
      <p>
        <span className="text-muted">{text.have}</span> {text.things}
      </p>
    </>
  );
}

/** The filters of the newest search that found this center: only this page knows them. */
function useWhatWasAsked({ slug }: Center): CenterQuery | undefined {
  return newestSearch(useQueryClient(), ({ centers }: SearchResult) =>
    centers.some((center) => center.slug === slug),
  )?.query;
}
