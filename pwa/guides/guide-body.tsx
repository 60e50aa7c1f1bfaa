import { type ComponentProps, memo } from 'react';
import Markdown, { type Components } from 'react-markdown';
import { Link } from 'react-router-dom';
import { pageText, useLanguage } from '../text.tsx';
import { addSectionIds } from './guide-sections.ts';
import { safeUrl } from './safe-url.ts';

const useGuidesText = pageText('guides');

/**
 * A guide's Markdown as a page. HTML in it is left out, and so are images: all that a page shows is in the copy.
 * Read once: it takes a slow phone longer than the rest of the page.
 */
export const GuideBody = memo(function GuideBody({
  markdown,
  lang,
}: {
  markdown: string;
  /** Its language, where that is not the page's. */
  lang?: string | undefined;
}) {
  return (
    <div lang={lang} className="prose">
      <Markdown
        skipHtml
        disallowedElements={['img']}
        remarkPlugins={[addSectionIds]}
        urlTransform={safeUrl}
        components={components}
      >
        {markdown}
      </Markdown>
    </div>
  );
});

/** The page's own title is its only first-level heading. */
const components: Components = { h1: 'h2', a: GuideLink };

function GuideLink({ href = '', children }: ComponentProps<'a'>) {
  const text = useGuidesText();
  // The text around it may be in another one.
  const language = useLanguage();
  if (/^\/(?!\/)/.test(href)) return <Link to={href}>{children}</Link>;
  if (!/^(https?:)?\/\//i.test(href)) return <a href={href || undefined}>{children}</a>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="sr-only" lang={language}>
        {' '}
        ({text.newTab})
      </span>
    </a>
  );
}
