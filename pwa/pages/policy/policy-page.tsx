import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { PolicyText } from '#core/i18n/policy-text.ts';
import { AsWritten } from '../../components/as-written.tsx';
import { Contents } from '../../components/contents.tsx';
import { JsonLd } from '../../components/json-ld.tsx';
import { useScrollToSection } from '../../components/use-scroll-to-section.ts';
import { describeTextPage, type TextPage } from '../../structured-data/text-page.ts';
import { plainText } from './passage-text.tsx';
import { PolicyHeader } from './policy-header.tsx';
import { PolicySectionView } from './policy-section.tsx';

/** A page that is mostly text: header, contents where it has them, sections, and what is `children` below. */
export function PolicyPage({
  text,
  type = 'WebPage',
  lead,
  children,
}: {
  text: PolicyText;
  /** Which of schema.org's. */
  type?: TextPage['type'];
  /** Between header and sections. */
  lead?: ReactNode;
  children?: ReactNode;
}) {
  useScrollToSection();
  const { title, intro, contents, sections } = text;
  const page = { type, name: title, description: plainText(intro), path: useLocation().pathname };
  return (
    <article className="wrap space-y-10 pt-8">
      <PolicyHeader text={text} />
      <JsonLd describe={(site) => describeTextPage(page, site)} />
      {lead}
      <AsWritten
        of={title}
        className={contents ? 'gap-12 space-y-8 lg:grid lg:grid-cols-[1fr_16rem] lg:space-y-0' : ''}
        render={() => (
          <>
            {contents && <Contents title={contents} sections={sections} />}
            <div className="max-w-3xl space-y-10">
              {sections.map((section) => (
                <PolicySectionView key={section.id} section={section} />
              ))}
              {children}
            </div>
          </>
        )}
      />
    </article>
  );
}
