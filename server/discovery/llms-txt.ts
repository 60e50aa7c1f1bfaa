import type { Guide } from '#core/guide.ts';
import { discovery } from '#core/i18n/en/discovery.ts';
import { languages } from '#core/i18n/languages.ts';
import { isState } from '#core/lists.ts';
import {
  indexAddresses,
  interfaceAddresses,
  jsonAddresses,
  type OpenAddress,
  wholeDirectoryAddresses,
} from '#core/open-addresses.ts';
import { latest } from '#core/open-data.ts';
import { assistantPages, publicPages } from '#core/public-pages.ts';
import { readGuides } from '../guide-rows.ts';
import { stateCenters } from '../open-data/data-statement.ts';
import { PLAIN_TEXT, type Site, type SiteFile } from './site.ts';

const words = discovery.llms;

/** A map for language models: https://llmstxt.org. As plain text, which a browser shows; Markdown it would save. */
export const llmsTxt: SiteFile = { path: '/llms.txt', contentType: PLAIN_TEXT, write: writeLlms };

interface Link {
  name: string;
  url: string;
  text: string;
}

async function writeLlms(site: Site): Promise<string> {
  const { origin, live, db } = site;
  const guides = await readGuides(db, languages[0]);
  const open = linkOpenAddresses(site, guides);
  const pages = publicPages.map(({ path, kind }) => ({
    kind,
    url: `${origin}${path}`,
    ...discovery.pages[path],
  }));
  return `${[
    `# ${words.title}`,
    `> ${words.summary}`,
    ...introduce(live),
    words.spanish(`${origin}/es/guides`),
    section(words.sections.data, open([...jsonAddresses, ...wholeDirectoryAddresses, ...interfaceAddresses])),
    section(
      words.sections.pages,
      pages.filter(({ kind }) => kind === 'service'),
    ),
    section(
      words.sections.guides,
      guides.map(({ slug, title, excerpt }) => ({
        name: title,
        url: `${origin}/guides/${slug}`,
        text: excerpt,
      })),
    ),
    section(
      words.sections.policies,
      pages.filter(({ kind }) => kind === 'policy'),
    ),
    section(words.sections.optional, [
      ...guides.map(({ slug, title }) => ({
        name: words.guideData.name(title),
        url: `${origin}/api/guides/${slug}.json`,
        text: words.guideData.text,
      })),
      ...assistantPages.map(({ path, name }) => ({
        name: discovery.forAssistant.name(name),
        url: `${origin}${path}`,
        text: discovery.forAssistant.text,
      })),
      ...open(indexAddresses),
      { url: `${origin}/humans.txt`, ...words.humans },
    ]),
  ]
    .filter((block) => block !== '')
    .join('\n\n')}\n`;
}

/** What is in it, how old it is, and whom to call. */
function introduce(live: Site['live']): string[] {
  const { safetyNotice, source, lastVerifiedAt, licence, sample } = stateCenters(live, live.current.all);
  const changed = latest(live.current.all.map(({ updatedAt }) => updatedAt));
  const found = live.current.stateCounts().filter(({ count }) => count > 0);
  const states = found.filter(({ state }) => isState(state)).length;
  return [
    safetyNotice,
    [
      words.size(live.current.size, states, found.length - states),
      lastVerifiedAt === null || sample ? words.unverified : words.verified(lastVerifiedAt),
      words.source(source),
      ...(changed === null ? [] : [words.changed(changed)]),
    ].join(' '),
    `${words.advice} ${words.licence(licence.name, licence.url)}`,
  ];
}

/** Links addresses; those with something to fill in to an example, and not at all where there is none. */
function linkOpenAddresses({ origin, live }: Site, guides: readonly Guide[]) {
  const [center] = live.current.recent(1);
  const [guide] = guides;
  return (addresses: readonly OpenAddress[]): Link[] =>
    addresses.flatMap(({ path, text }) => {
      const parameter = /\{(\w+)\}/.exec(path);
      if (!parameter) return [{ name: path, url: `${origin}${path}`, text }];
      const [braced, name] = parameter;
      const example = name === 'state' ? center?.state : (path.includes('guides') ? guide : center)?.slug;
      if (example === undefined) return [];
      const url = `${origin}${path.replace(braced, example)}`;
      return [{ name: path, url, text: `${text} ${words.example(braced)}` }];
    });
}

function section(title: string, links: readonly Link[]): string {
  if (links.length === 0) return '';
  return [
    `## ${title}`,
    '',
    ...links.map(({ name, url, text }) => `- [${label(name)}](${url}): ${line(text)}`),
  ].join('\n');
}

/** Square brackets would end the name of a link. */
function label(name: string): string {
  return line(name).replaceAll('[', '(').replaceAll(']', ')');
}

function line(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
