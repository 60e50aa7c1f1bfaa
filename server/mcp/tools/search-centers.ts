import { z } from 'zod';
import { emptyQuery } from '#core/center-query.ts';
import { mcpAnswers as words } from '#core/i18n/en/mcp/answers.ts';
import { mcpParameters } from '#core/i18n/en/mcp/tools.ts';
import { CenterSummary, DataStatement, summarizeCenter } from '#core/open-data.ts';
import { stateCenters } from '../../open-data/data-statement.ts';
import { describeSummary } from '../center-text.ts';
import { stateWhole } from '../directory-source.ts';
import { filterInputs, pageInputs, stateInput, wordsInput } from '../inputs.ts';
import { describePage, nextPageOf, pageFields } from '../paging.ts';
import { withStatement } from '../statement-text.ts';
import { defineTool } from '../tool.ts';

export const searchCenters = defineTool({
  name: 'search_centers',
  input: z.strictObject({
    q: wordsInput.describe(mcpParameters.q),
    state: stateInput.describe(mcpParameters.state),
    ...filterInputs,
    ...pageInputs,
  }),
  output: DataStatement.extend({ centers: z.array(CenterSummary), ...pageFields }),
  run({ q, state, levels, populations, insurance, page, limit }, source, now) {
    const query = { ...emptyQuery, q, state, level: levels, population: populations, insurance, page, limit };
    const { centers, total } = source.live.current.find(query);
    const statement = centers.length > 0 ? stateCenters(source.live, centers) : stateWhole(source);
    const summaries = centers.map((center) => summarizeCenter(center, source.origin, now));
    const found = { total, page, limit };
    const head = [
      words.found(total, 'center', 'centers'),
      total === 0 ? words.noneFound : describePage(found),
    ];
    const text = [head.filter(Boolean).join(' '), ...summaries.map((each) => describeSummary(each))].join(
      '\n\n',
    );
    return {
      data: { ...statement, centers: summaries, ...found, nextPage: nextPageOf(found) },
      text: withStatement(text, statement),
    };
  },
});
