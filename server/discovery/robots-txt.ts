import { discovery } from '#core/i18n/en/open-data/discovery.ts';
import { openDataText } from '#core/i18n/en/open-data/open-data.ts';
import { inLanguage, languages } from '#core/i18n/languages.ts';
import { personalPages, STAFF_PAGES } from '#core/pages/public-pages.ts';
import { PLAIN_TEXT, type Site, type SiteFile } from './site.ts';

/** Who it is for, and what is not for them (RFC 9309). It excludes no crawler. */
export const robotsTxt: SiteFile = { path: '/robots.txt', contentType: PLAIN_TEXT, write: writeRobots };

function writeRobots({ origin, live }: Site): string {
  const { welcome, exceptions, map, spanish } = discovery.robots;
  return [
    ...(live.manifest?.sample ? [`# ${openDataText.sampleNotice}`] : []),
    `# ${welcome}`,
    `# ${exceptions}`,
    `# ${map(`${origin}/llms.txt`)}`,
    `# ${spanish(`${origin}/es`)}`,
    'User-agent: *',
    'Allow: /',
    ...[
      STAFF_PAGES,
      '/api/admin',
      ...personalPages.flatMap((path) => languages.map((language) => inLanguage(language, path))),
    ].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
