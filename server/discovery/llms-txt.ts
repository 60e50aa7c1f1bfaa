import type { Guide } from '#core/guide/guide.ts';
import { discovery } from '#core/i18n/en/open-data/discovery.ts';
import { openDataText } from '#core/i18n/en/open-data/open-data.ts';
import { languages } from '#core/i18n/languages.ts';
import { isState, jurisdictions } from '#core/lists/public-lists.ts';
import { ageOfData, type Dated } from '#core/open-data/data-age.ts';
import { stateWhole } from '#core/open-data/data-statement.ts';
import {
  askAddresses,
  EXAMPLE_QUERIES,
  EXAMPLE_QUESTION,
  indexAddresses,
  interfaceAddresses,
  jsonAddresses,
  type OpenAddress,
  wholeDirectoryAddresses,
} from '#core/open-data/open-addresses.ts';
import { latest } from '#core/open-data/open-data.ts';
import { assistantPages, publicPages } from '#core/pages/public-pages.ts';
import { readGuides } from '../guides/guide-rows.ts';
import { listWholeFiles, sizesOfWhole, stateFile } from '../open-data/downloads/whole-sizes.ts';
import { tellPublisher } from '../open-data/tell-publisher.ts';
import { PLAIN_TEXT, type Site, type SiteFile } from './site.ts';

const words = discovery.llms;

/** A map for language models: https://llmstxt.org. As plain text, which a browser shows; Markdown it would save. */
export const llmsTxt: SiteFile = {
  path: '/llms.txt',
  contentType: PLAIN_TEXT,
  write: writeLlms,
  isWhole: ({ live, origin }) => sizesOfWhole(live, origin) !== undefined,
};

interface Link {
  name: string;
  url: string;
  text: string;
}

async function writeLlms(site: Site): Promise<string> {
  const { origin, db } = site;
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
    ...introduce(site),
    ...tellCalls(site),
    words.spanish(`${origin}/es/guides`),
    section(
      words.sections.data,
      open([...askAddresses, ...jsonAddresses, ...wholeDirectoryAddresses, ...interfaceAddresses]),
    ),
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

/** What is in it and what is not, how old it is, whose it is, and who to call. */
function introduce({ live }: Site): string[] {
  const statement = stateWhole({ live });
  const { safetyNotice, source, lastVerifiedAt, licence, credit, sample } = statement;
  const changed = latest(Array.from(live.current.all.heads(), ({ updatedAt }) => updatedAt));
  const verified = sample ? null : lastVerifiedAt;
  return [
    safetyNotice,
    tellCoverage(live),
    [
      words.source(source),
      ...(sample
        ? []
        : tellAge({ sources: source.split('; '), newestVerifiedAt: verified, updatedAt: changed })),
      verified === null ? words.unverified : words.verified(verified),
      ...(changed === null ? [] : [words.changed(changed)]),
    ].join(' '),
    [
      tellPublisher(statement.publisher),
      words.licence(licence.name, licence.url),
      words.credit(credit),
      words.advice,
    ].join(' '),
  ];
}

function tellCoverage({ current }: Site['live']): string {
  const listed = jurisdictions.values.filter((state) => current.byState(state).length > 0);
  const states = listed.filter(isState).length;
  const missing = jurisdictions.values.filter((state) => !listed.includes(state));
  return [
    words.size(current.size, states, listed.length - states),
    ...(missing.length > 0 ? [words.notCovered(missing.map((state) => jurisdictions.labels[state]))] : []),
  ].join(' ');
}

function tellAge(dated: Dated): string[] {
  const age = ageOfData(dated);
  if (!age) return [];
  return [age.kind === 'source' ? words.age.source(age.year) : words.age[age.kind](age.at)];
}

/** How to ask: the one call with three examples, what it takes and answers, and the ways beside it. */
function tellCalls({ origin, live }: Site): string[] {
  const centers = `${origin}/api/v1/centers`;
  const files = listWholeFiles(origin, sizesOfWhole(live, origin));
  return [
    words.ask(centers),
    words.examples(EXAMPLE_QUERIES.map((query) => `${centers}?${query}`)),
    `${words.parameters} ${words.terms(`${origin}/api/v1/terms`)}`,
    words.answer,
    words.files(
      files,
      stateFile(origin, live.current),
      `${origin}/api/v1/downloads`,
      `${origin}/api/v1/changes`,
    ),
    openDataText.promise,
    words.mcp(`${origin}/mcp`),
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
      const record = path.includes('guides') ? guide : center;
      const example =
        name === 'question' ? EXAMPLE_QUESTION : name === 'state' ? center?.state : record?.slug;
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
