import { useLocation } from 'react-router-dom';
import { inLanguage, type Language, languages, localeOf } from '#core/i18n/languages.ts';
import { useOrigin } from '../site/environment.ts';
import { useLanguage, useText } from '../text.tsx';
import { PageTitle } from './page-title.tsx';

/**
 * What the document's head says of a page: title, description, canonical address, and how a shared link looks
 * (https://ogp.me). React puts it there.
 */
export function PageHead({
  title,
  description,
  path,
  query = '',
  type = 'website',
  index = true,
  versions = languages,
}: {
  /** Home has none. */
  title?: string;
  description?: string;
  /** The address under which the same words stand, too, and are to be found; its own where it is not given. */
  path?: string;
  /** The part of the address's query that makes another page of it, with its question mark. */
  query?: string;
  type?: 'website' | 'article';
  /** False for what no search engine is to list. */
  index?: boolean;
  /** The languages in which the page is there. */
  versions?: readonly Language[];
}) {
  const { layout } = useText();
  const language = useLanguage();
  const { pathname } = useLocation();
  const origin = useOrigin();
  const addressIn = (tongue: Language) =>
    origin + inLanguage(tongue, (path ?? pathname.replace(/(.)\/+$/, '$1')) + query);
  const address = addressIn(language);
  const alternates = index && versions.length > 1 ? versions : [];
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {description && <meta name="description" content={description} />}
      {!index && <meta name="robots" content="noindex" />}
      {index && <link rel="canonical" href={address} />}
      {alternates.map((tongue) => (
        <link key={tongue} rel="alternate" hrefLang={tongue} href={addressIn(tongue)} />
      ))}
      {/* For those who read neither: https://developers.google.com/search/docs/specialty/international/localized-versions */}
      {alternates[0] && <link rel="alternate" hrefLang="x-default" href={addressIn(alternates[0])} />}
      <meta property="og:site_name" content={layout.productName} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title ?? layout.homeTitle} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={localeOf(language).replace('-', '_')} />
      <meta property="og:image" content={`${origin}/icons/icon-512.png`} />
    </>
  );
}
