import { z } from '@hono/zod-openapi';
import { languages } from '#core/i18n/languages.ts';
import { parseCursor } from '../database/paging.ts';
import { PageParameter, StateParameter, trueOrFalse, wholeNumber } from '../http/parameters.ts';

const HOUR_MS = 3600_000;

const CursorParameter = z
  .string()
  .transform((text, context) => {
    const cursor = parseCursor(text);
    if (!cursor) context.addIssue({ code: 'custom', message: 'must be the `next` of a page before' });
    return cursor;
  })
  .openapi({
    description: 'The `next` of the page before: nothing is skipped while others work. Goes before `page`.',
  });

/** How the queues of what people sent are searched and paged, whatever is in them. */
export const QueueParameters = z.object({
  q: z.string().trim().max(200).default('').openapi({
    description: 'Words of a name or an address, an e-mail, digits of a phone, or how the id begins',
  }),
  from: StateParameter.optional().openapi({ description: 'Where it is, or who asks: such as TX' }),
  language: z.enum(languages).optional(),
  olderThanHours: wholeNumber(0, 1_000_000, 0),
  by: z
    .string()
    .trim()
    .max(200)
    .default('')
    .openapi({ description: 'Who reviews it, has dealt with it, or is on it just now' }),
  mine: trueOrFalse(false).openapi({ description: 'The same, of oneself' }),
  unclaimed: trueOrFalse(false).openapi({ description: 'Only what nobody is on just now' }),
  spam: trueOrFalse(false).openapi({ description: 'What is marked as spam, and nothing else' }),
  after: CursorParameter.optional(),
  page: PageParameter,
});

/** What is chosen of a queue. */
export interface QueueFilter {
  q: string;
  from: string | undefined;
  language: (typeof languages)[number] | undefined;
  /** A moment. */
  sentBefore: string | undefined;
  by: string | undefined;
  unclaimed: boolean;
  /** What is marked as spam; without it what is not. */
  spam: boolean;
}

/** What was asked for, apart from the paging; `me` asks. */
export function readQueueFilter(
  { q, from, language, olderThanHours, by, mine, unclaimed, spam }: z.output<typeof QueueParameters>,
  me: string,
  now: Date,
): QueueFilter {
  const old = olderThanHours > 0;
  return {
    ...{ q, from, language, unclaimed, spam },
    by: mine ? me : by || undefined,
    sentBefore: old ? new Date(now.getTime() - olderThanHours * HOUR_MS).toISOString() : undefined,
  };
}
