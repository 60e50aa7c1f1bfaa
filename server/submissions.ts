import { randomUUID } from 'node:crypto';
import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { SubmissionBody } from '#core/submission.ts';
import { errors, jsonBody, stored } from './api-schemas.ts';
import type { AppContext } from './app.ts';
import { clientAddress } from './client-address.ts';
import { rejectInvalid } from './error-answers.ts';
import { takeJson } from './json-body.ts';
import { notifyAbout } from './notifications.ts';
import { answerStored, IdempotencyHeaders, identifyMessage, storeOnce } from './receipts.ts';

const sendSubmission = createRoute({
  method: 'post',
  path: '/submissions',
  summary: 'Send a new listing, a change to one, or a contact message',
  middleware: takeJson,
  request: { headers: IdempotencyHeaders, body: jsonBody(SubmissionBody) },
  responses: {
    201: stored,
    400: errors[400],
    413: errors[413],
    415: errors[415],
    422: errors[422],
    429: errors[429],
    503: errors[503],
  },
});

/** Listings and contact messages of the public, for staff to read. */
export function submissionRoutes({ db, limits, trustProxy, staffEmail, wakeMail }: AppContext) {
  return new OpenAPIHono({ defaultHook: rejectInvalid }).openapi(sendSubmission, async (c) => {
    const submission = c.req.valid('json');
    const message = identifyMessage(c.req.valid('header')['Idempotency-Key'], c.req.path, submission);
    const answered = await storeOnce(db, message, async (tx, now) => {
      await limits.forms.count(clientAddress(c, trustProxy));
      const id = randomUUID();
      await tx
        .insertInto('submissions')
        .values({
          id,
          type: submission.type,
          status: 'NEW',
          payload_json: JSON.stringify(submission.payload),
          created_at: now.toISOString(),
          processed_at: null,
        })
        .execute();
      await notifyAbout(tx, { submissionId: id, submission }, { staffEmail }, now);
      return { id };
    });
    if (!answered.replayed) wakeMail();
    return answerStored(c, answered);
  });
}
