import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { vocabulary } from '#core/center/vocabulary.ts';
import { languages } from '#core/i18n/languages.ts';
import { stateWhole } from '#core/open-data/data-statement.ts';
import { type TermGroup, Terms, termGroups } from '#core/open-data/terms.ts';
import { type FilterName, filterGroups } from '#core/search/filters.ts';
import { statementExample } from '../examples/data-examples.ts';
import { json } from '../http/api-schemas.ts';
import { TAGS } from '../http/api-tags.ts';
import { type OpenData, openData } from '../open-data/open-data-route.ts';
import { readWords, type WholeTerm, wholeTerms } from '../vocabulary/whole-terms.ts';
import { countTerms } from './term-counts.ts';

const listTerms = createRoute({
  method: 'get',
  path: '/terms',
  operationId: 'listTermsV1',
  tags: [TAGS.openData],
  summary: 'What every code means',
  description:
    'Each code that a search takes or a center has: what people read for it, SAMHSA’s service codes, where HSDS has it, and how many centers have it. What no center has, a search refuses.',
  responses: {
    200: json(Terms, 'All codes.', {
      ...statementExample,
      terms: [
        {
          group: 'level',
          code: 'DETOX',
          labels: { en: 'Detox', es: 'Desintoxicación' },
          centers: 1,
          codes: [{ year: 2022, codes: ['SU:DT', 'SU:HID', 'SU:OD', 'SU:RD'] }],
          hsds: { in: 'level_of_care', value: 'DETOX' },
        },
      ],
    }),
  },
});

/** What the codes of answers mean. */
export function termRoutes({ live }: Pick<OpenData, 'live'>) {
  const routes = new OpenAPIHono();
  openData(routes, listTerms);
  return routes.openapi(listTerms, async (c) => {
    const counts = await countTerms(live.current);
    const words = await readWords();
    const whole = await wholeTerms();
    const terms = termGroups.flatMap((group) =>
      Object.entries(counts[group]).map(([code, centers]) => ({
        group,
        code,
        labels: Object.fromEntries(
          languages.map((language) => [language, words[language][catalogOf(group)]?.[code] ?? code]),
        ),
        centers,
        ...originOf(whole.find((term) => term.group === group && term.code === code)),
      })),
    );
    return c.json({ ...stateWhole({ live }), terms }, 200);
  });
}

/** Of what only a search asks for, such as "not stated", and of places there is none. */
function originOf(
  term: WholeTerm | undefined,
): Pick<Terms['terms'][number], 'topicGroup' | 'codes' | 'hsds'> {
  return term ? { topicGroup: term.topicGroup, codes: term.codes, hsds: term.hsds } : {};
}

/** The catalog of words that has a group's labels: what a search can ask for is more than what a center can have. */
function catalogOf(group: TermGroup): string {
  if (group === 'state') return 'jurisdictions';
  return group in filterGroups ? filterGroups[group as FilterName].name : vocabulary[group].words;
}
