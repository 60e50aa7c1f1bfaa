import { z } from 'zod';
import { mcpAnswers as words } from '#core/i18n/en/mcp/answers.ts';
import { mcpParameters } from '#core/i18n/en/mcp/tools.ts';
import { languages } from '#core/i18n/languages.ts';
import { stateGuides } from '#core/open-data/data-statement.ts';
import { AppError } from '../../app-error.ts';
import { readGuide, readGuides } from '../../guides/guide-rows.ts';
import { describeGuide, describeGuideBriefly } from '../guide-text.ts';
import { guideInput, wordsInput } from '../inputs.ts';
import { rankGuides } from '../rank-guides.ts';
import { withStatement } from '../statement-text.ts';
import { defineTool } from '../tool.ts';

/** Of those with a word of the question: the others have less and less to do with it. */
const MOST_FOUND = 10;

export const guides = defineTool({
  name: 'guides',
  input: z.strictObject({
    q: wordsInput.describe(mcpParameters.guideWords),
    slug: guideInput.optional().describe(mcpParameters.guideSlug),
    language: z.enum(languages).optional().describe(mcpParameters.guideLanguage),
  }),
  async run({ q, slug: named, language = named?.language ?? languages[0] }, source) {
    const { live, db } = source;
    if (named) {
      const guide = await readGuide(db, named.slug, language);
      if (!guide) throw new AppError(404, 'guide_not_found', words.wrong.noGuide(named.slug));
      return describeGuide(guide, source);
    }
    const all = await readGuides(db, language);
    const found = q.trim() === '' ? all : rankGuides(all, q).slice(0, MOST_FOUND);
    const text = found.length > 0 ? found.map(describeGuideBriefly).join('\n') : words.noGuide;
    return withStatement(text, stateGuides(live, found), { kind: 'guides' });
  },
});
