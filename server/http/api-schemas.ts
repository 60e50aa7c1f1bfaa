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

/** A JSON answer for a route's declaration; a public one shows an example. */
export function json<S extends z.ZodType>(schema: S, description: string, example?: z.output<S>) {
  return { content: { 'application/json': withExample(schema, example) }, description };
}

/** A required JSON body for a route's declaration; a public one shows an example. */
export function jsonBody<S extends z.ZodType>(schema: S, example?: z.input<S>) {
  return { content: { 'application/json': withExample(schema, example) }, required: true };
}

function withExample<S extends z.ZodType, E>(schema: S, example: E | undefined): { schema: S; example?: E } {
  return example === undefined ? { schema } : { schema, example };
}

/** An answer that is an error, for a route's declaration. */
export function error(
  description: string,
  code: string,
  message: string,
  issues?: z.infer<typeof ErrorBody>['error']['issues'],
) {
  return json(ErrorBody, description, { error: { code, message, ...(issues && { issues }) } });
}

const errorAnswers = {
  400: error(
    'What was sent is wrong; `issues` names where.',
    'invalid_request',
    'page: must be a whole number from 1 to 1000000',
    [{ path: 'page', message: 'must be a whole number from 1 to 1000000' }],
  ),
  401: json(ErrorBody, 'Nobody is signed in.'),
  403: json(ErrorBody, 'Whoever is signed in may not do this, or another site asked for it.'),
  404: error('There is no such thing.', 'center_not_found', 'There is no center named "nowhere".'),
  409: json(ErrorBody, 'It does not go with how things now are; the message says why.'),
  413: error('It is larger than 64 KB.', 'body_too_large', 'This is too long: at most 64 KB can be sent.'),
  415: error(
    'It was not sent as application/json.',
    'wrong_content_type',
    'Send JSON, with the header Content-Type: application/json.',
  ),
  422: error(
    'Its Idempotency-Key was used for another message.',
    'idempotency_key_reused',
    'We already have this message as it was before it was changed. Send the change as a new message.',
  ),
  429: error(
    'Too many from one client; try again after the seconds in Retry-After.',
    'too_many_requests',
    'Many messages came from your connection. Please try again in 20 minutes.',
  ),
  502: json(ErrorBody, 'Another server that it needs failed; the message says how.'),
  503: error(
    'Not ready yet; try again after the seconds in Retry-After.',
    'database_busy',
    'The directory is being updated. Please try again in a moment.',
  ),
} as const;

/** The error answers of these statuses, for a route's declaration. */
export function errors<S extends keyof typeof errorAnswers>(...statuses: S[]): Pick<typeof errorAnswers, S> {
  return Object.fromEntries(statuses.map((status) => [status, errorAnswers[status]])) as Pick<
    typeof errorAnswers,
    S
  >;
}
