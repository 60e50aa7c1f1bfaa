import type { ReactNode } from 'react';
import type { PolicyText } from '#core/i18n/policy-text.ts';
import { Contents } from '../../components/contents.tsx';
import { useScrollToSection } from '../../components/use-scroll-to-section.ts';
import { PolicyHeader } from './policy-header.tsx';
import { PolicySectionView } from './policy-section.tsx';

/** A page that is mostly text: header, contents where it has them, sections, and what is `children` below. */
export function PolicyPage({
  text,
  lead,
  children,
}: {
  text: PolicyText;
  /** Between header and sections. */
  lead?: ReactNode;
  children?: ReactNode;
}) {
  useScrollToSection();
  const { contents, sections } = text;
  return (
    <article className="wrap space-y-10 pt-8">
      <PolicyHeader text={text} />
      {lead}
      <div className={contents ? 'gap-12 space-y-8 lg:grid lg:grid-cols-[1fr_16rem] lg:space-y-0' : ''}>
        {contents && <Contents title={contents} sections={sections} />}
        <div className="max-w-3xl space-y-10">
          {sections.map((section) => (
            <PolicySectionView key={section.id} section={section} />
          ))}
          {children}
        </div>
      </div>
    </article>
  );
}
