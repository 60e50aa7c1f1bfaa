import { z } from 'zod';
import { mcpAnswers as words } from '#core/i18n/en/mcp/answers.ts';
import { mcpParameters } from '#core/i18n/en/mcp/tools.ts';
import { DataStatement } from '#core/open-data.ts';
import { readGuides } from '../../guide-rows.ts';
import { stateGuides } from '../../open-data/data-statement.ts';
import { describeGuideSummary, GuideSummary, summarizeGuide } from '../guide-summary.ts';
import { languageInput, pageInputs, wordsInput } from '../inputs.ts';
import { describePage, nextPageOf, pageFields } from '../paging.ts';
import { rankGuides } from '../rank-guides.ts';
import { withStatement } from '../statement-text.ts';
import { defineTool } from '../tool.ts';

export const searchGuides = defineTool({
  name: 'search_guides',
  input: z.strictObject({
    q: wordsInput.describe(mcpParameters.guideWords),
    ...languageInput,
    ...pageInputs,
  }),
  output: DataStatement.extend({ guides: z.array(GuideSummary), ...pageFields }),
  async run({ q, language, page, limit }, { live, db, origin }) {
    const ranked = rankGuides(await readGuides(db, language), q);
    const shown = ranked.slice((page - 1) * limit, page * limit);
    const statement = stateGuides(live, shown);
    const guides = shown.map((guide) => summarizeGuide(guide, origin));
    const found = { total: ranked.length, page, limit };
    const head = [
      words.found(found.total, 'guide', 'guides'),
      found.total === 0 && q !== '' ? words.noGuide : describePage(found),
    ];
    const text = [head.filter(Boolean).join(' '), ...guides.map(describeGuideSummary)].join('\n\n');
    return {
      data: { ...statement, guides, ...found, nextPage: nextPageOf(found) },
      text: withStatement(text, statement, 'guides'),
    };
  },
});
