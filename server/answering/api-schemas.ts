import { z } from '@hono/zod-openapi';

/** The one form of every error of the API. */
export const ErrorBody = z
  .object({
    error: z.object({
      /** For programs, e.g. `invalid_request`. */
      code: z.string(),
      /** For people. */
      message: z.string(),
      /** What is wrong where, if it is in what was sent. */
      issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
    }),
  })
  .openapi('Error');

/** A JSON answer for a route's declaration. */
export function json<S extends z.ZodType>(schema: S, description: string) {
  return { content: { 'application/json': { schema } }, description };
}

/** A required JSON body for a route's declaration. */
export function jsonBody<S extends z.ZodType>(schema: S) {
  return { content: { 'application/json': { schema } }, required: true };
}

const errorAnswers = {
  400: json(ErrorBody, 'What was sent is wrong; `issues` names where.'),
  401: json(ErrorBody, 'Nobody is signed in.'),
  403: json(ErrorBody, 'Whoever is signed in may not do this, or another site asked for it.'),
  404: json(ErrorBody, 'There is no such thing.'),
  409: json(ErrorBody, 'It does not go with how things now are; the message says why.'),
  413: json(ErrorBody, 'It is larger than 64 KB.'),
  415: json(ErrorBody, 'It was not sent as application/json.'),
  422: json(ErrorBody, 'Its Idempotency-Key was used for another message.'),
  429: json(ErrorBody, 'Too many from one client; try again after the seconds in Retry-After.'),
  502: json(ErrorBody, 'Another server that it needs failed; the message says how.'),
  503: json(ErrorBody, 'Not ready yet; try again after the seconds in Retry-After.'),
} as const;

/** The error answers of these statuses, for a route's declaration. */
export function errors<S extends keyof typeof errorAnswers>(...statuses: S[]): Pick<typeof errorAnswers, S> {
  return Object.fromEntries(statuses.map((status) => [status, errorAnswers[status]])) as Pick<
    typeof errorAnswers,
    S
  >;
}
