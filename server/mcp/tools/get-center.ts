import { z } from 'zod';
import type { Center } from '#core/center/center.ts';
import { mcpAnswers as words } from '#core/i18n/en/mcp/answers.ts';
import { mcpParameters } from '#core/i18n/en/mcp/tools.ts';
import { stateCenters } from '#core/open-data/data-statement.ts';
import { AppError } from '../../app-error.ts';
import { describeCenter } from '../center-text.ts';
import { slugsInput } from '../inputs.ts';
import { readCenter } from '../read-center.ts';
import { withStatement } from '../statement-text.ts';
import { defineTool } from '../tool.ts';

export const getCenter = defineTool({
  name: 'get_center',
  input: z.strictObject({ slugs: slugsInput.describe(mcpParameters.slugs) }),
  async run({ slugs }, source, now) {
    const found: Center[] = [];
    const texts: string[] = [];
    for (const slug of new Set(slugs)) {
      const center = await readCenter(slug, source);
      if (!center) {
        texts.push(words.wrong.noCenter(slug));
        continue;
      }
      if (center.slug !== slug && Number(center.id) !== Number(slug)) texts.push(words.merged(slug));
      if (found.some(({ id }) => id === center.id)) continue;
      found.push(center);
      // Who compares needs what can be compared: the center's own words are long, and say most of it again.
      const isAlone = slugs.length === 1;
      texts.push(describeCenter(center, { origin: source.origin, now, withOverview: isAlone }));
    }
    const text = texts.join('\n\n');
    if (found.length === 0) throw new AppError(404, 'center_not_found', text);
    return withStatement(text, stateCenters(source.live, found));
  },
});
