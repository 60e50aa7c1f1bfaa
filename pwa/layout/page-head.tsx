import { useLocation } from 'react-router-dom';
import { useOrigin } from '../site/origin.ts';
import { useText } from '../text.tsx';
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
}) {
  const { layout } = useText();
  const { pathname } = useLocation();
  const origin = useOrigin();
  const address = `${origin}${path ?? pathname.replace(/(.)\/+$/, '$1')}${query}`;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {description && <meta name="description" content={description} />}
      {!index && <meta name="robots" content="noindex" />}
      {index && <link rel="canonical" href={address} />}
      <meta property="og:site_name" content={layout.productName} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title ?? layout.homeTitle} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={address} />
      <meta property="og:image" content={`${origin}/icons/icon-512.png`} />
    </>
  );
}
