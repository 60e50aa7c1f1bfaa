import { z } from 'zod';
import { mcpAnswers } from '#core/i18n/en/mcp/answers.ts';
import { forAssistants } from '#core/i18n/en/pages/for-assistants.ts';
import { jurisdictions } from '#core/lists/public-lists.ts';
import { exampleState, listWholeFiles, stateFile } from '../../open-data/downloads/whole-sizes.ts';
import { tellPublisher } from '../../open-data/tell-publisher.ts';
import { stateWhole } from '../directory-source.ts';
import { withStatement } from '../statement-text.ts';
import { defineTool } from '../tool.ts';

const words = mcpAnswers.about;

export const aboutDirectory = defineTool({
  name: 'about_directory',
  input: z.strictObject({}),
  run(_input, source) {
    const { origin } = source;
    const { current } = source.live;
    const all = jurisdictions.values.map((state) => ({ state, centers: current.byState(state) }));
    const counts = all.flatMap(({ state, centers }) =>
      centers.length > 0 ? `${state} ${centers.length}` : [],
    );
    const statement = stateWhole(source);
    const text = [
      words.size(current.size, current.verified),
      words.byState(counts.join(', ')),
      tellPublisher(statement.publisher),
      words.reuse(statement.credit, forAssistants.passingOn.citation(statement.credit, origin)),
      words.files(
        listWholeFiles(origin, source.fileSizes?.()),
        stateFile(origin, current),
        `${origin}/api/v1/downloads`,
      ),
      words.news(
        `${origin}/api/v1/changes?after=${statement.generatedAt.slice(0, 10)}&limit=20`,
        `${origin}/states/${exampleState(current).toLowerCase()}/feed.xml`,
      ),
    ].join('\n\n');
    return withStatement(text, statement);
  },
});
