import type { Site, Thing } from './thing.ts';

/** The site, which can be searched, and who is behind it. Part of the first view, so it is short. */
export function describeHome({ origin, addressOf, language, text: { layout } }: Site): Thing[] {
  const us = { name: layout.productName, url: `${origin}/` };
  return [
    {
      '@type': 'WebSite',
      ...us,
      url: addressOf('/'),
      inLanguage: language,
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: addressOf('/directory?q={search_term_string}'),
        },
        // An annotation of the property "query": https://schema.org/docs/actions.html
        'query-input': 'required name=search_term_string',
      },
    },
    {
      '@type': 'Organization',
      ...us,
      description: layout.homeTitle,
      logo: `${origin}/icons/icon-512.png`,
    },
  ];
}
