import { z } from 'zod';
import { MAX_QUERY_LENGTH } from '#core/center-query.ts';
import { mcpAnswers } from '#core/i18n/en/mcp/answers.ts';
import { mcpParameters as words } from '#core/i18n/en/mcp/tools.ts';
import { languages, splitLanguage } from '#core/i18n/languages.ts';
import { insuranceTypes, jurisdictions, levels, populations } from '#core/lists.ts';
import type { ValueList } from '#core/value-list.ts';

/** The most that one answer holds: more would fill up what a model can keep in mind. */
export const MOST_ON_A_PAGE = 20;

/** Words to search for. */
export const wordsInput = z.string().max(MAX_QUERY_LENGTH).default('');

export const stateInput = z.enum(jurisdictions.values, mcpAnswers.wrong.state).optional();

const anyOf = <const L extends ValueList>({ values }: L) =>
  z
    .array(z.enum(values as L['values']))
    .max(values.length)
    .default([]);

export const filterInputs = {
  levels: anyOf(levels).describe(words.levels),
  populations: anyOf(populations).describe(words.populations),
  insurance: anyOf(insuranceTypes).describe(words.insurance),
};

export const pageInputs = {
  page: z.int().min(1).max(1_000_000).default(1).describe(words.page),
  limit: z.int().min(1).max(MOST_ON_A_PAGE).default(10).describe(words.limit(MOST_ON_A_PAGE)),
};

/** In which language to read guides. */
export const languageInput = {
  language: z.enum(languages).default(languages[0]).describe(words.guideLanguage),
};

const pageInput = z.string().trim().min(1).max(500);

/** A slug, or the address of a page whose last part it is: "https://harborlight.example/centers/harbor-house?x". */
export const slugInput = pageInput.transform(slugOf);

/** The slug or address of a guide, with the language in which the page at that address is. */
export const guideInput = pageInput.transform((given) => {
  const address = given.replace(/^.*?(?=(?:\/[a-z]{2})?\/guides\/)/, '');
  return { slug: slugOf(given), language: splitLanguage(address).language };
});

function slugOf(given: string): string {
  return given
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '')
    .replace(/^.*\//, '')
    .replace(/\.json$/, '');
}
