import { z } from 'zod';
import { topics } from '#core/center/topics.ts';
import { mcpAnswers } from '#core/i18n/en/mcp/answers.ts';
import { mcpParameters as words } from '#core/i18n/en/mcp/tools.ts';
import { splitLanguage } from '#core/i18n/languages.ts';
import {
  careChoices,
  insuranceTypes,
  jurisdictions,
  levels,
  parseJurisdiction,
  populations,
  spokenLanguages,
} from '#core/lists/public-lists.ts';
import type { ValueList, ValueOf } from '#core/lists/value-list.ts';
import { MAX_PLACE_LENGTH, MAX_QUERY_LENGTH, MAX_WITHIN } from '#core/search/center-query.ts';
import type { FilterName } from '#core/search/filters.ts';
import { valueMeant } from '../centers/value-meant.ts';
import { type Named, nearestOf, valueNamed } from './nearest.ts';

/** The most that one answer holds: more would fill up what a model can keep in mind. */
const MOST_ON_A_PAGE = 20;
/** As many as somebody compares. */
const MOST_TO_COMPARE = 5;

const { noValue } = mcpAnswers.wrong;

/** Each value with its label, and with the label's parts: "DUAL_DX" is also "Dual Diagnosis". */
const namedOf = ({ values, labels }: ValueList): Named[] =>
  values.map((value) => [
    value,
    labels[value]!,
    ...labels[value]!.split(/[()]/).filter((part) => part !== ''),
  ]);

/** What is wrong with a value that a group of filters does not have. */
const notOf = (name: FilterName, given: string, list: ValueList, named: readonly Named[]) =>
  noValue(
    given,
    valueMeant(name, given, (typed) => nearestOf(typed, named)),
    list.values,
  );

/** Some of a list, which the tool's schema names. */
const someOf = <const L extends ValueList>(name: FilterName, list: L) => {
  const named = namedOf(list);
  const error = ({ input }: { input?: unknown }) => notOf(name, String(input), list, named);
  return z.array(z.enum(list.values as L['values'], { error })).default([]);
};

/** Some of a list that is too long to be read with every question; a label will do, too. */
const someNamed = <const L extends ValueList>(name: FilterName, list: L) => {
  const named = namedOf(list);
  return z
    .array(
      z.string().transform((given, context) => {
        const value = valueNamed(given, named);
        if (value !== undefined) return value as ValueOf<L>;
        context.addIssue(notOf(name, given, list, named));
        return z.NEVER;
      }),
    )
    .default([]);
};

const states = namedOf(jurisdictions);

const stateInput = z
  .string()
  .meta({ pattern: '^[A-Za-z]{2}$' })
  .transform((given, context) => {
    const state = parseJurisdiction(given);
    if (!state) context.addIssue(noValue(given, nearestOf(given, states), jurisdictions.values));
    return state;
  })
  .optional();

/** Words to search for. */
export const wordsInput = z.string().max(MAX_QUERY_LENGTH).default('');

/** A search, its parameters named as those of the API. */
export const searchInputs = {
  q: wordsInput.describe(words.q),
  near: z.string().trim().max(MAX_PLACE_LENGTH).default('').describe(words.near),
  within: z.int().min(1).max(MAX_WITHIN).optional().describe(words.within),
  state: stateInput.describe(words.state),
  level: someOf('level', levels).describe(words.level),
  care: someOf('care', careChoices).describe(words.care),
  population: someOf('population', populations).describe(words.population),
  insurance: someOf('insurance', insuranceTypes).describe(words.insurance),
  topic: someNamed('topic', topics).describe(words.topic),
  language: someNamed('language', spokenLanguages).describe(words.language),
  page: z.int().min(1).max(1_000_000).default(1),
  limit: z.int().min(1).max(MOST_ON_A_PAGE).default(10),
  structured: z.boolean().default(false).describe(words.structured),
};

const pageInput = z.string().trim().min(1).max(500);

/** Slugs, ids, or the addresses of pages whose last part they are: "https://harborlight.example/centers/harbor-house?x". */
export const slugsInput = z.array(pageInput.transform(slugOf)).min(1).max(MOST_TO_COMPARE);

/** The slug or address of a guide, with the language in which the page at that address is. */
export const guideInput = pageInput.transform((given) => {
  const address = given.replace(/^.*?(?=(?:\/[a-z]{2})?\/guides\/)/, '');
  return { slug: slugOf(given), language: splitLanguage(address).language };
});

/** The last part of an address, without what stands behind it. */
export function slugOf(given: string): string {
  return given
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '')
    .replace(/^.*\//, '')
    .replace(/\.json$/, '');
}
