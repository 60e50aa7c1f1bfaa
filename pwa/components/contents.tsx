import { ChevronDown } from 'lucide-react';
import type { PolicySection } from '#core/i18n/policy-text.ts';

/** The list of a long page's sections: beside them where there is room, else folded up above them. */
export function Contents({
  title,
  sections,
  lang,
}: {
  title: string;
  sections: readonly Pick<PolicySection, 'id' | 'title'>[];
  /** The sections' language, where it is not the page's. */
  lang?: string | undefined;
}) {
  return (
    <nav aria-label={title} className="lg:order-2">
      <details className="card group lg:hidden">
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between px-5 font-semibold [&::-webkit-details-marker]:hidden">
          {title}
          <ChevronDown aria-hidden="true" className="size-5 group-open:rotate-180" />
        </summary>
        <SectionLinks sections={sections} lang={lang} className="px-5 pb-3" />
      </details>
      <div className="sticky top-18 hidden max-h-[calc(100dvh-6rem)] overflow-y-auto overscroll-contain border-l-2 border-line pl-5 lg:block">
        <p className="font-semibold">{title}</p>
        <SectionLinks sections={sections} lang={lang} />
      </div>
    </nav>
  );
}

function SectionLinks({
  sections,
  lang,
  className,
}: {
  sections: readonly Pick<PolicySection, 'id' | 'title'>[];
  lang: string | undefined;
  className?: string;
}) {
  return (
    <ul lang={lang} className={className}>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} className="link flex min-h-11 items-center py-1 lg:min-h-9 lg:text-sm">
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
