import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { LiveMatchingRequest } from '#core/messages/live-matching.ts';
import type { Db } from '../database/db.ts';
import { matchExample } from '../examples/message-examples.ts';
import { jsonBody } from '../http/api-schemas.ts';
import { TAGS } from '../http/api-tags.ts';
import { rejectInvalid } from '../http/error-answers.ts';
import { takeJson } from '../http/json-body.ts';
import { IdempotencyHeaders } from '../http/receipts.ts';
import type { About } from '../mail/notifications.ts';
import { messageResponses } from '../messages/message-responses.ts';
import { type FormIntake, receiveForm } from '../messages/receive-form.ts';

const requestMatch = createRoute({
  method: 'post',
  path: '/live-matching',
  operationId: 'requestMatch',
  tags: [TAGS.messages],
  summary: 'Ask to be matched with a center by a person',
  description: 'Staff read it and answer by the way that the person chose.',
  middleware: takeJson,
  request: { headers: IdempotencyHeaders, body: jsonBody(LiveMatchingRequest, matchExample) },
  responses: messageResponses(),
});

/** Requests for help with finding a center; staff aim to answer them within a day. */
export function liveMatchingRoutes(intake: FormIntake) {
  return new OpenAPIHono({ defaultHook: rejectInvalid }).openapi(requestMatch, (c) =>
    receiveForm(c, intake, c.req.valid('json'), storeMatchingRequest),
  );
}

/** Writes a request's row, and returns what to notify staff about. */
export async function storeMatchingRequest(
  tx: Db,
  id: string,
  request: LiveMatchingRequest,
  now: Date,
): Promise<About> {
  await tx
    .insertInto('matching_requests')
    .values({
      id,
      state: request.state,
      zip: request.zip || null,
      age_band: request.ageBand,
      primary_need: request.primaryNeed,
      levels_of_care: JSON.stringify(request.levelsOfCare),
      insurance_type: request.insuranceType,
      travel_willingness: request.travelWillingness,
      contact_preference: request.contactPreference,
      contact_info: request.contactInfo,
      may_leave_message: request.mayLeaveMessage ? 1 : 0,
      user_phone: request.userPhone || null,
      language: request.language,
      created_at: now.toISOString(),
    })
    .execute();
  return { matchingRequestId: id, request };
}
