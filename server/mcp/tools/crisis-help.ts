import { z } from 'zod';
import { crisisLines, ownTextLine } from '#core/i18n/en/mcp/crisis-lines.ts';
import { DataStatement } from '#core/open-data.ts';
import { stateGuides } from '../../open-data/data-statement.ts';
import { withStatement } from '../statement-text.ts';
import { defineTool } from '../tool.ts';

export const crisisHelp = defineTool({
  name: 'crisis_help',
  input: z.strictObject({}),
  output: DataStatement.extend({
    lines: z.array(
      z.object({
        name: z.string(),
        how: z.string(),
        when: z.string(),
        /** The number to call; null where it takes texts only. */
        call: z.string().nullable(),
        /** The number to text; null where it takes calls only. */
        text: z.string().nullable(),
      }),
    ),
  }),
  run(_input, { live, textHelpPhone }) {
    const lines = [...crisisLines, ...(textHelpPhone ? [ownTextLine(textHelpPhone)] : [])];
    const statement = stateGuides(live, []);
    const text = lines.map(({ name, how, when }) => `- **${name}**: ${how} ${when}`).join('\n');
    return { data: { ...statement, lines }, text: withStatement(text, statement, 'crisis') };
  },
});
