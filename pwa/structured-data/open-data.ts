import type { forAssistants } from '#core/i18n/en/pages/for-assistants.ts';
import type { Translated } from '#core/i18n/translated.ts';
import { LICENCE } from '#core/open-data/licence.ts';
import type { SiteInfo } from '#core/snapshot/snapshot.ts';
import type { Site, Thing } from './thing.ts';

/** All centers as a Dataset that anybody may take, as the page for assistants offers it. */
export function describeOpenData(
  info: SiteInfo | undefined,
  { dataset, sample }: Translated<typeof forAssistants>,
  { origin, addressOf, text: { layout } }: Site,
): Thing[] {
  const us = { '@type': 'Organization', name: layout.productName, url: `${origin}/` };
  const download = (path: string, encodingFormat: string) => ({
    '@type': 'DataDownload',
    contentUrl: origin + path,
    encodingFormat,
  });
  return [
    {
      '@type': 'Dataset',
      name: dataset.name,
      description: dataset.description,
      disambiguatingDescription: info?.sample ? sample.text(info.centers) : undefined,
      url: addressOf('/for-chatgpt'),
      license: LICENCE.url,
      isAccessibleForFree: true,
      dateModified: info?.updatedAt ?? undefined,
      creator: us,
      spatialCoverage: { '@type': 'Country', name: 'US' },
      distribution: [
        download('/api/centers.ndjson', 'application/x-ndjson'),
        download('/api/centers.csv', 'text/csv'),
      ],
    },
  ];
}
