import { z } from 'zod';
import { StateCount } from '#core/center.ts';
import { mcpAnswers as words } from '#core/i18n/en/mcp/answers.ts';
import { jurisdictions } from '#core/lists.ts';
import { DataStatement } from '#core/open-data.ts';
import { stateWhole } from '../directory-source.ts';
import { withStatement } from '../statement-text.ts';
import { defineTool } from '../tool.ts';

export const listStates = defineTool({
  name: 'list_states',
  input: z.strictObject({}),
  output: DataStatement.extend({
    states: z.array(
      StateCount.extend({
        name: z.string(),
        /** The page for people. */
        url: z.url(),
      }),
    ),
    total: z.int().min(0),
  }),
  run(_input, source) {
    const { live, origin } = source;
    const statement = stateWhole(source);
    const states = live.current.stateCounts().map(({ state, count }) => ({
      state,
      count,
      name: jurisdictions.labels[state],
      url: `${origin}/states/${state.toLowerCase()}`,
    }));
    const lines = states.map(({ name, state, count }) => words.stateCount(name, state, count));
    return {
      data: { ...statement, states, total: live.current.size },
      text: withStatement([words.statesTotal(live.current.size), lines.join('\n')].join('\n\n'), statement),
    };
  },
});
