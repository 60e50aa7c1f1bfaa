import { z } from '@hono/zod-openapi';

/** One change of a center that the public can see. */
export const Change = z
  .object({
    cursor: z.string().describe('Its place in the list: what comes behind it is asked for with `after`.'),
    at: z.iso.datetime().describe('When it happened, in UTC.'),
    id: z.string().describe('The center: eight digits, which it keeps.'),
    slug: z.string().describe('The center’s name in addresses, then.'),
    service: z.string().describe('The id of its service in HSDS.'),
    kind: z
      .enum(['created', 'changed', 'merged', 'removed'])
      .describe('`created` is also a center that can be seen again.'),
    fields: z
      .array(z.string())
      .optional()
      .describe('With `changed`: which fields of /api/centers/{slug}.json are another.'),
    into: z
      .object({ id: z.string(), slug: z.string().optional(), url: z.url().optional() })
      .optional()
      .describe('With `merged`: the center that stands for it.'),
    why: z
      .enum(['unpublished', 'deleted'])
      .optional()
      .describe(
        'With `removed`: `unpublished` where our staff took it from the directory, `deleted` where it should never have been in it.',
      ),
    url: z.url().optional().describe('Its page, where it can still be seen.'),
  })
  .meta({ id: 'Change', description: 'One change of a center.' });
export type Change = z.infer<typeof Change>;

/** A page of changes. */
export const ChangeList = z
  .object({
    changes: z.array(Change).describe('The oldest first.'),
    more: z.boolean().describe('False: nothing else has happened yet. Ask `next` again later.'),
    next: z.url().describe('What comes behind these. Always there.'),
    licence: z
      .object({ name: z.string(), url: z.url() })
      .describe('Under which anybody may use it and pass it on.'),
  })
  .meta({ id: 'ChangeList' });
