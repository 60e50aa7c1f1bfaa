import { z } from '@hono/zod-openapi';
import { languages } from '#core/i18n/languages.ts';

/** In which language to read guides. */
export const GuideLanguageQuery = z.object({
  language: z
    .enum(languages, `must be one of: ${languages.join(', ')}`)
    .default(languages[0])
    .openapi({
      description: 'The language to read in. A guide that is not there in it comes in English.',
      param: { example: 'es' },
    }),
});
