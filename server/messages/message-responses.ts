import { z } from '@hono/zod-openapi';
import { errors, json } from '../http/api-schemas.ts';

/** What is answered to a message that is stored: the id under which staff see it. */
export const StoredMessage = z.object({ id: z.uuid() }).openapi('StoredMessage');
export type StoredMessage = z.infer<typeof StoredMessage>;

/**
 * What a route's declaration lists that takes a message of the public, and `more` of its own. A function, because the
 * type of a spread turns a status from a number into a string; with it, or without `NoInfer`, the typed clients would
 * lose it.
 */
export function messageResponses<More extends object = object>(
  more = {} as More,
): typeof responses & NoInfer<More> {
  return { ...responses, ...more };
}

const responses = {
  201: json(
    StoredMessage,
    'It is stored. A repeat with the same Idempotency-Key is answered so, too, with Idempotency-Replayed: true.',
    { id: '3f2b8c64-9d1e-4a57-8b30-5c6e7f8a9b0c' },
  ),
  ...errors(400, 413, 415, 422, 429, 503),
};
