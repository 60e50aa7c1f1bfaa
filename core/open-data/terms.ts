import { z } from 'zod';
import { languages } from '../i18n/languages.ts';
import { type TopicGroup, topicGroups } from '../lists/topic-values.ts';
import { filterNames } from '../search/filters.ts';
import { DataStatement } from './open-data.ts';

/** What a center can have: what a search asks for, and what only a listing says. */
export const termGroups = ['state', ...filterNames, 'servesOnly', 'doesNotTreat'] as const;
export type TermGroup = (typeof termGroups)[number];

const labels = Object.fromEntries(languages.map((language) => [language, z.string()] as const));

const Term = z
  .object({
    group: z
      .enum(termGroups)
      .describe(
        'The parameter of /api/v1/centers that takes it. `servesOnly` and `doesNotTreat` are none: centers say it of themselves.',
      ),
    code: z.string().describe('For programs.'),
    labels: z.object(labels).describe('For people, in each language of this site.'),
    centers: z.int().min(0).describe('How many centers have it.'),
    topicGroup: z
      .enum(Object.keys(topicGroups) as [TopicGroup, ...TopicGroup[]])
      .optional()
      .describe('Of a topic: of what kind it is.'),
    codes: z
      .array(z.object({ year: z.int(), codes: z.array(z.string()) }))
      .optional()
      .describe(
        'By which of SAMHSA’s service codes, in its directory of substance use (`SU:DT`) or mental health (`MH:RES`), since which year. Empty where only staff or the center say it.',
      ),
    hsds: z
      .object({ in: z.string(), value: z.string() })
      .optional()
      .describe(
        'The taxonomy of `/hsds/taxonomies` that has it, or the field of an HSDS record, and as what.',
      ),
  })
  .meta({ id: 'Term', description: 'A value that a center can have.' });

/** The vocabulary of the directory. */
export const Terms = DataStatement.extend({
  terms: z.array(Term).describe('Group by group, in the order in which people see them.'),
}).meta({ id: 'Terms', description: 'What every code means, and how many centers have it.' });
export type Terms = z.infer<typeof Terms>;
