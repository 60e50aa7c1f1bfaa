import { type MouseEvent, type RefObject, useDeferredValue, useMemo } from 'react';
import { adminGuides } from '#core/i18n/en/admin/guides.ts';
import type { Language } from '#core/i18n/languages.ts';
import { GuideBody } from '../../guides/guide-body.tsx';
import { readGuide } from '../../guides/read-guide.ts';

/** The guide as readers will see it, a moment behind the typing. */
export function GuidePreview({
  language,
  title,
  excerpt,
  markdown,
  scroller,
}: {
  language: Language;
  title: string;
  excerpt: string;
  markdown: string;
  /** What scrolls where there is room beside the text. */
  scroller: RefObject<HTMLElement | null>;
}) {
  const { dialog: text } = adminGuides;
  const shown = useDeferredValue(markdown);
  const guide = useMemo(() => readGuide(shown), [shown]);
  return (
    <section
      ref={scroller}
      aria-label={text.preview}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrollable by keys
      tabIndex={0}
      onClickCapture={openBeside}
      className="rounded-lg border border-line bg-paper p-5 lg:max-h-[calc(80dvh-11rem)] lg:overflow-y-auto"
    >
      {title === '' && excerpt === '' && shown.trim() === '' ? (
        <p className="text-muted">{text.previewEmpty}</p>
      ) : (
        <div lang={language} className="space-y-4">
          <p className="text-3xl leading-tight font-bold">{title}</p>
          {excerpt && (
            <p className="border-l-4 border-lantern bg-lantern-soft px-4 py-3 text-on-lantern-soft">
              {excerpt}
            </p>
          )}
          <GuideBody guide={guide} />
        </div>
      )}
    </section>
  );
}

/** A link of the guide can be tried, but must not lead away from what is being written. */
function openBeside(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  if (!link) return;
  event.preventDefault();
  if (link.protocol.startsWith('http')) window.open(link.href, '_blank', 'noopener');
}
