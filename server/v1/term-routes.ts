import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { catalogs, wordsOf } from '#core/i18n/catalogs.ts';
import { type Language, languages } from '#core/i18n/languages.ts';
import { stateWhole } from '#core/open-data/data-statement.ts';
import { type TermGroup, Terms, termGroups } from '#core/open-data/terms.ts';
import { type FilterName, filterGroups } from '#core/search/filters.ts';
import { countTerms } from '../centers/term-counts.ts';
import { statementExample } from '../examples/data-examples.ts';
import { json } from '../http/api-schemas.ts';
import { TAGS } from '../http/api-tags.ts';
import { type OpenData, openData } from '../open-data/open-data-route.ts';

const listTerms = createRoute({
  method: 'get',
  path: '/terms',
  operationId: 'listTermsV1',
  tags: [TAGS.openData],
  summary: 'What every code means',
  description:
    'The vocabulary of the directory: each code that a search takes or a center has, what people read for it, and how many centers have it. What no center has, a search refuses.',
  responses: {
    200: json(Terms, 'All codes.', {
      ...statementExample,
      terms: [{ group: 'level', code: 'DETOX', labels: { en: 'Detox', es: 'Desintoxicación' }, centers: 1 }],
    }),
  },
});

/** What the codes of answers mean. */
export function termRoutes({ live }: Pick<OpenData, 'live'>) {
  const routes = new OpenAPIHono();
  openData(routes, listTerms);
  return routes.openapi(listTerms, async (c) => {
    const counts = countTerms(live.current);
    const words = await readLabels();
    const terms = termGroups.flatMap((group) =>
      Object.entries(counts[group]).map(([code, centers]) => ({
        group,
        code,
        labels: Object.fromEntries(languages.map((language) => [language, words[language](group, code)])),
        centers,
      })),
    );
    return c.json({ ...stateWhole({ live }), terms }, 200);
  });
}

/** What people read for a code. */
type Label = (group: TermGroup, code: string) => string;

async function readLabels(): Promise<Record<Language, Label>> {
  const all = await Promise.all(
    languages.map(async (language) => {
      const { lists } = await catalogs[language].text();
      const topics = { labels: await wordsOf(language, 'topics') };
      const named: Record<string, { labels: Readonly<Record<string, string>> }> = { ...lists, topics };
      const label: Label = (group, code) => named[listOf(group)]?.labels[code] ?? code;
      return [language, label] as const;
    }),
  );
  return Object.fromEntries(all) as Record<Language, Label>;
}

/** The list in the catalogs of words that has a group's labels. */
function listOf(group: TermGroup): string {
  return OTHER_LISTS[group] ?? filterGroups[group as FilterName].name;
}

const OTHER_LISTS: Partial<Record<TermGroup, string>> = {
  state: 'jurisdictions',
  servesOnly: 'servedOnly',
  doesNotTreat: 'untreated',
};
