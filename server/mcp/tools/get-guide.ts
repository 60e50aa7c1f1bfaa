import { z } from 'zod';
import { Guide } from '#core/guide.ts';
import { mcpAnswers as words } from '#core/i18n/en/mcp/answers.ts';
import { mcpParameters } from '#core/i18n/en/mcp/tools.ts';
import { languages } from '#core/i18n/languages.ts';
import { DataStatement } from '#core/open-data.ts';
import { AppError } from '../../app-error.ts';
import { readGuide } from '../../guide-rows.ts';
import { stateGuides } from '../../open-data/data-statement.ts';
import { describeReview, GuideSummary, summarizeGuide } from '../guide-summary.ts';
import { guideInput } from '../inputs.ts';
import { withStatement } from '../statement-text.ts';
import { defineTool } from '../tool.ts';

export const getGuide = defineTool({
  name: 'get_guide',
  input: z.strictObject({
    slug: guideInput.describe(mcpParameters.guideSlug),
    language: z.enum(languages).optional().describe(mcpParameters.guideLanguage),
  }),
  output: DataStatement.extend({ guide: GuideSummary.extend(Guide.pick({ bodyMarkdown: true }).shape) }),
  async run({ slug: { slug, language: own }, language = own }, { live, db, origin }) {
    const guide = await readGuide(db, slug, language);
    if (!guide) throw new AppError(404, 'guide_not_found', words.wrong.noGuide(slug));
    const statement = stateGuides(live, [guide]);
    const summary = summarizeGuide(guide, origin);
    const { title, excerpt, bodyMarkdown } = guide;
    const text = [`# ${title}`, excerpt, `${describeReview(summary)} ${summary.url}`, bodyMarkdown].join(
      '\n\n',
    );
    return {
      data: { ...statement, guide: { ...summary, bodyMarkdown } },
      text: withStatement(text, statement, 'guides'),
    };
  },
});
