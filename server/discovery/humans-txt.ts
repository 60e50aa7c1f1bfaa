import { discovery } from '#core/i18n/en/open-data/discovery.ts';
import { LICENCE } from '#core/open-data/open-data.ts';
import { PLAIN_TEXT, type Site, type SiteFile } from './site.ts';

/** Who made it: https://humanstxt.org/Standard.html */
export const humansTxt: SiteFile = { path: '/humans.txt', contentType: PLAIN_TEXT, write: writeHumans };

function writeHumans({ origin, live }: Site): string {
  const { team, contact, thanks, site, lastUpdate, licence } = discovery.humans;
  const updated = (live.manifest?.updatedAt ?? live.readAt).slice(0, 10).replaceAll('-', '/');
  return `${[
    section('TEAM', [...team, contact(`${origin}/contact`)]),
    section('THANKS', thanks),
    section('SITE', [lastUpdate(updated), ...site, licence(LICENCE.name)]),
  ].join('\n\n')}\n`;
}

function section(title: string, lines: readonly string[]): string {
  return [`/* ${title} */`, ...lines.map((line) => `  ${line}`)].join('\n');
}
