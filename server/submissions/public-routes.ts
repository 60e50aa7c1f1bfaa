import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { type Submission, SubmissionBody } from '#core/messages/submission.ts';
import type { Db } from '../database/db.ts';
import { submissionExample } from '../examples/message-examples.ts';
import { jsonBody } from '../http/api-schemas.ts';
import { TAGS } from '../http/api-tags.ts';
import { rejectInvalid } from '../http/error-answers.ts';
import { takeJson } from '../http/json-body.ts';
import { IdempotencyHeaders } from '../http/receipts.ts';
import type { About } from '../mail/notifications.ts';
import { messageResponses } from '../messages/message-responses.ts';
import { type FormIntake, receiveForm } from '../messages/receive-form.ts';

const sendSubmission = createRoute({
  method: 'post',
  path: '/submissions',
  operationId: 'sendSubmission',
  tags: [TAGS.messages],
  summary: 'Send a new listing, a change to one, or a contact message',
  description:
    '`payloadJson` holds the form, as JSON in a string. A CONTACT has name, email, message, type (general, center_info, correction, partnership, press or technical) and, where there is one, subject. A listing has type, centerName, state, levelsOfCare, submitterName and submitterEmail and, where they are known, website, phone, email, address, city, zip, programHighlights, additionalInfo, submitterRole, accreditations, and lists of the codes that a center has: care, populations, modalities, topics and insurance. `language` is the one of whoever writes. What a listing lacks, the 400 names field by field.',
  middleware: takeJson,
  request: { headers: IdempotencyHeaders, body: jsonBody(SubmissionBody, submissionExample) },
  responses: messageResponses(),
});

/** Listings and contact messages of the public, for staff to read. */
export function submissionRoutes(intake: FormIntake) {
  return new OpenAPIHono({ defaultHook: rejectInvalid }).openapi(sendSubmission, (c) =>
    receiveForm(c, intake, c.req.valid('json'), storeSubmission),
  );
}

/** Writes a submission's row, and returns what to notify staff and submitter about. */
export async function storeSubmission(tx: Db, id: string, submission: Submission, now: Date): Promise<About> {
  await tx
    .insertInto('submissions')
    .values({
      id,
      type: submission.type,
      status: 'NEW',
      payload_json: JSON.stringify(submission.payload),
      language: submission.language,
      created_at: now.toISOString(),
      processed_at: null,
    })
    .execute();
  return { submissionId: id, submission };
}
