import { z } from 'zod';
import { Center } from '#core/center.ts';
import { mcpAnswers as words } from '#core/i18n/en/mcp/answers.ts';
import { mcpParameters } from '#core/i18n/en/mcp/tools.ts';
import { CenterSummary, DataStatement, summarizeCenter } from '#core/open-data.ts';
import { AppError } from '../../app-error.ts';
import { findSurvivor } from '../../merged-centers.ts';
import { stateCenters } from '../../open-data/data-statement.ts';
import { describeCenter } from '../center-text.ts';
import type { DirectorySource } from '../directory-source.ts';
import { slugInput } from '../inputs.ts';
import { withStatement } from '../statement-text.ts';
import { defineTool } from '../tool.ts';

const { url, verification } = CenterSummary.shape;

export const getCenter = defineTool({
  name: 'get_center',
  input: z.strictObject({ slug: slugInput.describe(mcpParameters.centerSlug) }),
  output: DataStatement.extend({
    center: Center.extend({ url, verification }),
    /** The slug that was asked for, where that listing was merged into this one. */
    mergedFrom: z.string().nullable(),
  }),
  async run({ slug }, source, now) {
    const center = await readCenter(slug, source);
    const mergedFrom = center.slug === slug ? null : slug;
    const statement = stateCenters(source.live, [center]);
    const summary = summarizeCenter(center, source.origin, now);
    const text = [...(mergedFrom ? [words.merged(mergedFrom)] : []), describeCenter(center, summary)].join(
      '\n\n',
    );
    return {
      data: {
        ...statement,
        center: { ...center, url: summary.url, verification: summary.verification },
        mergedFrom,
      },
      text: withStatement(text, statement),
    };
  },
});

/** The center, or the one that it was merged into. Throws 404. */
async function readCenter(slug: string, { live, db }: DirectorySource): Promise<Center> {
  const center = live.current.bySlug(slug);
  if (center) return center;
  const survivor = await findSurvivor(db, { slug });
  const found = survivor && live.current.bySlug(survivor.slug);
  if (!found) throw new AppError(404, 'center_not_found', words.wrong.noCenter(slug));
  return found;
}
